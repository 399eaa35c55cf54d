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
2> M.json:50:125: local has local_memory 1000 here and 1004 in the scenario: another scenario?
2> M.json:51:139: asks has carveout 32768 here and 0 in the scenario: another scenario?
2> M.json:51:166: asks has carveout_percent 0 here and 50 in the scenario: another scenario?
[2]

-- case carveout --
$ GPURTA_FAKE_CUDA=platform=v100,carveout=77 gpurta measure kernels.yaml
2> kernels.yaml:7:5: kernels[3]: asks: a carve-out of 33 percent cannot be had: the driver prefers 77
[2]

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
small          40  40.001446  40.001446  40.001653  0.001446   ~+0.01%     0.9  agrees
large          45  45.001445  45.001445  45.001654  0.001445   ~+0.01%     0.9  agrees
small          40  40.001404  40.001404  40.001404  0.001404   ~+0.01%     0.9  agrees
large          80  80.001356  80.001356  80.001356  0.001356   ~+0.01%     1.6  agrees
U6 left out: what was recorded found local memory grown (--cold)
large          45  45.001654  45.001654  45.001654  0.001654   ~+0.01%     0.9  agrees
U6    no                         1        2           81       81  cannot tell
large          80  80.001356  80.001356  80.001356  0.001356   ~+0.01%     1.6  agrees
U6    yes                        2        1           81       81  followed
2
2> gpurta: --runs: with --cold there is one repetition
2> wrong.json:42:13: cold: expected a whole number from 0 to 1, found "2"
[2]

-- case compiler --
$ GPURTA_FAKE_CUDA=platform=v100,compiler_gives=14 gpurta measure kernels.yaml
2> kernels.yaml:4:5: kernels[0]: registers: a spin kernel with 33 to 40 registers per thread, 0 bytes of local memory and 0 bytes of static shared memory cannot be had: the driver's compiler gives 14 registers, 0 and 0 bytes
[2]

-- case too-large --
$ printf 'platform: v100\nkernels: [{blocks: 10, threads: 1024, registers: 100, wcet: 1}]\n' >large.yaml
> GPURTA_FAKE_CUDA=platform=v100 gpurta measure large.yaml --runs 1
2> large.yaml:2:11: kernels[0]: k1: the block is too large: no SM has room for 1024 threads with 100 registers
[2]

-- case used-otherwise --
$ GPURTA_FAKE_CUDA=platform=v100 gpurta measure kernels.yaml --runs 1 -o M.json
> change() { sed "s/$1/$2/" M.json >other.json; cmp -s M.json other.json && echo "nothing changed: $1"; gpurta check kernels.yaml other.json; }
> change '"used": {"registers": [0-9]*' '"used": {"registers": 255'
> change '"dynamic_shared_memory": 0' '"dynamic_shared_memory": 8'
> change '"carveout_percent": null}' '"carveout_percent": 7}'
> change '"local_memory": [1-9][0-9]*, "static' '"local_memory": 4096, "static'
> change '"used": {"registers"' '"used": {"no_registers"'
2> other.json:48:260: registers used registers with which an SM holds another number of blocks: another scenario?
2> other.json:48:260: registers used other shared memory than the scenario says: another scenario?
2> other.json:48:260: registers used another carve-out than the scenario asks for: another scenario?
2> other.json:50:258: local used other local memory than the scenario says: another scenario?
2> other.json:48:260: key "registers" is missing
[2]

-- case used --
$ GPURTA_FAKE_CUDA=platform=v100 gpurta measure kernels.yaml --runs 1 -o M.json && sed -n 's/.*"name": "\([a-z]*\)".*\("used": {[^}]*}\).*/\1 \2/p' M.json
> GPURTA_FAKE_CUDA=platform=v100 gpurta measure kernels.yaml --runs 1 --static-shared -o M.json && sed -n 's/.*"name": "\(shared\)".*\("used": {[^}]*}\).*/\1 \2/p' M.json
> gpurta check kernels.yaml M.json | grep -c 'agrees$'
registers "used": {"registers": 36, "local_memory": 0, "static_shared_memory": 0, "dynamic_shared_memory": 0, "carveout_percent": null}
shared "used": {"registers": 14, "local_memory": 0, "static_shared_memory": 0, "dynamic_shared_memory": 57344, "carveout_percent": null}
local "used": {"registers": 14, "local_memory": 1000, "static_shared_memory": 0, "dynamic_shared_memory": 0, "carveout_percent": null}
asks "used": {"registers": 14, "local_memory": 0, "static_shared_memory": 0, "dynamic_shared_memory": 0, "carveout_percent": 33}
shared "used": {"registers": 14, "local_memory": 0, "static_shared_memory": 49152, "dynamic_shared_memory": 8192, "carveout_percent": null}
4
