-- setup --
export GPURTA_CUDA_DRIVER=$FAKE_CUDA/libcuda.so.1

-- file kernels.yaml --
time_unit: ms
platform: jetson-tx2
kernels:
  - {name: k1, blocks: 2, threads: 512, wcet: 4, period: 15}
  - {name: k2, blocks: 7, threads: 512, wcet: 6, period: 15}
  - {name: k3, blocks: 2, threads: 512, wcet: 6, period: 15}
  - {name: k4, blocks: 5, threads: 512, wcet: 5, period: 15}

-- case copies --
$ printf "operations:\n  - {kernel: k, blocks: 1, threads: 32, wcet: 1, stream: s}\n  - {copy: c, bytes: 10000000, stream: s}\n  - {copy: e, bytes: 10000000}\n" >copies.yaml
> gpurta check copies.yaml --platform tx2 --copy-bandwidth 10000000000 --runs 1 --svg x.svg >o
> grep -o ">[a-z]* \(SM [0-9]*\|copy\( [0-9]\)\?\|slots\|[^<]*together[^<]*\)</text>" x.svg | tr -d ">" | sed "s|</text||" | tr "\n" ";"
> grep "<title>[^<]*below" x.svg
> grep -o "measured copies[^<]*\|[0-9]* of [0-9]* within[^<]*\|predicted blocks[^<]*" x.svg
> grep -c "measured launch of" x.svg
> grep "<title>[ce]," x.svg | sed "s/.*<title>//"
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
2> grep: x.svg: No such file or directory
2> grep: x.svg: No such file or directory
2> grep: x.svg: No such file or directory
2> grep: x.svg: No such file or directory
2> grep: x.svg: No such file or directory
[3]

-- case csv --
$ gpurta measure kernels.yaml --runs 1 -o M.json 2>/dev/null
> gpurta check kernels.yaml M.json --svg - --format csv
2> gpurta: --svg -: the picture is all that is printed: --format has no meaning
[2]

-- case disagrees --
$ gpurta measure kernels.yaml --runs 1 -o M.json 2>/dev/null
> gpurta check kernels.yaml M.json --tolerance 0% --svg - >x.svg
2> gpurta: cannot read M.json: No such file or directory
[3]

-- case first-copies --
copies that were under way at once, the first operation among them, are beside each other
$ printf 'operations:\n  - {copy: c, bytes: 10000000, stream: s}\n  - {copy: e, bytes: 10000000, direction: d2h}\n  - {kernel: k, blocks: 1, threads: 32, wcet: 1, stream: s}\n' >copies.yaml
> gpurta check copies.yaml --platform tx2 --copy-bandwidth 10000000000 --runs 1 --svg x.svg >o
> grep '<title>[ce], meas' x.svg | grep -o ' \(y\|height\)="[^"]*"\|<title>[ce]'
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
2> grep: x.svg: No such file or directory
[3]

-- case json --
$ gpurta measure kernels.yaml --runs 1 -o M.json 2>/dev/null
> gpurta check kernels.yaml M.json --svg - --format json
2> gpurta: --svg -: the picture is all that is printed: --format has no meaning
[2]

-- case last-sms --
$ printf "kernels:\n  - {name: k, blocks: 2, threads: 1024, wcet: 1}\n" >wide.yaml
> GPURTA_FAKE_CUDA=sms=40,first_sm=38 gpurta check wide.yaml --platform device --runs 1 --svg x.svg >o
> grep -o ">[a-z]* \(SM [0-9]*\|copy\( [0-9]\)\?\|slots\|[^<]*together[^<]*\)</text>" x.svg | tr -d ">" | sed "s|</text||" | tr "\n" ";"
> grep "<title>[^<]*below" x.svg
> grep -o "measured copies[^<]*\|[0-9]* of [0-9]* within[^<]*\|predicted blocks[^<]*" x.svg
> grep -c "measured launch of" x.svg
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
2> grep: x.svg: No such file or directory
2> grep: x.svg: No such file or directory
2> grep: x.svg: No such file or directory
2> grep: x.svg: No such file or directory
[3]

-- case output --
$ gpurta measure kernels.yaml --runs 1 -o M.json 2>/dev/null
> gpurta check kernels.yaml M.json --svg - -o t.txt | tail -n 1
> head -n 1 t.txt
2> gpurta: cannot read M.json: No such file or directory
2> head: cannot open 't.txt' for reading: No such file or directory
[3]

-- case same-file-save --
$ gpurta check kernels.yaml --save N.json --svg x -o x
> ls N.json 2>/dev/null
2> gpurta: --svg and --output name the same file
[2]

-- case same-file --
$ gpurta measure kernels.yaml --runs 1 -o M.json 2>/dev/null
> gpurta check kernels.yaml M.json --svg x -o x
> ls x 2>/dev/null
2> gpurta: --svg and --output name the same file
[2]

-- case slots --
$ gpurta check kernels.yaml --slots 8 --runs 1 --svg x.svg >o
> grep -o ">[a-z]* \(SM [0-9]*\|copy\( [0-9]\)\?\|slots\|[^<]*together[^<]*\)</text>" x.svg | tr -d ">" | sed "s|</text||" | tr "\n" ";"
> grep "<title>[^<]*below" x.svg
> grep -o "measured copies[^<]*\|[0-9]* of [0-9]* within[^<]*\|predicted blocks[^<]*" x.svg
> grep -c "measured launch of" x.svg
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
2> grep: x.svg: No such file or directory
2> grep: x.svg: No such file or directory
2> grep: x.svg: No such file or directory
2> grep: x.svg: No such file or directory
[3]

-- case sms-32 --
$ GPURTA_FAKE_CUDA=sms=32 gpurta check kernels.yaml --platform device --runs 2 --svg x.svg >o
> grep -o ">[a-z]* \(SM [0-9]*\|copy\( [0-9]\)\?\|slots\|[^<]*together[^<]*\)</text>" x.svg | tr -d ">" | sed "s|</text||" | tr "\n" ";"
> grep "<title>[^<]*below" x.svg
> grep -o "measured copies[^<]*\|[0-9]* of [0-9]* within[^<]*\|predicted blocks[^<]*" x.svg
> grep -c "measured launch of" x.svg
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
2> grep: x.svg: No such file or directory
2> grep: x.svg: No such file or directory
2> grep: x.svg: No such file or directory
2> grep: x.svg: No such file or directory
[3]

-- case sms-40 --
$ GPURTA_FAKE_CUDA=sms=40 gpurta check kernels.yaml --platform device --runs 1 --scale 7 --svg x.svg >o
> grep -o ">[a-z]* \(SM [0-9]*\|copy\( [0-9]\)\?\|slots\|[^<]*together[^<]*\)</text>" x.svg | tr -d ">" | sed "s|</text||" | tr "\n" ";"
> grep "<title>[^<]*below" x.svg
> grep -o "measured copies[^<]*\|[0-9]* of [0-9]* within[^<]*\|predicted blocks[^<]*" x.svg
> grep -c "measured launch of" x.svg
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
2> grep: x.svg: No such file or directory
2> grep: x.svg: No such file or directory
2> grep: x.svg: No such file or directory
2> grep: x.svg: No such file or directory
[3]

-- case table --
$ gpurta measure kernels.yaml --runs 1 -o M.json 2>/dev/null
> gpurta check kernels.yaml M.json --svg - --format table | sed -n '1p;$p'
2> gpurta: cannot read M.json: No such file or directory
[3]

-- case unnamed --
all SMs of the platform have a lane, those too that the device lacks; kernels without names
$ printf 'platform: {base: jetson-tx2, sms: 4}\nkernels:\n  - {blocks: 1, threads: 512, wcet: 1}\n  - {blocks: 1, threads: 512, wcet: 2}\n' >unnamed.yaml
> gpurta check unnamed.yaml --runs 1 --svg x.svg >o
> grep -o '>[a-z]* SM [0-9]*</text>\|<title>k[0-9]*, pred[^<]*' x.svg
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
2> grep: x.svg: No such file or directory
[3]

-- case wide --
$ printf "kernels:\n  - {name: k, blocks: 37, threads: 1024, wcet: 1}\n" >wide.yaml
> GPURTA_FAKE_CUDA=sms=40,slow=50 gpurta check wide.yaml --platform device --runs 1 --svg x.svg >o
> grep -o ">[a-z]* \(SM [0-9]*\|copy\( [0-9]\)\?\|slots\|[^<]*together[^<]*\)</text>" x.svg | tr -d ">" | sed "s|</text||" | tr "\n" ";"
> grep "<title>[^<]*below" x.svg
> grep -o "measured copies[^<]*\|[0-9]* of [0-9]* within[^<]*\|predicted blocks[^<]*" x.svg
> grep -c "measured launch of" x.svg
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
2> grep: x.svg: No such file or directory
2> grep: x.svg: No such file or directory
2> grep: x.svg: No such file or directory
2> grep: x.svg: No such file or directory
[3]
