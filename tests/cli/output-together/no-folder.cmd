gpurta simulate kernels.yaml --platform tx2 --svg o.svg --export-examiner logs; echo $?; ls
