#!/usr/bin/env bash
# Installs the packages in a fresh chroot of the distribution, and uses them there: the README's
# example, the examples of doc/calling.md in C, C++ and Python, removal without a trace.
#   try.sh FOLDER_OF_PACKAGES
# Says SKIPPED where the machine does not allow a chroot.
set -eu
top=$(cd "$(dirname "$0")/.." && pwd)
packages=$(realpath "$1")
skip() { echo "SKIPPED: packages in a chroot: $1"; exit 0; }
[ "$(id -u)" = 0 ] || skip 'root rights are needed'
command -v debootstrap >/dev/null ||
    DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends debootstrap >/dev/null 2>&1 ||
    skip 'debootstrap cannot be had'
. /etc/os-release
[ "${ID:-}" = debian ] || [ "${ID:-}" = ubuntu ] || skip "no mirror known for ${ID:-this system}"
mirror=$(sed -nE 's/^(deb|URIs:)( \[[^]]*\])? *(https?:[^ ]*).*/\3/p' /etc/apt/sources.list /etc/apt/sources.list.d/* 2>/dev/null | head -n 1)
root=$(mktemp -d /var/tmp/gpurta-chroot-XXXXXX)
chmod 755 "$root"
mounted=
finish() {
    [ -z "$mounted" ] || umount "$root/proc" || true
    rm -rf --one-file-system "$root"
}
trap finish EXIT
debootstrap --variant=minbase "$VERSION_CODENAME" "$root" ${mirror:+"$mirror"} >"$root.log" 2>&1 ||
    { tail -n 2 "$root.log"; rm -f "$root.log"; skip 'debootstrap failed'; }
rm -f "$root.log"
mount -t proc proc "$root/proc" 2>/dev/null && mounted=1
cp /etc/resolv.conf "$root/etc/" 2>/dev/null || true
[ ! -e /etc/apt/apt.conf.d ] || for conf in $(grep -lis proxy /etc/apt/apt.conf.d/* || true); do cp "$conf" "$root/etc/apt/apt.conf.d/"; done
mkdir "$root/tmp/gpurta"
cp "$packages"/*.deb "$top/doc/calling.md" "$top/tests/calling.py" "$root/tmp/gpurta"
mkdir -p "$root/tmp/doc/examples" # beside calling.py, as in the tree
cp "$top/doc/examples/pipeline.yaml" "$root/tmp/doc/examples"
inside() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive sh -euc "$1"; }
inside 'apt-get -qq update >/dev/null && cd /tmp/gpurta &&
    apt-get -qq install -y --no-install-recommends ./libgpurta*.deb ./gpurta*.deb ./python3-gpurta*.deb >/tmp/log 2>&1 ||
    { tail -n 5 /tmp/log; exit 1; }'
echo 'in the chroot, installed with apt:'
inside 'dpkg -l | grep gpurta | cut -c 1-70'
inside 'gpurta rta /usr/share/doc/gpurta/examples/tx2.yaml | grep "^schedulable"'
inside 'gpurta rta /usr/share/doc/gpurta/examples/tx2.yaml' | sed '/^assumptions:$/,$d' | sed '$d' |
    diff - <(cd "$top" && awk '/^    \$ gpurta rta /{on=1; next} on && !/^    /&& NF {exit} on {sub(/^    /, ""); print}' README.md | sed -e :a -e '/^\n*$/{$d;N;ba' -e '}') &&
    echo "the README's example prints what the README says"
inside 'cd / && python3 -c "import gpurta; assert gpurta.__file__.startswith(\"/usr/lib/python3\"); print(\"python3-gpurta\", gpurta.__version__)"'
inside 'apt-get -qq install -y --no-install-recommends gcc g++ libc6-dev pkg-config >/tmp/log 2>&1 || { tail -n 5 /tmp/log; exit 1; }
    cd /tmp/gpurta && CFLAGS=$(pkg-config --cflags gpurta) CXXFLAGS=$CFLAGS LIBS=$(pkg-config --libs gpurta) \
    && export CFLAGS CXXFLAGS LIBS && python3 calling.py calling.md'
inside 'apt-get -qq purge -y gpurta python3-gpurta libgpurta-dev "libgpurta[0-9]*" "libgpurta-cuda*" >/tmp/log 2>&1 || { cat /tmp/log; exit 1; }
    left=$(find / -xdev -path /tmp -prune -o -name "*gpurta*" -print); [ -z "$left" ] || { echo "left behind: $left"; exit 1; }'
echo 'removed without a trace'
