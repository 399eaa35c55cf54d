-- file kernels.yaml --
platform: {slots: 8}
kernels:
  - {name: a, blocks: 3, wcet: 1, period: 5}
  - {name: b, blocks: 2, wcet: 2, period: 7}

-- case links --
$ ln -s nowhere link; ln -s there good; echo old >there; gpurta rta kernels.yaml -o link; gpurta rta kernels.yaml -o good; ls; test -L link && echo link; test -L good && echo good; head -n 1 there
good
kernels.yaml
link
there
good
8 slots; algorithm h-set; times in ms

-- case no-folder --
$ gpurta simulate kernels.yaml --platform tx2 --svg o.svg --export-examiner logs; echo $?; ls
3
kernels.yaml
2> kernels.yaml:1:1: note: platform is not read: the command line has another
2> gpurta: cannot write logs/gpurta_stream_1.json: its folder does not exist
[3]

-- case slots --
$ mkdir logs; gpurta simulate kernels.yaml --svg o.svg --export-examiner logs; echo $?; ls
2
kernels.yaml
logs
2> gpurta: --export-examiner: logs tell threads and SMs: a platform of plain slots has none
[2]
