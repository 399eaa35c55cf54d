# 32-bit arm with Debian's cross compiler: ./dev cross armhf
set(triplet arm-linux-gnueabihf)
set(processor arm)
include(${CMAKE_CURRENT_LIST_DIR}/debian.cmake)
