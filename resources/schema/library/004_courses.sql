-- SPDX-FileCopyrightText: 2026 The Carrel authors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- The index over course stores. Everything here is made from packages and may be thrown away: an older shape of it is
-- not carried over but dropped, and the next look at the stores fills it again.
DROP TABLE IF EXISTS stretches;
DROP TABLE IF EXISTS words;
DROP TABLE IF EXISTS passage;
DROP TABLE IF EXISTS asset;
DROP TABLE IF EXISTS lesson_check;
DROP TABLE IF EXISTS lesson;
DROP TABLE IF EXISTS module;
DROP TABLE IF EXISTS package;

CREATE TABLE package (
    id INTEGER PRIMARY KEY,
    store TEXT NOT NULL,
    folder TEXT NOT NULL UNIQUE,
    rank INTEGER NOT NULL,              -- of its store: 0 is one's own
    manifest_bytes INTEGER NOT NULL,
    manifest_ms INTEGER NOT NULL,
    manifest_sha256 TEXT NOT NULL,
    condition INTEGER NOT NULL,         -- CourseCondition
    reason TEXT NOT NULL,
    shown INTEGER NOT NULL DEFAULT 0,   -- 0: a store of lower rank has the same course
    course_id TEXT NOT NULL,            -- empty: damaged
    identity INTEGER NOT NULL,          -- IdentityStrength
    slug TEXT NOT NULL,
    title TEXT NOT NULL,
    language TEXT NOT NULL,
    direction TEXT NOT NULL,
    revision TEXT NOT NULL,
    level TEXT NOT NULL,
    track TEXT NOT NULL,
    url TEXT NOT NULL,
    summary TEXT NOT NULL,
    authorship TEXT NOT NULL,
    review_status TEXT NOT NULL,
    licence_name TEXT NOT NULL,
    licence_url TEXT NOT NULL,
    licence_spdx TEXT NOT NULL,
    licence_attribution TEXT NOT NULL,
    importer TEXT NOT NULL,
    origin TEXT NOT NULL,
    unknown_keys TEXT NOT NULL,         -- of the manifest, as JSON
    lessons_in_all INTEGER NOT NULL,
    modules INTEGER NOT NULL,
    lessons_here INTEGER NOT NULL DEFAULT 0,
    checks INTEGER NOT NULL DEFAULT 0,
    options INTEGER NOT NULL DEFAULT 0,
    kinds TEXT NOT NULL DEFAULT '{}'    -- blocks by kind, a JSON object
) STRICT;
CREATE INDEX package_course ON package(course_id, rank);

CREATE TABLE module (
    package INTEGER NOT NULL REFERENCES package(id) ON DELETE CASCADE,
    place INTEGER NOT NULL,
    slug TEXT NOT NULL,
    title TEXT NOT NULL,
    PRIMARY KEY (package, place)
) STRICT, WITHOUT ROWID;

CREATE TABLE lesson (
    id INTEGER PRIMARY KEY,
    package INTEGER NOT NULL REFERENCES package(id) ON DELETE CASCADE,
    module INTEGER NOT NULL,
    place INTEGER NOT NULL,
    slug TEXT NOT NULL,
    title TEXT NOT NULL,
    minutes INTEGER,
    position INTEGER,
    here INTEGER NOT NULL,
    path TEXT NOT NULL,                 -- inside the package
    sha256 TEXT NOT NULL,               -- of the bytes that were indexed
    problem INTEGER NOT NULL,           -- LessonProblem
    text_blocks INTEGER NOT NULL,
    last_block TEXT NOT NULL,
    options INTEGER NOT NULL,
    kinds TEXT NOT NULL,
    kept TEXT NOT NULL,                 -- KeptIds as JSON, empty when there are none
    searchable INTEGER NOT NULL DEFAULT 0, -- 1: its text is in words
    UNIQUE (package, slug)
) STRICT;
CREATE INDEX lesson_bytes ON lesson(sha256);
CREATE INDEX lesson_waiting ON lesson(id) WHERE NOT searchable AND here;

CREATE TABLE lesson_check (
    lesson INTEGER NOT NULL REFERENCES lesson(id) ON DELETE CASCADE,
    place INTEGER NOT NULL,
    id TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    PRIMARY KEY (lesson, place)
) STRICT, WITHOUT ROWID;

CREATE TABLE asset (
    package INTEGER NOT NULL REFERENCES package(id) ON DELETE CASCADE,
    path TEXT NOT NULL,
    sha256 TEXT NOT NULL,
    media_type TEXT NOT NULL,
    bytes INTEGER NOT NULL,
    width INTEGER,
    height INTEGER,
    credit TEXT NOT NULL,
    licence_name TEXT NOT NULL,
    licence_url TEXT NOT NULL,
    licence_spdx TEXT NOT NULL,
    licence_attribution TEXT NOT NULL,
    PRIMARY KEY (package, path)
) STRICT, WITHOUT ROWID;
CREATE INDEX asset_hash ON asset(sha256);

-- The text of each lesson, one row with the number of its lesson: filled after the lesson can be read already. Inside a
-- column the passages are divided by U+001E; the table passage says which block or check each one is.
CREATE VIRTUAL TABLE words USING fts5(title, heading, text, checks, tokenize = "unicode61 remove_diacritics 2");

CREATE TABLE passage (
    lesson INTEGER PRIMARY KEY REFERENCES lesson(id) ON DELETE CASCADE,
    heading TEXT NOT NULL,              -- ids of blocks, one a line, as many as passages
    text TEXT NOT NULL,
    checks TEXT NOT NULL                -- ids of checks
) STRICT;

-- Only the stretches of writing that puts no spaces between words; the text itself is in words.
CREATE VIRTUAL TABLE stretches USING fts5(title, text, tokenize = 'trigram', content = '', contentless_delete = 1);
-- Finds one or two signs, which are shorter than what the table above is made of.
CREATE VIRTUAL TABLE stretch_places USING fts5vocab(stretches, instance);
