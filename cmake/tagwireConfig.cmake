include(${CMAKE_CURRENT_LIST_DIR}/tagwireTargets.cmake)

# find_package(tagwire COMPONENTS xml): tagwire::xml and tagwire::xml_static, if they were built; the static one links expat.
if("xml" IN_LIST tagwire_FIND_COMPONENTS)
  if(EXISTS ${CMAKE_CURRENT_LIST_DIR}/tagwireXmlTargets.cmake)
    include(CMakeFindDependencyMacro)
    find_dependency(EXPAT)
    include(${CMAKE_CURRENT_LIST_DIR}/tagwireXmlTargets.cmake)
    set(tagwire_xml_FOUND TRUE)
  elseif(tagwire_FIND_REQUIRED_xml)
    set(tagwire_FOUND FALSE)
    set(tagwire_NOT_FOUND_MESSAGE "this tagwire was built without libtagwire_xml (it needs expat)")
  endif()
endif()
