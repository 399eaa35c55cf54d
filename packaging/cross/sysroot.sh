#!/usr/bin/env bash
# Downloads packages of another Debian architecture, with what they depend on, and unpacks them
# into a folder. Nothing is installed and nothing of this machine's package system is changed.
# SUITE: of that release of Debian, in place of this machine's.
#   sysroot.sh ARCHITECTURE FOLDER PACKAGE...
# Exits 77 where they cannot be had.
set -eu
architecture=$1 folder=$(realpath -m "$2")
shift 2
stamp="$folder/.packages"
[ -e "$stamp" ] && [ "$(cat "$stamp")" = "$*" ] && exit 0
command -v apt-get >/dev/null && command -v dpkg-deb >/dev/null || { echo "no apt-get"; exit 77; }
rm -rf "$folder"
state="$folder/.apt"
mkdir -p "$state/lists/partial" "$state/cache/archives/partial"
touch "$state/status"
cat >"$state/apt.conf" <<END
APT::Architecture "$architecture";
APT::Architectures { "$architecture"; };
Dir::State "$state";
Dir::State::lists "$state/lists";
Dir::State::status "$state/status";
Dir::Cache "$state/cache";
APT::Sandbox::User "";
Debug::NoLocking "1";
APT::Install-Recommends "0";
Acquire::Retries "3";
END
if [ -n "${SUITE:-}" ]; then # where this machine's packages come from
    apt-get indextargets --format '$(REPO_URI)' 2>/dev/null | grep '/debian/$' | sort -u |
        sed "s|.*|deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] & $SUITE main|" >"$state/sources.list"
    [ -s "$state/sources.list" ] || { echo "no packages of $SUITE"; rm -rf "$folder"; exit 77; }
    printf '%s\n' "Dir::Etc::sourcelist \"$state/sources.list\";" 'Dir::Etc::sourceparts "/nonexistent";' >>"$state/apt.conf"
fi
export APT_CONFIG="$state/apt.conf"
apt-get -qq update >"$state/log" 2>&1 || true # one index of several may be missing
apt-get -qq -y --download-only install "$@" >>"$state/log" 2>&1 ||
    { tail -n 3 "$state/log"; rm -rf "$folder"; exit 77; }
for package in "$state"/cache/archives/*.deb; do
    dpkg-deb -x "$package" "$folder"
done
rm -rf "$state"
# absolute links of the packages point into this machine: make them relative
find "$folder" -type l -lname '/*' | while read -r link; do
    ln -sfnr "$folder$(readlink "$link")" "$link"
done
echo "$*" >"$stamp"
