printf "hello\n" | gpurta rta - --slots 1
