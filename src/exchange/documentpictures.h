// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "course/course.h"

#include <QByteArrayList>

namespace Carrel
{

/** The pictures of a course as a document carries them: read once, drawings cleaned, what is no picture left out. */
class DocumentPictures final
{
public:
    struct Picture {
        QByteArray bytes; ///< empty: cannot be shown
        QByteArray type;  ///< "image/png"
    };

    /** @p types: the media types that readers of the document know; empty: every one a browser shows. */
    explicit DocumentPictures(QByteArrayList types = {});

    /** A data URL with all of the picture in it; null when it cannot be shown. */
    [[nodiscard]] QString dataUrl(const Asset &asset);
    /** The name of a file for it, by what it holds: "pictures/1a2b….png"; null when it cannot be shown. */
    [[nodiscard]] QString fileName(const Asset &asset);

    [[nodiscard]] const std::map<QString, Picture> &files() const { return m_files; } ///< those named, by name
    [[nodiscard]] const Diagnostics &leftOut() const { return m_leftOut; }

private:
    [[nodiscard]] Picture read(const Asset &asset);

    QByteArrayList m_types;
    std::map<QString, Picture> m_files;
    Diagnostics m_leftOut;
};

} // namespace Carrel
