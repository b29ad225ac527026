// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/job.h"
#include "formats/limits.h"
#include "formats/readoutcome.h"

#include <QByteArray>
#include <QString>

namespace Carrel
{

/** A file or folder that may hold a course. */
struct SourcePlace {
    QString path;
    bool isFolder = false;
    bool named = false;        ///< by a person; other things were only found in a folder and must be unmistakable
    QByteArray beginning = {}; ///< of a file: its first 4 KB
    QString top = {};          ///< the folder a person named, around it or itself: nothing outside is read. Empty: path
};

/**
 * One format in which courses come; each subfolder of formats/ has one. Readers see files and folders only: archives
 * are unpacked before. They write nothing, run nothing and open no network. Used by CourseFinder.
 */
class FormatReader
{
public:
    FormatReader() = default;
    virtual ~FormatReader() = default;
    FormatReader(const FormatReader &) = delete;
    FormatReader &operator=(const FormatReader &) = delete;

    /** The word for CourseInfo::importer: "carrel-gift". */
    [[nodiscard]] virtual QString importer() const = 0;
    /** What people call the format. */
    [[nodiscard]] virtual QString title() const = 0;
    /** True: it is recognised so that one can be told why it is not read. */
    [[nodiscard]] virtual bool isOnlyExplained() const { return false; }
    /** Decided by content, never by the name's ending alone; quick, since it is asked of every file and folder. */
    [[nodiscard]] virtual bool recognises(const SourcePlace &place) const = 0;
    /**
     * Asked of a file that a person named and no reader recognised: whether it is in this format, but nothing in it is
     * of use. Its reader then says what is wrong with it, instead of that it is of no known format.
     */
    [[nodiscard]] virtual bool mightBe(const SourcePlace & /*place*/) const { return false; }
    /** True: it is asked only for folders in and below which no other reader would find anything. */
    [[nodiscard]] virtual bool isLastResort() const { return false; }
    /**
     * Reads what lies at @p place, whole courses with their diagnostics. Nothing is left out without a row: whatever
     * could not be taken over is a Warning whose code begins with "skipped-".
     */
    [[nodiscard]] virtual ReadOutcome read(const SourcePlace &place, const Limits &limits,
                                           JobControl &control) const = 0;
};

} // namespace Carrel
