// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/course.h"
#include "formats/limits.h"

#include <QTemporaryDir>

#include <memory>

namespace Carrel
{

/** Pictures whose bytes stand inside a text, as files of a folder of their own. For readers of such texts. */
class EmbeddedPictures
{
public:
    explicit EmbeddedPictures(const Limits &limits);

    /**
     * The path inside the course of the picture with these bytes, the same for the same bytes; empty when they are no
     * picture, too large, or cannot be kept.
     */
    [[nodiscard]] QString add(const QByteArray &bytes);

    /** The bytes of a picture in Base64, white space allowed; empty when it is none. */
    [[nodiscard]] QString addBase64(QByteArray text);

    /** The path of a picture at a "data:" address; empty for any other address. */
    [[nodiscard]] QString addDataAddress(const QString &address);

    [[nodiscard]] const std::map<QString, Asset> &assets() const { return m_assets; }

    /** The folder the files lie in, for ReadOutcome::staging; empty when there are none. */
    [[nodiscard]] std::vector<std::shared_ptr<const QTemporaryDir>> staging() const;

private:
    const Limits &m_limits;
    std::shared_ptr<const QTemporaryDir> m_folder;
    std::map<QString, Asset> m_assets;
};

} // namespace Carrel
