// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/exportcourse.h"

#include "base/filewriting.h"
#include "exchange/ankipackage.h"
#include "exchange/emptyfolder.h"
#include "exchange/epubdocument.h"
#include "exchange/htmldocument.h"
#include "exchange/markdownfolderwriter.h"
#include "exchange/packagearchive.h"
#include "exchange/packagewriter.h"
#include "formats/csv/csvwriter.h"

#include <QFileInfo>
#include <QStringList>

#include <algorithm>
#include <array>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct KnownFormat {
    ExportFormat format;
    QLatin1StringView name;
    QLatin1StringView ending; ///< empty: a folder
};

constexpr std::array knownFormats{KnownFormat{ExportFormat::Package, "carrel"_L1, ".carrel"_L1},
                                  KnownFormat{ExportFormat::PackageFolder, "folder"_L1, {}},
                                  KnownFormat{ExportFormat::Markdown, "markdown"_L1, {}},
                                  KnownFormat{ExportFormat::Anki, "anki"_L1, ".apkg"_L1},
                                  KnownFormat{ExportFormat::Csv, "csv"_L1, ".csv"_L1},
                                  KnownFormat{ExportFormat::Html, "html"_L1, ".html"_L1},
                                  KnownFormat{ExportFormat::Epub, "epub"_L1, ".epub"_L1}};

Result<Diagnostics> writeTable(const Course &course, const QString &path)
{
    Diagnostics leftOut;
    const QByteArray bytes = writeCsv(course, {}, leftOut);
    return writeInPlace(path, bytes).transform([&] { return leftOut; });
}

} // namespace

QStringList exportFormatNames()
{
    QStringList names;
    for (const KnownFormat &known : knownFormats) {
        names << known.name;
    }
    return names;
}

std::optional<ExportFormat> exportFormatNamed(const QString &name)
{
    const auto *known = std::ranges::find(knownFormats, name, &KnownFormat::name);
    return known == knownFormats.end() ? std::nullopt : std::optional(known->format);
}

std::optional<ExportFormat> exportFormatFor(const QString &path)
{
    const auto *known = std::ranges::find_if(knownFormats, [&path](const KnownFormat &one) {
        return !one.ending.isEmpty() && path.endsWith(one.ending, Qt::CaseInsensitive);
    });
    if (known != knownFormats.end()) {
        return known->format;
    }
    return QFileInfo(path).suffix().isEmpty() ? std::optional(ExportFormat::PackageFolder) : std::nullopt;
}

QString exportEnding(ExportFormat format)
{
    return std::ranges::find(knownFormats, format, &KnownFormat::format)->ending;
}

bool isDocument(ExportFormat format)
{
    return format == ExportFormat::Html || format == ExportFormat::Epub;
}

Result<Diagnostics> exportCourse(const Course &course, ExportFormat format, const QString &path, qint64 nowMs,
                                 JobControl &control, const BookChoice &choice)
{
    const auto nothingLeftOut = [] { return Diagnostics(); };
    switch (format) {
    case ExportFormat::Package:
        return writePackageArchive(course, path, control).transform(nothingLeftOut);
    case ExportFormat::PackageFolder:
        return makeEmptyFolder(path)
            .and_then([&] { return writePackage(course, path, control); })
            .transform(nothingLeftOut);
    case ExportFormat::Markdown:
        return makeEmptyFolder(path).and_then([&] { return writeMarkdownFolder(course, path, control); });
    case ExportFormat::Anki:
        return writeAnkiPackage(course, path, nowMs, control);
    case ExportFormat::Csv:
        return writeTable(course, path);
    case ExportFormat::Html:
        return writeHtmlDocument(course, choice, path, control);
    case ExportFormat::Epub:
        return writeEpubDocument(course, choice, path, control);
    }
    Q_UNREACHABLE_RETURN({});
}

} // namespace Carrel
