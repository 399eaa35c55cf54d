file(GLOB_RECURSE pages ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/*.1)
foreach(page ${pages})
  execute_process(COMMAND gzip -9n ${page})
endforeach()
