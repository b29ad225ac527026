#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Carrel authors
# SPDX-License-Identifier: GPL-3.0-or-later
# What .ci/run makes of skipped tests. ./dev is a stand-in that writes the log of a run. citest.sh RUN
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
mkdir -p "$place/project/.ci" "$place/project/build/dev/Testing/Temporary" "$place/shared"
cp "$1" "$place/project/.ci/run"
cat >"$place/project/dev" <<'FAKE'
#!/usr/bin/env bash
[ "$1" = test ] || exit 0
cp ../log build/dev/Testing/Temporary/LastTest.log
echo '100% tests passed, 0 tests failed out of 2'
FAKE
chmod +x "$place/project/dev"

failures=0
expect() { # expect WHAT COMMAND…
    local what=$1
    shift
    if "$@"; then echo "PASS   : $what"; else echo "FAIL!  : $what"; failures=$((failures + 1)); fi
}
run() { # run LINE…: with these in the log of the tests
    printf '%s\n' "$@" >"$place/log"
    status=0
    output=$(cd "$place/project" && env -u CARREL_SHARED ./.ci/run 2>&1) || status=$?
}
says() { [[ $output == *"$1"* ]]; }

run 'PASS   : OneTest::works()' 'Totals: 1 passed, 0 failed, 0 skipped, 0 blacklisted, 3ms'
expect "tests that all ran are a success" [ "$status" = 0 ]
expect "of which nothing is said but how many there are" [ "$output" = $'100% tests passed, 0 tests failed out of 2\n100% tests passed, 0 tests failed out of 2' ]
run 'SKIP   : OneTest::works() bindfs cannot mount here'
expect "a test skipped for want of something else is a success" [ "$status" = 0 ]
expect "and told with its reason" says 'SKIP   : OneTest::works() bindfs cannot mount here'
run 'PASS   : OneTest::works(shared inputs are not here)'
expect "a row of such a name is no skip" [ "$status" = 0 ]
run 'SKIP   : OneTest::works(a row) shared inputs are not here: a row'
expect "shared inputs that are here and were left out are a failure" [ "$status" = 1 ]
expect "that is told" says 'SKIP   : OneTest::works(a row) shared inputs are not here: a row'
rmdir "$place/shared"
run 'SKIP   : OneTest::works(a row) shared inputs are not here: a row'
expect "where there are none they may be left out" [ "$status" = 0 ]
expect "and that is told, too" says 'SKIP   : OneTest::works(a row)'

[ "$failures" = 0 ] || printf 'the last output:\n%s\n' "$output"
[ "$failures" = 0 ]
