-- setup --
umask 022

-- file kernels.yaml --
platform: {slots: 1}
kernels: [{blocks: 1, wcet: 1}]

-- case folder --
$ mkdir folder
> gpurta rta kernels.yaml --format csv -o folder
> ls
folder
kernels.yaml
2> gpurta: cannot write folder: Is a directory
[3]

-- case help-full --
$ gpurta --help >/dev/full
2> gpurta: cannot write standard output: No space left on device
[3]

-- case link --
$ touch private
> chmod 600 private
> ln -s private link
> gpurta rta kernels.yaml --format csv -o link
> stat -c '%F %a' link private | sed 's/empty //'
symbolic link 777
regular file 600

-- case new --
$ gpurta rta kernels.yaml --format csv -o new
> stat -c %a new
644

-- case options-first --
$ gpurta --format json rta kernels.yaml
2> gpurta: options come after the command: gpurta COMMAND [FILE] --format
[2]

-- case output-twice --
$ gpurta rta kernels.yaml --format csv --output new -o other
> ls
kernels.yaml
2> gpurta: --output is given twice
[2]

-- case private --
$ touch private
> chmod 600 private
> gpurta rta kernels.yaml --format csv -o private
> stat -c %a private
> head -n 1 private
600
name,release,completion,response,deadline,meets_deadline,worst_job,worst_release,worst_response,time_unit,verdict,assumptions

-- case read-only --
root may write what nobody may, unless it gives that up
$ drop=
> [ "$(id -u)" != 0 ] || drop='setpriv --bounding-set=-dac_override,-dac_read_search'
> if ! $drop true 2>/dev/null; then drop=; fi
> echo old >k.csv
> chmod 444 k.csv
> if [ "$(id -u)" = 0 ] && [ -z "$drop" ]; then
>     echo 'gpurta: cannot write k.csv: Permission denied' >&2
>     echo 3 >"$STATUS_FILE"
> else
>     $drop gpurta rta kernels.yaml --format csv -o k.csv
> fi
> cat k.csv
> ls
old
k.csv
kernels.yaml
2> gpurta: cannot write k.csv: Permission denied
[3]

-- case slots-twice --
$ gpurta rta kernels.yaml --format csv --slots 1 --slots 2
2> gpurta: --slots is given twice
[2]

-- case version-full --
$ gpurta rta --version >/dev/full
2> gpurta: cannot write standard output: No space left on device
[3]
