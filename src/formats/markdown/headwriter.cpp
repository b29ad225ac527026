// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/markdown/headwriter.h"

#include "formats/json/json.h"
#include "formats/licences.h"

#include <QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Markdown
{

namespace
{

/** As it is where YAML would read nothing else, otherwise in quotes, which are those of JSON. */
QString scalar(const QString &value)
{
    static const QRegularExpression plain(u"^[\\p{L}\\p{N}](?:[\\p{L}\\p{N} ,.()/’–-]*[\\p{L}\\p{N}.)’])?$"_s);
    if (plain.match(value).hasMatch()) {
        return value;
    }
    const Json json(value.toStdString());
    return toQString(json.dump(-1, ' ', false, Json::error_handler_t::replace));
}

} // namespace

void HeadWriter::add(const QString &key, const QString &value)
{
    if (!value.isEmpty()) {
        m_lines += key + u": "_s + scalar(value) + u'\n';
    }
}

void HeadWriter::add(const QString &key, const std::vector<std::pair<QString, QString>> &values)
{
    m_lines += key + u":\n"_s;
    for (const auto &[name, value] : values) {
        if (!value.isEmpty()) {
            m_lines += u"  "_s + name + u": "_s + scalar(value) + u'\n';
        }
    }
}

void HeadWriter::add(const Licence &licence)
{
    if (licence == Licence{}) {
        return;
    }
    for (const QString &word : {licence.spdx, licence.name}) {
        if (!word.isEmpty() && licenceNamed(word) == licence) {
            add(u"licence"_s, word);
            return;
        }
    }
    add(u"licence"_s, {{u"name"_s, licence.name},
                       {u"url"_s, licence.url},
                       {u"spdx"_s, licence.spdx},
                       {u"attribution"_s, licence.attribution}});
}

QString HeadWriter::text() const
{
    return u"---\n"_s + m_lines + u"---\n"_s;
}

} // namespace Carrel::Markdown
