#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Carrel authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Run by try-package.sh inside the fresh root: starts the installed Carrel on a virtual display and checks that the
# lesson's window comes up, that the lesson is drawn in it and that the renderer is confined.
set -euo pipefail
export DISPLAY=:77 XDG_RUNTIME_DIR=/tmp/run
mkdir -m 700 "$XDG_RUNTIME_DIR"
trap 'kill $(jobs -p) 2>/dev/null || true' EXIT # the display outlives nobody
Xvfb "$DISPLAY" -screen 0 1280x800x24 -nolisten tcp >/tmp/xvfb.log 2>&1 &
for _ in $(seq 100); do [ ! -e /tmp/.X11-unix/X77 ] || break; sleep 0.1; done

carrel /try/lesson.json >/tmp/carrel.log 2>&1 &
carrel=$!
fail() { echo "package: $1" >&2; cat /tmp/carrel.log >&2; exit 1; }

title=$(sed -n 's/.*"lesson":{"slug":"[^"]*","title":"\([^"]*\)".*/\1/p' /try/lesson.json)
[ -n "$title" ] || fail "the lesson has no title to look for"
for _ in $(seq 300); do
    kill -0 "$carrel" 2>/dev/null || fail "Carrel ended"
    window=$(xdotool search --onlyvisible --name "$title" 2>/dev/null | head -n 1) && [ -n "$window" ] && break
    sleep 0.1
done
[ -n "${window:-}" ] || fail "no window shows the lesson '$title'"

# The middle of the window is the lesson's. Its ground is the colour that most of it has; the rest is what was drawn.
eval "$(xdotool getwindowgeometry --shell "$window")"
middle=$((WIDTH / 4))x$((HEIGHT / 2))+$((X + WIDTH * 3 / 8))+$((Y + HEIGHT / 4))
drawn() {
    convert "$1" -crop "$middle" -depth 8 -format %c histogram:info:- |
        awk '{ dots = $1 + 0; all += dots; if (dots > ground) ground = dots } END { print all - ground }'
}
ink=0
for _ in $(seq 100); do
    maim --hidecursor "$HOME/carrel.png"
    ink=$(drawn "$HOME/carrel.png")
    [ "$ink" -le $((WIDTH * HEIGHT / 8 / 100)) ] || break # one dot in a hundred
    sleep 0.1
done
[ "$ink" -gt $((WIDTH * HEIGHT / 8 / 100)) ] || fail "the page is blank: $ink dots are drawn in $middle"
# A renderer is forked from the engine's zygote and keeps its command line; what tells it apart is its confinement.
confined=
for process in $(pgrep -f QtWebEngineProcess); do
    ! grep -q '^Seccomp:[[:space:]]*2' "/proc/$process/status" || confined=$process
done
[ -n "$confined" ] || fail "no renderer is confined"
kill "$carrel"
wait "$carrel" || true
