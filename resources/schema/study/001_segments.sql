-- SPDX-FileCopyrightText: 2026 The Carrel authors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- A local copy of a learner's segment files, so that a start need not read them from a slow folder again.
CREATE TABLE segment (
    file TEXT PRIMARY KEY,     -- below the learner's folder
    size INTEGER NOT NULL,     -- of the file when it was copied, with the next line: whether it has changed since
    modified INTEGER NOT NULL, -- ms since 1970 UTC
    bytes BLOB NOT NULL
) STRICT;
