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
pred SM 0;pred SM 1;pred copy 1;meas SM 0;meas SM 1;meas copy;<title>copies.yaml: agrees; predicted above, measured below</title>
3 of 3 within 2%+100us; predicted by simulate for jetson-tx2; measured on Fake jetson-tx2, repetition 1 of 1, scale 1
measured copies: from launch to end
3
e, pred copy 1, 0 to 1 ms</title></rect>
c, pred copy 1, 1 to 2 ms</title></rect>
c, meas copy, 0.0025 to 2.004395 ms</title></rect>
e, meas copy, 0.0052 to 1.009557 ms</title></rect>

-- case csv --
$ gpurta measure kernels.yaml --runs 1 -o M.json 2>/dev/null
> gpurta check kernels.yaml M.json --svg - --format csv
2> gpurta: --svg -: the picture is all that is printed: --format has no meaning
[2]

-- case disagrees --
$ gpurta measure kernels.yaml --runs 1 -o M.json 2>/dev/null
> gpurta check kernels.yaml M.json --tolerance 0% --svg - >x.svg
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition
[1]

-- case first-copies --
copies that were under way at once, the first operation among them, are beside each other
$ printf 'operations:\n  - {copy: c, bytes: 10000000, stream: s}\n  - {copy: e, bytes: 10000000, direction: d2h}\n  - {kernel: k, blocks: 1, threads: 32, wcet: 1, stream: s}\n' >copies.yaml
> gpurta check copies.yaml --platform tx2 --copy-bandwidth 10000000000 --runs 1 --svg x.svg >o
> grep '<title>[ce], meas' x.svg | grep -o ' \(y\|height\)="[^"]*"\|<title>[ce]'
 y="629.00"
 height="12.00"
<title>c
 y="617.00"
 height="12.00"
<title>e

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
pred SM 0 to pred SM 39 together: part of their threads that is taken;meas SM 0 to meas SM 39 together: part of their threads that is taken;<title>wide.yaml: agrees; predicted above, measured below</title>
1 of 1 within 2%+100us; predicted by rta for Fake jetson-tx2; measured on Fake jetson-tx2, repetition 1 of 1, scale 1
1

-- case output --
$ gpurta measure kernels.yaml --runs 1 -o M.json 2>/dev/null
> gpurta check kernels.yaml M.json --svg - -o t.txt | tail -n 1
> head -n 1 t.txt
</svg>
predicted by rta for jetson-tx2; measured on Fake jetson-tx2, 1 repetition; completions in ms from the scenario's zero
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition

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
pred slots;meas SM 0;meas SM 1;<title>kernels.yaml: agrees; predicted above, measured below</title>
4 of 4 within 2%+100us; predicted by rta for slots; measured on Fake jetson-tx2, repetition 1 of 1, scale 1
predicted blocks: one slot each
4
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition

-- case sms-32 --
$ GPURTA_FAKE_CUDA=sms=32 gpurta check kernels.yaml --platform device --runs 2 --svg x.svg >o
> grep -o ">[a-z]* \(SM [0-9]*\|copy\( [0-9]\)\?\|slots\|[^<]*together[^<]*\)</text>" x.svg | tr -d ">" | sed "s|</text||" | tr "\n" ";"
> grep "<title>[^<]*below" x.svg
> grep -o "measured copies[^<]*\|[0-9]* of [0-9]* within[^<]*\|predicted blocks[^<]*" x.svg
> grep -c "measured launch of" x.svg
pred SM 0 to pred SM 31 together: part of their threads that is taken;meas SM 0 to meas SM 31 together: part of their threads that is taken;<title>kernels.yaml: agrees; predicted above, measured below</title>
4 of 4 within 2%+100us; predicted by rta for Fake jetson-tx2; measured on Fake jetson-tx2, repetition 1 of 2, scale 1
4
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition

-- case sms-40 --
$ GPURTA_FAKE_CUDA=sms=40 gpurta check kernels.yaml --platform device --runs 1 --scale 7 --svg x.svg >o
> grep -o ">[a-z]* \(SM [0-9]*\|copy\( [0-9]\)\?\|slots\|[^<]*together[^<]*\)</text>" x.svg | tr -d ">" | sed "s|</text||" | tr "\n" ";"
> grep "<title>[^<]*below" x.svg
> grep -o "measured copies[^<]*\|[0-9]* of [0-9]* within[^<]*\|predicted blocks[^<]*" x.svg
> grep -c "measured launch of" x.svg
pred SM 0 to pred SM 39 together: part of their threads that is taken;meas SM 0 to meas SM 39 together: part of their threads that is taken;<title>kernels.yaml: agrees; predicted above, measured below</title>
4 of 4 within 2%+100us; predicted by rta for Fake jetson-tx2; measured on Fake jetson-tx2, repetition 1 of 1, scale 7
4
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition

-- case table --
$ gpurta measure kernels.yaml --runs 1 -o M.json 2>/dev/null
> gpurta check kernels.yaml M.json --svg - --format table | sed -n '1p;$p'
<?xml version="1.0" encoding="UTF-8"?>
</svg>
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition

-- case unnamed --
all SMs of the platform have a lane, those too that the device lacks; kernels without names
$ printf 'platform: {base: jetson-tx2, sms: 4}\nkernels:\n  - {blocks: 1, threads: 512, wcet: 1}\n  - {blocks: 1, threads: 512, wcet: 2}\n' >unnamed.yaml
> gpurta check unnamed.yaml --runs 1 --svg x.svg >o
> grep -o '>[a-z]* SM [0-9]*</text>\|<title>k[0-9]*, pred[^<]*' x.svg
>pred SM 0</text>
>pred SM 1</text>
>pred SM 2</text>
>pred SM 3</text>
>meas SM 0</text>
>meas SM 1</text>
>meas SM 2</text>
>meas SM 3</text>
<title>k1, pred SM 0, 0 to 1 ms
<title>k2, pred SM 1, 0 to 2 ms
2> unnamed.yaml: note: more SMs than jetson-tx2 has, 2
2> gpurta: note: predicted for 4 SMs, measured on 2; '--platform device' predicts for the device

-- case wide --
$ printf "kernels:\n  - {name: k, blocks: 37, threads: 1024, wcet: 1}\n" >wide.yaml
> GPURTA_FAKE_CUDA=sms=40,slow=50 gpurta check wide.yaml --platform device --runs 1 --svg x.svg >o
> grep -o ">[a-z]* \(SM [0-9]*\|copy\( [0-9]\)\?\|slots\|[^<]*together[^<]*\)</text>" x.svg | tr -d ">" | sed "s|</text||" | tr "\n" ";"
> grep "<title>[^<]*below" x.svg
> grep -o "measured copies[^<]*\|[0-9]* of [0-9]* within[^<]*\|predicted blocks[^<]*" x.svg
> grep -c "measured launch of" x.svg
pred SM 0 to pred SM 39 together: part of their threads that is taken;meas SM 0 to meas SM 39 together: part of their threads that is taken;<title>wide.yaml: DISAGREES; predicted above, measured below</title>
0 of 1 within 2%+100us; predicted by rta for Fake jetson-tx2; measured on Fake jetson-tx2, repetition 1 of 1, scale 1
1
[1]
