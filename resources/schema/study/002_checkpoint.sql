-- SPDX-FileCopyrightText: 2026 The Carrel authors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- What the events amounted to when they were last read, so that a start with a long record need not wait for them.
CREATE TABLE checkpoint (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    state BLOB NOT NULL,  -- see StateCodec
    covered BLOB NOT NULL -- the files it was made of: path, size and time of each
) STRICT;
