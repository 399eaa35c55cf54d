gpurta help xyzzy
