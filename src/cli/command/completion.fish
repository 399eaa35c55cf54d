# fish completion for gpurta: the command itself knows what may follow.
function __gpurta
    set -l words (commandline -opc) (commandline -ct)
    set -l at (math (count $words) - 1)
    gpurta --complete $at $words 2>/dev/null
    or __fish_complete_path (commandline -ct)
end
complete -c gpurta -f -a '(__gpurta)'
