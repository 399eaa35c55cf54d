printf "a: \xff" | gpurta rta -
