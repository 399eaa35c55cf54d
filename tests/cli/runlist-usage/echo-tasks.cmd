echo 'tasks: []' | gpurta runlist -
