#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Carrel authors
# SPDX-License-Identifier: GPL-3.0-or-later
# What ./dev does around a build: roots, what it binds, statuses. mmdebstrap and bwrap are stand-ins that write down
# how they were called, since a real root takes minutes. The project is a copy of what ./dev reads of it, with shared
# inputs beside it. devscripttest.sh DEV
set -euo pipefail
source=$(dirname "$(realpath "$1")")
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
project=$place/project
dev=$project/dev
mkdir -p "$place/bin" "$place/cache/carrel" "$place/desk" "$place/shared" "$project/packaging/linux"
cp "$source/dev" "$source/CarrelDependencies.cmake" "$project"
cp "$source/packaging/linux/debian-13.packages" "$project/packaging/linux"
cat >"$place/bin/mmdebstrap" <<'FAKE'
#!/usr/bin/env bash
place=$(dirname "$(dirname "$0")")
echo call >>"$place/made"
mkdir -p "${!#}/etc"
if [ -e "$place/hang" ]; then echo "$PPID $$" >"$place/hanging"; exec sleep 60; fi
echo 13 >"${!#}/etc/debian_version"
FAKE
cat >"$place/bin/bwrap" <<'FAKE'
#!/usr/bin/env bash
place=$(dirname "$(dirname "$0")")
printf '%s ' "$@" >"$place/bound"
cat "$place/prints" 2>/dev/null
exit "$(cat "$place/status" 2>/dev/null || echo 0)"
FAKE
chmod +x "$place"/bin/*
printf '#!/bin/sh\n' | tee "$place/bin/newuidmap" >/dev/null && chmod +x "$place/bin/newuidmap"

call() {
    (cd "${stand:-$place/desk}" && env -u DISPLAY -u WAYLAND_DISPLAY -u XAUTHORITY -u XDG_RUNTIME_DIR -u XDG_DATA_HOME \
        -u XDG_CONFIG_HOME -u XDG_STATE_HOME -u CARREL_SHARED PATH="$place/bin:$PATH" HOME="$place/home" \
        XDG_CACHE_HOME="$place/cache" CARREL_DEV_ROOT_ONLY=1 "$@" 2>>"$place/said")
}
failures=0
expect() { # expect WHAT COMMAND…
    local what=$1
    shift
    if "$@"; then echo "PASS   : $what"; else echo "FAIL!  : $what"; failures=$((failures + 1)); fi
}
roots() { find "$place/cache/carrel" -maxdepth 1 -type d -name "root-*$1" | wc -l; }
made() { wc -l <"$place/made"; }
bound() { grep -qF -- "$1 " "$place/bound"; }
unbound() { ! bound "$1"; }
mount_of() { # how the root sees a path: by the last mount of it or of a folder above it
    tr ' ' '\n' <"$place/bound" | awk -v path="$1/" '
        /^--(ro-|dev-)?bind$/ { kind = $0; getline; getline; if (index(path, $0 "/") == 1) last = kind }
        END { print last }'
}

# An interrupted call leaves no half root, and the next one makes a whole one.
touch "$place/hang"
call "$dev" shell -- true &
for _ in $(seq 200); do [ ! -s "$place/hanging" ] || break; sleep 0.05; done
read -r script maker <"$place/hanging"
kill -KILL "$script" "$maker"
wait || true
expect "an interrupted call leaves no root that looks whole" [ "$(roots '[0-9a-f]')" = 0 ]
expect "what it began lies under a temporary name" [ "$(roots .part)" = 1 ]
rm "$place/hang"
expect "the next call succeeds" call "$dev" shell -- true
expect "and leaves one root" [ "$(roots '[0-9a-f]')" = 1 ]
expect "and no half one" [ "$(roots .part)" = 0 ]
before=$(made)
call "$dev" shell -- true
expect "a call after that makes no root" [ "$(made)" = "$before" ]

# Roots that nobody used for thirty days go.
mkdir "$place/cache/carrel/root-00000000000000aa" "$place/cache/carrel/root-00000000000000bb"
touch -d '31 days ago' "$place/cache/carrel/root-00000000000000aa.used"
touch -d '29 days ago' "$place/cache/carrel/root-00000000000000bb.used"
call "$dev" shell -- true
expect "a root unused for 31 days is removed" [ ! -e "$place/cache/carrel/root-00000000000000aa" ]
expect "one unused for 29 days stays" [ -e "$place/cache/carrel/root-00000000000000bb" ]

# Statuses and output are the command's.
echo 7 >"$place/status"
status=0
output=$(call "$dev" shell -- false) || status=$?
expect "the status of the command is returned" [ "$status" = 7 ]
expect "nothing of ./dev itself is on the output" [ -z "$output" ]
rm "$place/status"
status=0
output=$(call "$dev" nonsense) || status=$?
expect "an unknown verb is an error" [ "$status" != 0 ]

# What the root sees.
touch "$place/lesson.json"
call env LANG=de_DE.UTF-8 TZ=Asia/Kathmandu CARREL_DATA_DIR="$place/new/data" "$dev" shell -- cat "$place/lesson.json" \
    "--data-dir=$place/other/data" relative.txt /a-folder-that-is-not-there/x /usr/lib/only-in-the-root/tool
expect "a named file is bound" bound "--bind $place/lesson.json $place/lesson.json"
expect "so is the folder in which a named one will be made" bound "--bind $place $place"
expect "and the folder one stands in" bound "--bind $place/desk $place/desk"
expect "the language is passed" bound "--setenv LANG de_DE.UTF-8"
expect "the time zone is passed" bound "--setenv TZ Asia/Kathmandu"
expect "the program's own variables are passed" bound "--setenv CARREL_DATA_DIR $place/new/data"
expect "the system's root is never bound" unbound "--bind / /"
expect "nor what the Debian 13 root has of its own" unbound "--bind /usr/lib /usr/lib"
if [ -e /dev/fuse ]; then
    expect "so is what mounts folders" bound "--dev-bind /dev/fuse /dev/fuse"
else
    expect "what mounts folders is not asked for where there is none" unbound "--dev-bind /dev/fuse /dev/fuse"
fi

# Shared inputs are read, never written.
touch "$place/shared/x.json"
expect "the shared inputs beside the project are only read" [ "$(mount_of "$place/shared")" = --ro-bind ]
call "$dev" shell -- cat "$place/shared/x.json"
expect "also when one of them is named" [ "$(mount_of "$place/shared/x.json")" = --ro-bind ]
stand=$place/shared call "$dev" shell -- true
expect "also for who stands among them" [ "$(mount_of "$place/shared")" = --ro-bind ]
mkdir "$place/elsewhere"
call env CARREL_SHARED="$place/elsewhere" "$dev" shell -- true
expect "also where a variable says that they are elsewhere" [ "$(mount_of "$place/elsewhere")" = --ro-bind ]
expect "and the variable is passed" bound "--setenv CARREL_SHARED $place/elsewhere"

# The programs of a release build see what the person keeps, and print for the person alone.
kept=$place/home/.local/share
echo "two courses" >"$place/prints"
output=$(call "$dev" cli list "$place/shared/x.json")
expect "carrel-cli is started on what was asked" bound "--chdir $place/desk $project/build/release/bin/carrel-cli list"
expect "what it prints is on the output, once" [ "$output" = "two courses" ]
expect "the person's courses and answers are bound" bound "--bind $kept/carrel $kept/carrel"
expect "the person's settings too" bound "--bind $place/home/.config/carrel $place/home/.config/carrel"
expect "and answers on their way" bound "--bind $place/home/.local/state/carrel $place/home/.local/state/carrel"
expect "the program looks for them where they are" bound "--setenv XDG_DATA_HOME $kept"
expect "a shared course is only read" [ "$(mount_of "$place/shared/x.json")" = --ro-bind ]

mkdir -m 1777 /tmp/.X11-unix 2>/dev/null || true # as every X server does
mkdir "$place/session"
output=$(call env DISPLAY=:77 WAYLAND_DISPLAY=wayland-7 XDG_RUNTIME_DIR="$place/session" "$dev" run "$place/lesson.json")
expect "with a display the window is started" bound "$project/build/release/bin/carrel $place/lesson.json"
expect "what it prints is on the output, once" [ "$output" = "two courses" ]
expect "the display is passed" bound "--setenv DISPLAY :77"
expect "its socket is bound" bound "--bind /tmp/.X11-unix /tmp/.X11-unix"
expect "so is Wayland's" bound "--bind $place/session $place/session"
expect "and its name passed" bound "--setenv WAYLAND_DISPLAY wayland-7"
expect "the person's courses are there too" bound "--bind $kept/carrel $kept/carrel"
call "$dev" run >"$place/output"
expect "without a display a demonstration is played" bound "$project/build/release/bin/carrel_demonstration --pictures"
expect "on a virtual one" bound "xvfb-run -a"
expect "which sees nothing of the person's" unbound "--bind $kept/carrel $kept/carrel"

# A system is worked on itself where it has all that a verb needs; here cmake and its like say yes to everything.
mkdir "$place/host" "$place/system"
ln -s /usr/bin/* "$place/system"
rm -f "$place/system"/{clang-format-19,run-clang-tidy-19,xvfb-run}
cat >"$place/host/cmake" <<'FAKE'
#!/usr/bin/env bash
place=$(dirname "$(dirname "$0")")
[ "$1" != -S ] || cat "$2/CMakeLists.txt" >>"$place/asked"
echo "$*" >>"$place/built"
FAKE
printf '#!/bin/sh\necho 6.9.1\n' >"$place/host/qmake6"
for tool in ninja c++ pkg-config; do printf '#!/bin/sh\n' >"$place/host/$tool"; done
chmod +x "$place"/host/*
here() { call env -u CARREL_DEV_ROOT_ONLY -u CARREL_INSIDE PATH="$place/host:$place/bin:$place/system" "$@"; }
rm "$place/bound" "$place/prints"
expect "where everything is there nothing is bound" here "$dev" build
expect "and cmake builds" grep -qx -- "--build --preset dev" "$place/built"
expect "it is asked whether what the tools need is there" grep -qx "set(CARREL_TOOLS ON)" "$place/asked"
expect "in no root" [ ! -e "$place/bound" ]
touch "$project/build/dev/build.ninja" "$project/build/dev/of-this-system"
here "$dev" build
expect "what is built is kept" [ -e "$project/build/dev/of-this-system" ]
here "$dev" screenshots
expect "without xvfb-run the pictures are made in the root" bound "xvfb-run -a"
here "$dev" lint
expect "without clang-tidy the root has it" bound "run-clang-tidy-19 -p"
expect "and builds anew what was built outside" [ ! -e "$project/build/dev/of-this-system" ]

[ "$failures" = 0 ] || { echo "what ./dev said:"; cat "$place/said"; exit 1; }
