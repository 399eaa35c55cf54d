# aarch64 with Debian's cross compiler: ./dev cross aarch64
set(triplet aarch64-linux-gnu)
set(processor aarch64)
include(${CMAKE_CURRENT_LIST_DIR}/debian.cmake)
