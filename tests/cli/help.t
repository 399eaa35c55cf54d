-- case describe --
every option of every command, and what values it takes
$ gpurta --describe >all.json
> python3 -c 'import json
> for command in json.load(open("all.json"))["commands"]:
>     print(command["name"], sum(len(rows["fields"]) for rows in command["results"]))
>     for o in command["options"]:
>         values = str(o["low"]) + ".." + str(o["high"]) if "low" in o else " ".join(o.get("words", []))
>         print(" ", o["name"], o["kind"], *filter(None, [o["option"], values]))'
rta 32
  trace switch rta-trace
  algorithm word rta-algorithm auto h-set closed-form
  limit count rta-limit 1..4611686018427387904
  svg file
  window text
  sms text
  height text threads shared-memory
  platform platform
  platform-file file
  slots text
  copy-bandwidth text
  assume texts
  iterations text
  format word table json csv
  decimal count 0..30
  exact switch
  output file
  memory count 1..9223372036854775807
  certificate file
  ignore text
bound 53
  explain optional-text
  search count 0..2147483647
  seed count bound-seed 0..9223372036854775807
  exact count bound-exact 0..2147483647
  threads count 1..256
  limit count bound-limit 1..9223372036854775807
  sensitivity switch
  tries count bound-tries 1..2147483647
  svg file
  platform platform
  platform-file file
  slots text
  copy-bandwidth text
  format word table json csv
  decimal count 0..30
  output file
  memory count 1..9223372036854775807
  certificate file
  ignore text
partition 28
  mechanism word any green-context mps mig tpc-mask
  cuda text
  minimize word total largest
  search count 0..2147483647
  seed count bound-seed 0..9223372036854775807
  limit count bound-limit 1..9223372036854775807
  svg file
  platform platform
  platform-file file
  slots text
  copy-bandwidth text
  format word table json csv
  decimal count 0..30
  exact switch
  output file
  memory count 1..9223372036854775807
  ignore text
simulate 48
  policy word simulate-policy most-room round-robin
  blocks switch
  explain optional-text simulate-explain
  jobs count simulate-jobs 1..2147483647
  until time simulate-until
  limit count simulate-limit 1..2147483647
  memory count simulate-memory 1..9223372036854775807
  rules text measured amert
  jitter time simulate-jitter
  runs count 1..1000000
  seed count simulate-seed 0..9223372036854775807
  svg file
  window text
  sms text
  height text threads shared-memory
  export-examiner file
  platform platform
  platform-file file
  slots text
  copy-bandwidth text
  assume texts
  iterations text
  format word table json csv
  decimal count 0..30
  exact switch
  output file
  ignore text
runlist 18
  explain text
  fit text timeslice
  range text
  limit count 1..9223372036854775807
  simulate switch
  task text
  until time
  svg file
  list switch
  overhead text runlist-overhead every-switch published
  mode text runlist-mode interleaved flat
  format word table json csv
  decimal count 0..30
  exact switch
  output file
  memory count 1..9223372036854775807
  certificate file
  ignore text
occupancy 40
  threads text
  registers count 0..2147483647
  shared-memory count 0..2147483647
  compute-capability text
  sms count 1..1073741824
  for-blocks count 1..2147483647
  sweep text threads registers shared_memory
  svg file
  batch file
  platform platform
  platform-file file
  format word table json csv
  decimal count 0..30
  exact switch
  output file
platforms 0
  platform platform
  platform-file file
  slots text
  format word table json csv
  decimal count 0..30
  exact switch
  output file
convert 0
  from word examiner nsys kineto nvprof
  to word scenario chains json perfetto sag sag-precedences examiner
  margin text
  period word shortest periodic
  sms count 1..1073741824
  device count 0..2147483647
  process count 0..2147483647
  context count 0..2147483647
  platform platform
  slots text
  copy-bandwidth text
  assume texts
  iterations text
  output file
  memory count 1..9223372036854775807
edf 24
  overhead time
  latency time
  explain switch
  at time
  sensitivity switch
  no-responses switch
  limit count edf-limit 1..4611686018427387904
  simulate switch
  horizon time
  offset text
  execution text
  preemption-cost time
  svg file
  format word table json csv
  decimal count 0..30
  exact switch
  output file
  memory count 1..9223372036854775807
  certificate file
  ignore text
measure 74
  runs count measure-runs 1..100000
  scale count measure-scale 1..1000000000
  static-shared switch measure-static-shared
  cold switch measure-cold
  timeout time
  warm-up time
  set-level file
  device count 0..1023
  driver file
  devices switch
  neighbours switch
  tolerance text
  export text examiner
  assume texts
  iterations text
  format word table json csv
  decimal count 0..30
  exact switch
  output file
check 68
  tolerance text
  placement text
  sm-order text
  explain switch
  save file
  svg file
  runs count measure-runs 1..100000
  scale count measure-scale 1..1000000000
  static-shared switch measure-static-shared
  cold switch measure-cold
  timeout time
  warm-up time
  set-level file
  device count 0..1023
  driver file
  platform platform
  platform-file file
  slots text
  copy-bandwidth text
  assume texts
  iterations text
  format word table json csv
  decimal count 0..30
  exact switch
  output file
  memory count 1..9223372036854775807
sweep 0
  shard text
  merge switch
  resume switch
  threads count 0..1024
  svg file
  platform platform
  platform-file file
  slots text
  format word table json csv
  decimal count 0..30
  exact switch
  output file
  memory count 1..9223372036854775807
  certificate file
verify 0
  limit count 1..9223372036854775807
  platform platform
  platform-file file
  slots text
  format word table json csv
report 0
  compare file
  search text
  platform platform
  platform-file file
  slots text
  copy-bandwidth text
  assume texts
  iterations text
  decimal count 0..30
  exact switch
  output file
  memory count 1..9223372036854775807
  ignore text

-- case help-2 --
$ gpurta rta --help
gpurta rta FILE [options]

    gpurta rta kernels.yaml                  a table
    gpurta rta kernels.yaml --format json    exact values for programs

When does each kernel complete, and does every job of it meet its deadline? Exact, for kernels
whose blocks are alike (Paredes' free-block analysis, repeated until the schedule repeats).

Write down what you launch, in launch order:

    time_unit: ms
    platform: jetson-tx2
    kernels:
      - {name: k1, blocks: 2, threads: 512, wcet: 4, period: 15}
      - {name: k2, blocks: 7, threads: 512, wcet: 6, period: 15}

and ask:

    gpurta rta kernels.yaml --slots 16       what if the GPU held 16 blocks at once?
    gpurta rta kernels.yaml --trace          every step: t_a, g_f and h
    generate | gpurta rta -                  read standard input

Keys of a kernel: blocks (or [x, y, z]), wcet (time of one block), threads (or [x, y, z]),
registers, shared_memory, release, period, deadline (default: period), stream, name. A kernel
with a period is released strictly periodically; for less regular releases: gpurta bound.
Times: 12, 1.5, 3/2, 2.5e-3, with or without a unit: ns us ms s.

Options:
  --trace                 the steps of the algorithm instead of the kernels (table, csv),
                          or beside them (json)
  --algorithm NAME        how completion times are found: auto (default), h-set,
                          closed-form
  --limit N               most steps of an analysis of all jobs: jobs, and slots that they
                          take (1 to 2^62; default 20000000)
Options, the picture:
  --svg FILE              draw the blocks; '-': only that
  --window FROM:TO        of this time only
  --sms FIRST:LAST        of these SMs only
  --height WHAT           what the height of a box stands for: threads, shared-memory
Options, the platform:
  --platform NAME         instead of the file's platform; 'gpurta platforms' lists them
  --platform-file FILE    the same, described in a file (man gpurta-platforms)
  --slots N               N blocks at once, instead of a platform
  --copy-bandwidth N      bytes per second of copies that give their bytes
  --memory BYTES          most memory that the command takes, besides 64 MiB (1 to 2^63-1;
                          default 2147483648)
  --certificate FILE      write there what proves the result, for 'gpurta verify'
  --ignore SECTION,...    answer without these sections' work, which is not analysed here;
                          without this the verdict is unknown
Options, configurations of cuda_scheduling_examiner:
  --assume NAME=TIME      how long a plug-in or action of a cuda_scheduling_examiner
                          configuration takes whose time is not known (mandelbrot,
                          counter_spin, memset, malloc); may be repeated
  --iterations N          instead of the max_iterations of such a configuration
Options, the output:
  --format FORMAT         how the result is printed: table (default), json, csv
  --decimal [N]           decimal numbers in CSV (with units in its heading) and JSON
                          (beside the exact texts), for spreadsheets and pandas; N
                          decimals at most, in tables N (0 to 30)
  --exact                 fractions in tables where a decimal number would be rounded
  -o, --output FILE       write there instead of standard output
  --help, --version

Exit status: 0 every job meets its deadline or none is given, 1 a deadline is missed or
the limit was reached before that was known, 2 wrong usage or input, 3 could not do it.
More: man gpurta-rta

-- case help-rta --
$ gpurta help rta
gpurta rta FILE [options]

    gpurta rta kernels.yaml                  a table
    gpurta rta kernels.yaml --format json    exact values for programs

When does each kernel complete, and does every job of it meet its deadline? Exact, for kernels
whose blocks are alike (Paredes' free-block analysis, repeated until the schedule repeats).

Write down what you launch, in launch order:

    time_unit: ms
    platform: jetson-tx2
    kernels:
      - {name: k1, blocks: 2, threads: 512, wcet: 4, period: 15}
      - {name: k2, blocks: 7, threads: 512, wcet: 6, period: 15}

and ask:

    gpurta rta kernels.yaml --slots 16       what if the GPU held 16 blocks at once?
    gpurta rta kernels.yaml --trace          every step: t_a, g_f and h
    generate | gpurta rta -                  read standard input

Keys of a kernel: blocks (or [x, y, z]), wcet (time of one block), threads (or [x, y, z]),
registers, shared_memory, release, period, deadline (default: period), stream, name. A kernel
with a period is released strictly periodically; for less regular releases: gpurta bound.
Times: 12, 1.5, 3/2, 2.5e-3, with or without a unit: ns us ms s.

Options:
  --trace                 the steps of the algorithm instead of the kernels (table, csv),
                          or beside them (json)
  --algorithm NAME        how completion times are found: auto (default), h-set,
                          closed-form
  --limit N               most steps of an analysis of all jobs: jobs, and slots that they
                          take (1 to 2^62; default 20000000)
Options, the picture:
  --svg FILE              draw the blocks; '-': only that
  --window FROM:TO        of this time only
  --sms FIRST:LAST        of these SMs only
  --height WHAT           what the height of a box stands for: threads, shared-memory
Options, the platform:
  --platform NAME         instead of the file's platform; 'gpurta platforms' lists them
  --platform-file FILE    the same, described in a file (man gpurta-platforms)
  --slots N               N blocks at once, instead of a platform
  --copy-bandwidth N      bytes per second of copies that give their bytes
  --memory BYTES          most memory that the command takes, besides 64 MiB (1 to 2^63-1;
                          default 2147483648)
  --certificate FILE      write there what proves the result, for 'gpurta verify'
  --ignore SECTION,...    answer without these sections' work, which is not analysed here;
                          without this the verdict is unknown
Options, configurations of cuda_scheduling_examiner:
  --assume NAME=TIME      how long a plug-in or action of a cuda_scheduling_examiner
                          configuration takes whose time is not known (mandelbrot,
                          counter_spin, memset, malloc); may be repeated
  --iterations N          instead of the max_iterations of such a configuration
Options, the output:
  --format FORMAT         how the result is printed: table (default), json, csv
  --decimal [N]           decimal numbers in CSV (with units in its heading) and JSON
                          (beside the exact texts), for spreadsheets and pandas; N
                          decimals at most, in tables N (0 to 30)
  --exact                 fractions in tables where a decimal number would be rounded
  -o, --output FILE       write there instead of standard output
  --help, --version

Exit status: 0 every job meets its deadline or none is given, 1 a deadline is missed or
the limit was reached before that was known, 2 wrong usage or input, 3 could not do it.
More: man gpurta-rta

-- case help-unknown --
$ gpurta help rtx
2> gpurta: unknown command "rtx"; did you mean rta?
[2]

-- case help-xyzzy --
$ gpurta help xyzzy
2> gpurta: unknown command "xyzzy"; 'gpurta --help' lists them
[2]

-- case help --
$ gpurta --help
gpurta COMMAND [FILE] [options]

Exact response-time analysis for GPU applications: when does each kernel complete, and
are deadlines met?

Commands:
  rta         completion and response times of kernels
  bound       bounds for every job of recurrent chains
  partition   which chain gets which SMs, so that every deadline is met
  simulate    what happens when, on which SM, and by which rule
  runlist     response bounds of channels that share the GPU through the runlist
  occupancy   blocks per SM and slots of a launch
  platforms   built-in platforms, or one in full
  convert     import and export foreign formats
  edf         EDF and servers: demand test, response times
  measure     run the kernels on a CUDA device and write down what happened
  check       predicted against measured completion times and placements
  sweep       schedulability experiments on random task sets
  verify      checks a certificate against its scenario
  report      one HTML file with every analysis of a scenario

'gpurta help COMMAND' teaches a command by example; 'gpurta --version' says which
version this is; 'man gpurta' has the file format.

-- case version-2 --
$ gpurta rta --version
gpurta 0.1.0

-- case version --
$ gpurta --version
gpurta 0.1.0
