-- setup --
export GPURTA_CUDA_DRIVER=$FAKE_CUDA/libcuda.so.1

-- file kernels.yaml --
time_unit: ms
platform: v100
kernels:
  - {name: registers, stream: s1, blocks: 160, threads: 512, registers: 40, wcet: 2}
  - {name: shared, stream: s2, blocks: 80, threads: 64, shared_memory: 56KiB, wcet: 2, release: 10}
  - {name: local, stream: s3, blocks: 1, threads: 64, local_memory: 1000, wcet: 2, release: 20}
  - {name: asks, stream: s4, blocks: 1, threads: 64, carveout: 32KiB, wcet: 2, release: 30}

-- case another --
$ GPURTA_FAKE_CUDA=platform=v100 gpurta measure kernels.yaml --runs 1 -o M.json
> sed 's/local_memory: 1000/local_memory: 1004/; s/carveout: 32KiB/carveout: 50/' kernels.yaml >other.yaml
> gpurta check other.yaml M.json
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
2> gpurta: cannot read M.json: No such file or directory
[3]

-- case carveout --
$ GPURTA_FAKE_CUDA=platform=v100,carveout=77 gpurta measure kernels.yaml
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case cold --
$ cat >local.yaml <<'EOF'
> platform: v100
> kernels:
>   - {name: small, stream: s1, blocks: 80, threads: 32, local_memory: 64, wcet: 40}
>   - {name: large, stream: s2, blocks: 1, threads: 32, local_memory: 4096, wcet: 40, release: 5}
> EOF
> export GPURTA_FAKE_CUDA=platform=v100
> gpurta check local.yaml --platform device --runs 2 | grep '^\(small\|large\) '
> gpurta check local.yaml --platform device --runs 2 --cold
> gpurta check local.yaml --platform device --cold | grep '^\(small\|large\) '
> gpurta measure local.yaml --runs 1 -o warm.json
> gpurta check local.yaml warm.json --platform device --explain | grep -e '^U6 ' -e 'U6 left' -e '^large '
> gpurta measure local.yaml --cold -o cold.json
> gpurta check local.yaml cold.json --platform device --explain | grep -e '^U6 ' -e 'U6 left' -e '^large '
> sed 's/"cold": 1/"cold": 2/' cold.json >wrong.json
> gpurta check local.yaml wrong.json; echo $?
2
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
2> gpurta: --runs: with --cold there is one repetition
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
2> gpurta: cannot read warm.json: No such file or directory
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
2> gpurta: cannot read cold.json: No such file or directory
2> sed: can't read cold.json: No such file or directory
2> wrong.json:1:1: expected a measurement, found nothing
[2]

-- case compiler --
$ GPURTA_FAKE_CUDA=platform=v100,compiler_gives=14 gpurta measure kernels.yaml
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case too-large --
$ printf 'platform: v100\nkernels: [{blocks: 10, threads: 1024, registers: 100, wcet: 1}]\n' >large.yaml
> GPURTA_FAKE_CUDA=platform=v100 gpurta measure large.yaml --runs 1
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case used-otherwise --
$ GPURTA_FAKE_CUDA=platform=v100 gpurta measure kernels.yaml --runs 1 -o M.json
> change() { sed "s/$1/$2/" M.json >other.json; cmp -s M.json other.json && echo "nothing changed: $1"; gpurta check kernels.yaml other.json; }
> change '"used": {"registers": [0-9]*' '"used": {"registers": 255'
> change '"dynamic_shared_memory": 0' '"dynamic_shared_memory": 8'
> change '"carveout_percent": null}' '"carveout_percent": 7}'
> change '"local_memory": [1-9][0-9]*, "static' '"local_memory": 4096, "static'
> change '"used": {"registers"' '"used": {"no_registers"'
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
2> sed: can't read M.json: No such file or directory
2> other.json:1:1: expected a measurement, found nothing
2> sed: can't read M.json: No such file or directory
2> other.json:1:1: expected a measurement, found nothing
2> sed: can't read M.json: No such file or directory
2> other.json:1:1: expected a measurement, found nothing
2> sed: can't read M.json: No such file or directory
2> other.json:1:1: expected a measurement, found nothing
2> sed: can't read M.json: No such file or directory
2> other.json:1:1: expected a measurement, found nothing
[2]

-- case used --
$ GPURTA_FAKE_CUDA=platform=v100 gpurta measure kernels.yaml --runs 1 -o M.json && sed -n 's/.*"name": "\([a-z]*\)".*\("used": {[^}]*}\).*/\1 \2/p' M.json
> GPURTA_FAKE_CUDA=platform=v100 gpurta measure kernels.yaml --runs 1 --static-shared -o M.json && sed -n 's/.*"name": "\(shared\)".*\("used": {[^}]*}\).*/\1 \2/p' M.json
> gpurta check kernels.yaml M.json | grep -c 'agrees$'
0
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
2> gpurta: cannot read M.json: No such file or directory
[3]
