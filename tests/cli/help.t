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
  --set PATH=VALUE        as if the file said so: chains.camera.period=40ms,
                          kernels[0].blocks=8, platform.sms=14; may be repeated
  --vary PATH=A:B:STEP    the result for each value from A to B: verdict, and the worst
                          bound / deadline; with --svg FILE as curves
  --memory BYTES          most memory that the command takes, besides 64 MiB (1 to 2^63-1;
                          default 2147483648)
  --ignore SECTION,...    answer without these sections' work, which is not analysed here;
                          without this the verdict is unknown
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
  --made-by               below a table, and above CSV, where there is one, as lines with
                          #: what was typed, read and in force, as JSON has it
  --certificate FILE      write there what proves the result, for 'gpurta verify'
  -h, --help, -V, --version

Exit status: 0 every job meets its deadline or none is given, 1 a deadline is missed or
the limit was reached before that was known, 2 wrong usage or input, 3 runtime error.
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
  --set PATH=VALUE        as if the file said so: chains.camera.period=40ms,
                          kernels[0].blocks=8, platform.sms=14; may be repeated
  --vary PATH=A:B:STEP    the result for each value from A to B: verdict, and the worst
                          bound / deadline; with --svg FILE as curves
  --memory BYTES          most memory that the command takes, besides 64 MiB (1 to 2^63-1;
                          default 2147483648)
  --ignore SECTION,...    answer without these sections' work, which is not analysed here;
                          without this the verdict is unknown
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
  --made-by               below a table, and above CSV, where there is one, as lines with
                          #: what was typed, read and in force, as JSON has it
  --certificate FILE      write there what proves the result, for 'gpurta verify'
  -h, --help, -V, --version

Exit status: 0 every job meets its deadline or none is given, 1 a deadline is missed or
the limit was reached before that was known, 2 wrong usage or input, 3 runtime error.
More: man gpurta-rta

-- case help-anywhere --
The file need not be there, and mistakes before it do not matter; behind -- it is a file.
$ gpurta missing.yaml --help | head -1
> gpurta rta --bogus --slots -h x.yaml y.yaml | head -1
> gpurta --bogus --help | head -1
> gpurta rta -- --help
gpurta FILE [options]
gpurta rta FILE [options]
gpurta COMMAND [FILE] [options]
2> gpurta: cannot read --help: No such file or directory
[3]

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
gpurta FILE [options]               every analysis that applies to the file

Exact response-time analysis for GPU applications: when does each kernel complete, and
are deadlines met?

Analyse: are deadlines met?
  advise      which changes would help, by the worst bound / deadline
  bound       bounds for every job of recurrent chains
  partition   which chain gets which SMs, so that every deadline is met
  rta         completion and response times of kernels
  runlist     response bounds of channels that share the GPU through the runlist
  edf         EDF and servers: demand test, response times
  resident    does the GPU hang because a block of a persistent kernel found no place?

Look: what happens, and what fits?
  simulate    what happens when, on which SM, and by which rule
  occupancy   blocks per SM and slots of a launch
  platforms   built-in platforms, or one in full
  report      one HTML file with every analysis of a scenario

Evidence: is the result true, and does the device agree?
  neighbours  what kernels of another partition cost, measured
  verify      checks a certificate against its scenario
  measure     run the kernels on a CUDA device and write down what happened
  check       predicted against measured completion times and placements

Study and exchange:
  sweep       schedulability experiments on random task sets
  convert     import and export foreign formats

'gpurta help COMMAND' teaches a command by example; 'gpurta --version' says which
version this is; 'man gpurta' has the file format, 'gpurta --schema scenario' as a
JSON Schema. --json and --csv are short for --format json and --format csv.

-- case version-2 --
$ gpurta rta --version
gpurta 0.2.0 (build BUILD)

-- case version --
$ gpurta --version
gpurta 0.2.0 (build BUILD)

-- case version-short --
$ gpurta -V
gpurta 0.2.0 (build BUILD)

-- case version-of-command --
$ gpurta rta -V
gpurta 0.2.0 (build BUILD)

-- case version-word --
$ gpurta version
2> gpurta: unknown command "version": 'gpurta --version' says which version this is
[2]

-- case json-short --
--json and --csv are short for --format; both forms at once are a mistake.
$ gpurta occupancy --threads 32 --platform tx2 --csv
threads,registers,shared_memory,blocks_per_sm,slots,warps_per_sm,limited_by
32,0,0,32,64,32,blocks

-- case json-twice --
$ gpurta occupancy --threads 32 --platform tx2 --json --format csv
2> gpurta: --format is given twice: --json and --csv are short for it
[2]
