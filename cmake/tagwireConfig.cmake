include(${CMAKE_CURRENT_LIST_DIR}/tagwireTargets.cmake)
