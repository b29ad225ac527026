-- SPDX-FileCopyrightText: 2026 The Carrel authors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- The index over course stores. Everything here is made from packages and may be thrown away.

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
    block_count INTEGER NOT NULL,
    last_block TEXT NOT NULL,
    options INTEGER NOT NULL,
    kinds TEXT NOT NULL,
    UNIQUE (package, slug)
) STRICT;

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

-- One row for each stretch that a search can hit; block is empty for the lesson's title and key idea.
CREATE TABLE passage (
    id INTEGER PRIMARY KEY,
    lesson INTEGER NOT NULL REFERENCES lesson(id) ON DELETE CASCADE,
    block TEXT NOT NULL
) STRICT;
CREATE INDEX passage_lesson ON passage(lesson);

CREATE VIRTUAL TABLE words USING fts5(title, heading, text, tokenize = "unicode61 remove_diacritics 2");

-- Only passages with writing that puts no spaces between words.
CREATE VIRTUAL TABLE stretches USING fts5(text, tokenize = 'trigram');
