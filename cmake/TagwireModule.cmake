# One folder of core/src is one module: an object library that sees the public headers, its own folder and the folders of the
# modules it names, and no other. An #include of anything else does not compile.

set(TAGWIRE_WARNINGS -Wall -Wextra -Wconversion -Wshadow -Werror)

# tagwire_module(NAME SOURCES file... [DEPENDS module...])
function(tagwire_module name)
  cmake_parse_arguments(arg "" "" "SOURCES;DEPENDS" ${ARGN})
  add_library(twi_${name} OBJECT ${arg_SOURCES})
  target_include_directories(twi_${name} PUBLIC ${CMAKE_CURRENT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/core/include)
  target_compile_definitions(twi_${name} PRIVATE TAGWIRE_BUILDING)
  target_compile_options(twi_${name} PRIVATE ${TAGWIRE_WARNINGS})
  foreach(dependency ${arg_DEPENDS})
    target_include_directories(twi_${name} PUBLIC $<TARGET_PROPERTY:twi_${dependency},INTERFACE_INCLUDE_DIRECTORIES>)
  endforeach()
  set_property(GLOBAL APPEND PROPERTY TAGWIRE_MODULES ${name})
endfunction()

# tagwire_test(NAME SOURCES file... MODULES module...): a cmocka program, linked to the static library, that may use the
# internal headers of the modules it names and the helpers of core/tests/support.
function(tagwire_test name)
  if(NOT TAGWIRE_TESTS)
    return()
  endif()
  cmake_parse_arguments(arg "" "" "SOURCES;MODULES" ${ARGN})
  add_executable(${name} ${arg_SOURCES})
  foreach(module ${arg_MODULES})
    target_include_directories(${name} PRIVATE $<TARGET_PROPERTY:twi_${module},INTERFACE_INCLUDE_DIRECTORIES>)
  endforeach()
  target_compile_options(${name} PRIVATE ${TAGWIRE_WARNINGS})
  target_link_libraries(${name} PRIVATE tagwire_static tagwire_test_support cmocka)
  add_test(NAME ${name} COMMAND ${name})
endfunction()
