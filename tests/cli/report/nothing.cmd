gpurta report empty.yaml -o r.html; ls
