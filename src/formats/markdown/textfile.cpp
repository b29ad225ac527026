// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/markdown/textfile.h"

#include "base/regularfile.h"

#include <QCoreApplication>
#include <QFile>
#include <QStringDecoder>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Markdown
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::Markdown)
};

} // namespace

Result<QString> readTextFile(const QString &path, const QString &name, qint64 most, Diagnostics &diagnostics)
{
    QFile file(path);
    if (const auto opened = openRegularFile(file); !opened) {
        return fail(ErrorCode::Unreadable, Words::tr("The file %1 cannot be read.").arg(name), opened.error().sentence);
    }
    if (file.size() > most) {
        return fail(ErrorCode::TooLarge, Words::tr("The file %1 is too large for a lesson.").arg(name));
    }
    const QByteArray bytes = file.readAll();
    QStringDecoder decoder(QStringConverter::encodingForData(bytes).value_or(QStringConverter::Utf8));
    QString text = decoder.decode(bytes);
    if (decoder.hasError()) {
        diagnostics.push_back({Severity::Warning,
                               u"not-utf-8"_s,
                               name,
                               std::nullopt,
                               std::nullopt,
                               {},
                               Words::tr("Some bytes of this file are not UTF-8 and were replaced."),
                               Words::tr("Save the file as UTF-8.")});
    }
    text.replace("\r\n"_L1, "\n"_L1).replace(u'\r', u'\n');
    return text;
}

} // namespace Carrel::Markdown
