gpurta xyzzy
