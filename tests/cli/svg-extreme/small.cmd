gpurta edf small.json --svg o.svg; echo $?; ls
