# What Debian's cross compilers have in common. GPURTA_SYSROOT holds the packages of the other
# architecture (sysroot.sh); programs run under qemu-user there.
set(CMAKE_TRY_COMPILE_PLATFORM_VARIABLES GPURTA_SYSROOT GPURTA_OLD_LIBC)
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR ${processor})
set(CMAKE_C_COMPILER ${triplet}-gcc)
set(CMAKE_CXX_COMPILER ${triplet}-g++)
set(CMAKE_FIND_ROOT_PATH ${GPURTA_SYSROOT})
set(CMAKE_LIBRARY_ARCHITECTURE ${triplet})
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
set(CMAKE_EXE_LINKER_FLAGS_INIT "-Wl,-rpath-link,${GPURTA_SYSROOT}/usr/lib/${triplet}")
set(CMAKE_SHARED_LINKER_FLAGS_INIT ${CMAKE_EXE_LINKER_FLAGS_INIT})
find_program(QEMU_${processor} qemu-${processor}) # by its path: some tests change PATH
set(CMAKE_CROSSCOMPILING_EMULATOR ${QEMU_${processor}} -L ${GPURTA_SYSROOT})
# With the C library of the sysroot, older than that of the compiler.
if(GPURTA_OLD_LIBC)
  set(CMAKE_SYSROOT ${GPURTA_SYSROOT})
  set(CMAKE_C_FLAGS_INIT "-isystem ${GPURTA_SYSROOT}/usr/include/${triplet} -isystem ${GPURTA_SYSROOT}/usr/include \
-B${GPURTA_SYSROOT}/usr/lib/${triplet} -L${GPURTA_SYSROOT}/usr/lib/${triplet} -L${GPURTA_SYSROOT}/lib/${triplet}")
endif()
