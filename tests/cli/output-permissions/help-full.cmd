gpurta --help >/dev/full
