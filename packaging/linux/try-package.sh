#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Carrel authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs the package in a fresh Debian 13 root, starts Carrel there as an ordinary user with WebEngine's sandbox on,
# opens a lesson, looks at the window and the processes, and removes the package again. Run by "./dev package" on the
# host, as root: try-package.sh PACKAGE.deb LESSON PICTURE.png
set -euo pipefail
package=$(realpath "$1")
lesson=$(realpath "$2")
picture=$(realpath -m "$3")
here=$(cd "$(dirname "$0")" && pwd -P)
reader=1001

say() { printf 'package: %s\n' "$*" >&2; }
die() { say "$*"; exit 1; }
[ "$(id -u)" = 0 ] || die "trying the package needs root, to install it in a root of its own"

work=$(mktemp -d)
trap 'rm -rf --one-file-system "$work"' EXIT
chmod 755 "$work"
root=$work/root

say "making a fresh Debian 13 root"
mmdebstrap --variant=apt --include=ca-certificates,xvfb,xauth,xdotool,maim,imagemagick,procps,fonts-dejavu-core,desktop-file-utils,shared-mime-info trixie "$root" >&2

in_root() { # as root in the fresh root
    bwrap --bind "$root" / --dev /dev --proc /proc --perms 1777 --tmpfs /tmp --ro-bind "$work" /try \
        --ro-bind "$(realpath /etc/resolv.conf)" /etc/resolv.conf --unshare-ipc --die-with-parent \
        --clearenv --setenv PATH /usr/sbin:/usr/bin:/sbin:/bin --setenv LANG C.UTF-8 \
        --setenv DEBIAN_FRONTEND noninteractive "$@"
}

as_reader() { # as an ordinary user without any privilege
    setpriv --reuid="$reader" --regid="$reader" --clear-groups --no-new-privs \
        bwrap --ro-bind "$root" / --dev /dev --proc /proc --perms 1777 --tmpfs /tmp --bind "$work/home" /home \
        --ro-bind "$work/try" /try --unshare-ipc --unshare-net --die-with-parent \
        --clearenv --setenv PATH /usr/bin:/bin --setenv LANG C.UTF-8 --setenv HOME /home "$@"
}

mkdir "$work/try" "$work/home"
cp "$package" "$work/try/carrel.deb"
cp "$lesson" "$work/try/lesson.json"
cp "$here/look-at-carrel.sh" "$work/try/look-at-carrel"
chmod -R a+rX "$work/try"
chown "$reader:$reader" "$work/home"

say "installing"
in_root apt-get update >&2
in_root apt-get install -y /try/try/carrel.deb >&2
grep -q '^application/json=.*io.github.carrel.Carrel.desktop' "$root/usr/share/applications/mimeinfo.cache" \
    || die "Carrel is not offered for JSON files"
if grep -rqs 'io.github.carrel.Carrel' "$root"/usr/share/applications/*mimeapps.list "$root"/etc/xdg/*mimeapps.list; then
    die "Carrel made itself the default for a type"
fi

say "starting it as an ordinary user, sandbox on, without a network"
as_reader bash /try/look-at-carrel
mkdir -p "$(dirname "$picture")"
cp "$work/home/carrel.png" "$picture"

say "removing"
in_root apt-get purge -y carrel >&2
left=$(find "$root/usr" -name '*carrel*' -not -path '*/doc/*')
[ -z "$left" ] || die "files stayed behind: $left"
say "installed, opened a lesson, removed; the window is in $picture"
