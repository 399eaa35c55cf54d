#!/usr/bin/env bash
# The completions, run as the shells run them (zsh and fish where they are installed).
#   completion.sh COMMAND
set -u
top=$(cd "$(dirname "$0")/.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
ln -s "$(realpath "$1")" "$folder/gpurta"
PATH=$folder:$PATH
bad=0
complete() { :; }
compopt() { [ "$2" = nospace ] || files=yes; }
. "$top/src/cli/command/completion.bash"

# offers 'WORDS AS WRITTEN' EXPECTED...: the last word is the one that is completed; "files" stands
# for the names of files
offers() {
    local line=$1
    shift
    read -ra COMP_WORDS <<<"$line"
    [ "${line% }" = "$line" ] || COMP_WORDS+=("")
    COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) files=
    _gpurta
    local found="${COMPREPLY[*]}${files:+files}"
    [ "$found" = "$*" ] || { echo "'$line' offers '$found', expected '$*'"; bad=1; }
}

offers 'gpurta ru' runlist
offers 'gpurta --v' --version
offers 'gpurta he' help
offers 'gpurta help neigh' neighbours
offers 'gpurta advise --tr' --trials
offers 'gpurta neighbours x --tol' --tolerance
offers 'gpurta advise x --format ' table json
offers 'gpurta edf --overhead '
offers 'gpurta edf --overh' --overhead
offers 'gpurta edf tasks.yaml --slo'
offers 'gpurta runlist --overhead ' every-switch published
offers 'gpurta runlist f.yaml --overhead = p' published
offers 'gpurta runlist f.yaml --overhead =' every-switch published
offers 'gpurta rta --algorithm h' h-set
offers 'gpurta rta --platform orin-n' orin-nx orin-nano
offers 'gpurta platforms orin-n' orin-nx orin-nano
offers 'gpurta rta --svg ' files
offers 'gpurta rta -o ' files
offers 'gpurta rta ' files
offers 'gpurta rta --slots '
offers 'gpurta simulate x --format t' table
offers 'gpurta nonsense --f'
offers "gpurta bound $top/doc/examples/pipeline.yaml --explain pl" planner
offers "gpurta bound $top/doc/examples/two-processes.yaml --explain b" b1 b1-in b1-gpu b2 b2-gpu b2-cpu # not context b
offers "gpurta bound $top/doc/examples/robot-orin.yaml --explain c" camera choose control # not cpu0
offers 'gpurta bound --explain ' files
offers "gpurta bound $top/doc/examples/pipeline.yaml --set chains.planner.p" chains.planner.period=
offers "gpurta bound $top/doc/examples/pipeline.yaml --vary chains.camera.steps.detect.w" chains.camera.steps.detect.wcet=
[ -n "$(gpurta --complete 3 gpurta rta --platform or)" ] || { echo "--platform or: nothing is offered"; bad=1; }

[ "$(gpurta --complete 2 gpurta rta --algorithm=h)" = --algorithm=h-set ] || { echo "--algorithm=h: not completed"; bad=1; }

# other shells: the same words, and files
zsh_offers() {
    zsh -f -c 'compadd() { shift; print -l -- "$@" }; _files() { print files }; file=$1; shift; words=("$@")
        CURRENT=$#words; run() { source $file }; run' zsh "$top/src/cli/command/completion.zsh" "$@" | xargs
}
fish_offers() {
    fish -N -c "source '$top/src/cli/command/completion.fish'; complete -C '$*'" | cut -f1 | xargs
}
for shell in zsh fish; do
    command -v $shell >/dev/null || continue
    [ "$(${shell}_offers gpurta runlist --overhead '')" = "every-switch published" ] || { echo "$shell: words"; bad=1; }
    [ "$(${shell}_offers gpurta rta --algorithm=h)" = --algorithm=h-set ] || { echo "$shell: --flag=word"; bad=1; }
    [ -n "$(${shell}_offers gpurta rta "$top/README")" ] || { echo "$shell: files"; bad=1; }
done

# every option that --help lists is offered
for command in $(gpurta --complete 1 gpurta ''); do
    case $command in -*) continue ;; esac
    offered=$(gpurta --complete 2 gpurta "$command" -)
    for option in $(gpurta "$command" --help | sed -n '/^Options:/,/^$/p' | grep -oE '^ *(-o, )?--[a-z-]+' | sed 's/.*--/--/'); do
        grep -qx -- "$option" <<<"$offered" || { echo "$command: $option is not offered"; bad=1; }
    done
done
[ $bad = 0 ] && echo "completion: as expected"
