# Writes build_id.h: the commit, where SOURCE is a checkout of its own; else "release".
set(id release)
find_program(git git)
if(git AND EXISTS ${SOURCE}/.git)
  execute_process(COMMAND ${git} describe --always --dirty=-modified --abbrev=12 --exclude=* WORKING_DIRECTORY ${SOURCE}
    OUTPUT_VARIABLE found OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE failed)
  if(NOT failed AND found MATCHES "^[0-9a-z-]+$")
    set(id ${found})
  endif()
endif()
file(WRITE ${TO}.new "#define GPURTA_BUILD \"${id}\"\n")
execute_process(COMMAND ${CMAKE_COMMAND} -E copy_if_different ${TO}.new ${TO})
