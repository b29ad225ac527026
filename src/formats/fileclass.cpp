// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/fileclass.h"

#include "formats/json/jsontext.h"
#include "formats/textdecoding.h"

#include <QFileInfo>
#include <QSet>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

bool isBlank(QByteArrayView beginning)
{
    const QByteArrayView rest = beginning.trimmed();
    constexpr uchar firstBeyondAscii = 0x80;
    // A mark of the encoding and the wide spaces of other scripts are nothing to read either.
    return rest.isEmpty() ||
           (uchar(rest.front()) >= firstBeyondAscii && beginningText(rest.toByteArray()).trimmed().isEmpty());
}

FileClass classOf(QByteArrayView beginning)
{
    if (isBlank(beginning)) {
        return FileClass::Empty;
    }
    if (beginning.startsWith("\x1f\x8b")) {
        return FileClass::Gzip;
    }
    constexpr qsizetype tarMark = 257;
    const bool isZip = beginning.startsWith("PK\x03\x04") || beginning.startsWith("PK\x05\x06");
    if (isZip || (beginning.size() > tarMark && beginning.sliced(tarMark).startsWith("ustar"))) {
        return FileClass::Archive;
    }
    if (beginning.startsWith("7z\xbc\xaf") || beginning.startsWith("Rar!")) {
        return FileClass::ForeignArchive;
    }
    return looksLikeJson(beginning) ? FileClass::Json : FileClass::Other;
}

bool isBystander(const QString &fileName)
{
    static const QSet<QString> endings{u"png"_s,  u"jpg"_s,  u"jpeg"_s,    u"gif"_s,  u"svg"_s, u"webp"_s, u"avif"_s,
                                       u"bmp"_s,  u"ico"_s,  u"pdf"_s,     u"mp3"_s,  u"ogg"_s, u"oga"_s,  u"wav"_s,
                                       u"flac"_s, u"m4a"_s,  u"mp4"_s,     u"webm"_s, u"mkv"_s, u"mov"_s,  u"ttf"_s,
                                       u"otf"_s,  u"woff"_s, u"woff2"_s,   u"css"_s,  u"js"_s,  u"py"_s,   u"sh"_s,
                                       u"html"_s, u"htm"_s,  u"license"_s, u"vtt"_s,  u"srt"_s, u"ipynb"_s};
    static const QStringList names{u"readme"_s,  u"licence"_s,   u"license"_s, u"copying"_s,   u"notice"_s,
                                   u"authors"_s, u"changelog"_s, u"changes"_s, u"thumbs.db"_s, u"desktop.ini"_s};
    const QString lower = fileName.toLower();
    return endings.contains(QFileInfo(lower).suffix()) || lower.endsWith(".schema.json"_L1) ||
           std::ranges::any_of(names, [&lower](const QString &name) { return lower.startsWith(name); });
}

} // namespace Carrel
