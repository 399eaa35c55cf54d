-- file direction.yaml --
platform: {slots: 4}
kernels:
  - {name: "a\u202eb", blocks: 2, wcet: 4}
  - {name: "ok", blocks: 1, wcet: 1, stream: "\u2066s"}
  - {name: "\u200f", blocks: 1, wcet: 1}
  - {name: "\u061c", blocks: 1, wcet: 1}

-- file keys.yaml --
platform: {slots: 1}
"\e[31mkey\n": 1
kernels: [{blocks: 1, wcet: 1}]

-- file long.yaml --
platform: {slots: 1}
kernels: [{name: ääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääääää, blocks: 1, wcet: éééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé}]

-- file names.yaml --
platform: {slots: 1}
kernels: [{name: "\e[31mred", blocks: 1, wcet: 1}, {name: "two\nlines", blocks: 1, wcet: 1}]

-- file numbers.yaml --
platform: {slots: 3}
kernels: [{blocks: 1, wcet: 1e300}, {blocks: 1, wcet: 12345678901234567890123456/7, deadline: 12345678901234567890123456/7}, {blocks: 1, wcet: 999999999999999999999999999/1000}, {blocks: 9, wcet: 1e-30}]

-- case direction --
$ gpurta rta direction.yaml
2> direction.yaml:3:12: kernels[0].name: expected a name of 1 to 255 bytes without control characters or marks of direction, found the text "a\u202eb"
2> direction.yaml:4:46: kernels[1].stream: expected a name of 1 to 255 bytes without control characters or marks of direction, found the text "\u2066s"
2> direction.yaml:5:12: kernels[2].name: expected a name of 1 to 255 bytes without control characters or marks of direction, found the text "\u200f"
2> direction.yaml:6:12: kernels[3].name: expected a name of 1 to 255 bytes without control characters or marks of direction, found the text "\u061c"
[2]

-- case keys --
$ gpurta rta keys.yaml
2> keys.yaml:2:1: unknown key "\x1b[31mkey\x0a"; expected one of time_unit, platform, servers, queues, mode, times, partitions, contexts, cpus, chains, paths, kernels, operations, streams, tasks, runlist, edf, sweep, left_out, resident
[2]

-- case long --
$ gpurta rta long.yaml
2> long.yaml:2:18: kernels[0].name: expected a name of 1 to 255 bytes without control characters or marks of direction, found "ääääääääääääääääääää..."
2> long.yaml:2:165: kernels[0].wcet: expected a time above 0, found "éééééééééééééééééééé...": expected a digit at character 1; times are 12, 1.5, 3/2, 2.5e-3 or 250us
[2]

-- case names --
$ gpurta rta names.yaml
2> names.yaml:2:18: kernels[0].name: expected a name of 1 to 255 bytes without control characters or marks of direction, found the text "\x1b[31mred"
2> names.yaml:2:59: kernels[1].name: expected a name of 1 to 255 bytes without control characters or marks of direction, found the text "two\x0alines"
[2]

-- case numbers --
$ gpurta rta numbers.yaml
3 slots; algorithm h-set; times in ms

kernel  blocks                             wcet  release                      completion                        response      deadline  verdict
k1           1                            1e300        0                           1e300                           1e300             -  -
k2           1                     ~1.763669e24        0                    ~1.763669e24                    ~1.763669e24  ~1.763668e24  met
k3           1  999999999999999999999999.999000        0    999999999999999999999999.999    999999999999999999999999.999             -  -
k4           9                        ~0.000001        0  ~1000000000000000000000000.000  ~1000000000000000000000000.000             -  -

schedulable: 1 of 1 deadlines met

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no block takes longer than its wcet
- kernels are launched in the order of the file, exactly at their releases, and once a period
- blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed
- no stream given for k1, k2, k3 and k4: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- times without a unit are in ms (key time_unit)

-- case sqlite --
what SQLite says has names of the file in it
$ python3 -c 'import sqlite3; d = sqlite3.connect("a.sqlite"); d.execute("create table \"\x1b[31mx\" (a)"); d.execute("pragma writable_schema=1"); d.execute("update sqlite_master set sql=\"nonsense\""); d.commit()'
> gpurta convert a.sqlite --platform tx2
2> gpurta: a.sqlite: this is a SQLite file that is cut off or damaged (malformed database schema (\x1b[31mx)): copy it again, or nsys export --type sqlite -o app.sqlite app.nsys-rep
[2]

-- case words-command --
$ gpurta "$(printf "\033]0;x\007")"
2> gpurta: unknown command "\x1b]0;x\x07"; 'gpurta --help' lists them
[2]

-- case words-file --
escape, a line break and what is no UTF-8 in the words of the command line, and in what a library of another says
$ gpurta rta "$(printf "\033[2Jnone\nschedulable.yaml")"
2> gpurta: cannot read \x1b[2Jnone\x0aschedulable.yaml: No such file or directory
[3]

-- case words-option --
$ gpurta rta names.yaml "--\033[2J$(printf "\033[2J\377\302\233")"
2> gpurta: rta: unknown option --\033[2J\x1b[2J\xff\u009b; 'gpurta rta --help' lists them
[2]

-- case words-value --
$ gpurta bound names.yaml --search "$(printf "\033[2J\342\200\256")"
2> gpurta: --search: expected a whole number from 0 to 2147483647, found "\x1b[2J\u202e"
[2]
