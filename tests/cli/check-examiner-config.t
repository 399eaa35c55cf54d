-- file config.json --
{"name": "Two alike", "max_iterations": 2, "max_time": 0, "cuda_device": 0, "benchmarks": [
  {"filename": "./bin/multikernel.so", "label": "twin", "additional_info": [
    {"kernel_label": "K", "duration": 5000000, "block_count": 3, "thread_count": 1024},
    {"kernel_label": "L", "duration": 2000000, "block_count": 1, "thread_count": 32}]},
  {"filename": "./bin/multikernel.so", "label": "twin", "release_time": 0.05, "additional_info": [
    {"kernel_label": "K", "duration": 3000000, "block_count": 2, "thread_count": 512}]},
  {"filename": "./bin/timer_spin.so", "thread_count": 32, "block_count": 1, "release_time": 0.1}]}

-- case config-logs-platform-tx2-2 --
$ mkdir logs
> gpurta simulate config.json --platform tx2 --export-examiner logs >/dev/null
> mkdir moved
> cp logs/gpurta_stream_1.json moved/z.json
> cp logs/gpurta_stream_2.json moved/a.json
> cp logs/gpurta_stream_3.json moved/
> sed "s/release_time\": 0.05/release_time\": 0, \"log_name\": \"out\/a.json\"/" config.json > named.json
> sed -i "s/release_time\": 0.05/release_time\": 0.00/" moved/a.json
> sed -i '0,/"kernel_name": "K"/s//"kernel_name": "L"/' logs/gpurta_stream_1.json
> gpurta check config.json logs --platform tx2
2> logs/gpurta_stream_1.json:12:1: kernel "L" where the configuration has "K": another scenario?
[2]

-- case config-logs-platform-tx2-iterations-1-tolerance --
$ mkdir logs
> gpurta simulate config.json --platform tx2 --export-examiner logs >/dev/null
> gpurta check config.json logs --platform tx2 --iterations 1 --tolerance 0%+1ns
2> logs/gpurta_stream_1.json:15:1: repetition 2 of K begins before all of repetition 1 has ended: iterations that overlap are no repetitions
[2]

-- case config-logs-platform-tx2 --
$ mkdir logs
> gpurta simulate config.json --platform tx2 --export-examiner logs >/dev/null
> gpurta check config.json logs --platform tx2
predicted by simulate for jetson-tx2; measured on an unnamed device, 1 repetition; completions in s from the scenario's zero

kernel        predicted  minimum  median  maximum  error  relative   within  verdict
K                 0.005    0.005   0.005    0.005      0    +0.00%  0.00020  agrees
L                 0.007    0.007   0.007    0.007      0    +0.00%  0.00024  agrees
K#2               0.012    0.012   0.012    0.012      0    +0.00%  0.00034  agrees
L#2               0.014    0.014   0.014    0.014      0    +0.00%  0.00038  agrees
K#3               0.053    0.053   0.053    0.053      0    +0.00%  0.00016  agrees
K#4               0.056    0.056   0.056    0.056      0    +0.00%  0.00122  agrees
timer_spin        0.110    0.110   0.110    0.110      0    +0.00%  0.00030  agrees
timer_spin#2      0.120    0.120   0.120    0.120      0    +0.00%  0.00250  agrees

placement: 14 of 14 blocks (100.00%) ran on the predicted SM
agrees: 8 of 8 within 2%+100us

-- case config-moved-platform-tx2 --
$ mkdir logs
> gpurta simulate config.json --platform tx2 --export-examiner logs >/dev/null
> mkdir moved
> cp logs/gpurta_stream_1.json moved/z.json
> cp logs/gpurta_stream_2.json moved/a.json
> cp logs/gpurta_stream_3.json moved/
> gpurta check config.json moved --platform tx2 | tail -2
placement: 14 of 14 blocks (100.00%) ran on the predicted SM
agrees: 8 of 8 within 2%+100us

-- case config-platform-tx2-export-examiner-logs --
$ mkdir logs
> gpurta simulate config.json --platform tx2 --export-examiner logs >/dev/null

-- case named-moved-platform-tx2 --
$ mkdir logs
> gpurta simulate config.json --platform tx2 --export-examiner logs >/dev/null
> mkdir moved
> cp logs/gpurta_stream_1.json moved/z.json
> cp logs/gpurta_stream_2.json moved/a.json
> cp logs/gpurta_stream_3.json moved/
> sed "s/release_time\": 0.05/release_time\": 0, \"log_name\": \"out\/a.json\"/" config.json > named.json
> sed -i "s/release_time\": 0.05/release_time\": 0.00/" moved/a.json
> gpurta check named.json moved --platform tx2 | tail -1
disagrees: 6 of 8 within 2%+100us
[1]
