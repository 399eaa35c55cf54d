printf "kernels: []\n" | gpurta rta - --slots 1
