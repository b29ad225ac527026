// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/lessondraft.h"
#include "formats/picturefolder.h"
#include "formats/pretext/ptxbook.h"
#include "formats/skippedparts.h"

namespace Carrel::Ptx
{

/** What the readers of a book's parts share. */
struct Reading {
    const Book &book;
    PictureFolder &pictures;
    QString picturesFolder; ///< path that picture names count from
    Diagnostics &diagnostics;
    SkippedParts &skipped;
    LessonDraft *draft = nullptr; ///< takes the checks of the lesson that is read
    QString lesson = {};          ///< its slug

    void leaveOut(pugi::xml_node node, const QString &word, const QString &name,
                  Severity severity = Severity::Warning) const;
};

} // namespace Carrel::Ptx
