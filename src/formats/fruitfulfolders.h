// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/formatreader.h"

#include <QSet>

#include <memory>
#include <vector>

namespace Carrel
{

/**
 * Knows the folders in or below which a reader that knows its format would find something. Any folder with texts in
 * Markdown could be read as a course; this keeps that from swallowing the folder around other courses.
 */
class FruitfulFolders
{
public:
    using Readers = std::vector<std::unique_ptr<const FormatReader>>;

    FruitfulFolders(const Readers &readers, const Limits &limits, const JobControl &control);

    /** Looks through @p folder and everything below it once. */
    void look(const QString &folder);

    [[nodiscard]] bool contains(const QString &folder) const { return m_fruitful.contains(folder); }

private:
    [[nodiscard]] bool isFruitful(const QString &folder, int depth);
    [[nodiscard]] bool isOfAReader(const QString &file) const;
    [[nodiscard]] bool isRecognised(const SourcePlace &place) const;

    const Readers &m_readers;
    const Limits &m_limits;
    const JobControl &m_control;
    QSet<QString> m_fruitful;
    int m_files = 0;
};

} // namespace Carrel
