# x86_64 with Debian's compiler, for the wheel: ./dev wheel
set(triplet x86_64-linux-gnu)
set(processor x86_64)
include(${CMAKE_CURRENT_LIST_DIR}/debian.cmake)
