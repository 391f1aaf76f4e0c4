# Debian's aarch64 cross compiler, programs run by qemu-user. scripts/aarch64-cmocka.sh fills TAGWIRE_AARCH64_ROOT with cmocka
# and expat; those of this machine must not be found.
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR aarch64)
set(CMAKE_C_COMPILER aarch64-linux-gnu-gcc)
set(CMAKE_CROSSCOMPILING_EMULATOR qemu-aarch64 -L /usr/aarch64-linux-gnu)
set(TAGWIRE_AARCH64_ROOT ${CMAKE_CURRENT_LIST_DIR}/../build/aarch64-root CACHE PATH "Where cmocka and expat for aarch64 lie")
get_filename_component(root ${TAGWIRE_AARCH64_ROOT} ABSOLUTE)
set(CMAKE_C_FLAGS_INIT "-isystem ${root}/usr/include")
set(CMAKE_EXE_LINKER_FLAGS_INIT
    "-L${root}/usr/lib/aarch64-linux-gnu -Wl,-rpath,${root}/usr/lib/aarch64-linux-gnu -Wl,-rpath-link,/usr/aarch64-linux-gnu/lib")
if(EXISTS ${root}/lib/aarch64-linux-gnu/libexpat.so.1) # libexpat.so points to a place outside of root
  set(EXPAT_INCLUDE_DIR ${root}/usr/include)
  set(EXPAT_LIBRARY ${root}/lib/aarch64-linux-gnu/libexpat.so.1)
else()
  set(CMAKE_DISABLE_FIND_PACKAGE_EXPAT ON)
endif()
