-- case run --
$ g="gpurta occupancy"
> $g
> $g --threads 3
> $g --platform tx2
> $g --platform tx2 --threads 0
> $g --platform tx2 --threads 2xx
> $g --platform tx2 --threads 65536x65536
> $g --platform tx2 --threads 32 --registers -1
> $g --platform tx2 --threads 32 --shared-memory 48KB
> $g --platform tx9 --threads 32
> $g --platform tx2 --compute-capability 6.2 --threads 32
> $g --compute-capability 6 --threads 32
> $g --compute-capability 6.9 --threads 32
> $g --slots 4 --threads 32
> $g --platform tx2 --threads 32 --sweep blocks
> $g --platform tx2 --threads 32 --sweep threads --for-blocks 2
> $g --platform tx2 --threads 32 --for-blocks 0
> $g --platform tx2 --threads 32 --sms 0
> $g --platform tx2 --batch none.csv --threads 3
> $g --platform tx2 --thread 32
> $g --platform tx2 --threads 32 --svg missing/dir.svg
> $g --platform tx2 --batch none.csv
2> gpurta: how many threads per block? --threads N; 'gpurta occupancy --help' shows examples
2> gpurta: which platform? --platform NAME or --compute-capability X.Y; 'gpurta platforms' lists them
2> gpurta: how many threads per block? --threads N; 'gpurta occupancy --help' shows examples
2> gpurta: --threads: expected a number of threads from 1 to 2147483647, or sizes such as 16x16, found "0"
2> gpurta: --threads: expected a number of threads from 1 to 2147483647, or sizes such as 16x16, found "2xx"
2> gpurta: --threads: expected a number of threads from 1 to 2147483647, or sizes such as 16x16, found "65536x65536"
2> gpurta: --registers: expected a whole number from 0 to 2147483647, found "-1"
2> gpurta: --shared-memory: expected a whole number of bytes from 0 to 2147483647, also as 32KiB or 1GiB, found "48KB"
2> gpurta: no built-in platform "tx9"; did you mean "tx1"?
2> gpurta: expected only one of --platform, --platform-file and --compute-capability
2> gpurta: --compute-capability: expected major.minor, for example 6.2, found "6"
2> gpurta: no built-in platform "cc-6.9"; did you mean "cc-8.9"?
2> gpurta: occupancy: --slots has no meaning here: it is about launches, and tells the number of slots
2> gpurta: --sweep: expected threads, registers or shared_memory, found "blocks"
2> gpurta: expected only one of --batch, --for-blocks and --sweep
2> gpurta: --for-blocks: expected a whole number from 1 to 2147483647, found "0"
2> gpurta: --sms: expected a whole number from 1 to 1073741824, found "0"
2> gpurta: --batch takes its launches from the file: --threads, --registers, --shared-memory and --svg have no meaning with it
2> gpurta: occupancy: unknown option --thread; did you mean --threads?
2> gpurta: cannot write missing/dir.svg: its folder does not exist
2> gpurta: cannot read none.csv: No such file or directory
[3]
