gpurta bound large.json --svg o.svg; echo $?; ls
