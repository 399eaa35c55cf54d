mkdir logs; gpurta simulate kernels.yaml --svg o.svg --export-examiner logs; echo $?; ls
