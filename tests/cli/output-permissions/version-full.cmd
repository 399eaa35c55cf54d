gpurta rta --version >/dev/full
