// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "translations/ownwords.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Test
{

namespace
{

void addTexts(const QJsonValue &value, OwnWords &words)
{
    if (value.isString()) {
        words.add(value.toString());
    }
    for (const QJsonValue &part : value.toArray()) {
        addTexts(part, words);
    }
    for (const QJsonValue &part : value.toObject()) {
        addTexts(part, words);
    }
}

QString withoutDirections(QString text)
{
    return text.remove(u'\u200e').remove(u'\u200f');
}

/** A text of the pseudo-language within another one. */
struct Text {
    QString words;           ///< with its brackets
    bool isSentence = false; ///< or ends as one that introduces something does
    bool endsLine = false;
};

QList<Text> textsIn(const QString &shown)
{
    QList<Text> texts;
    int depth = 0;
    QChar last;
    for (const QChar c : shown) {
        if (c == u'\u27e6' && depth++ == 0) {
            texts << Text();
        }
        if (depth > 0) {
            texts.last().words += c;
        } else if (!texts.isEmpty() && (c == u'\n' || c == QChar::LineSeparator)) {
            texts.last().endsLine = true;
        }
        if (c == u'\u27e7' && --depth == 0) {
            texts.last().isSentence = u".!?:…"_s.contains(last);
        } else if (c != u'~' && c != u'\u27e7' && !c.isSpace()) {
            last = c;
        }
    }
    return texts;
}

bool standsAlone(const QString &text, qsizetype from, qsizetype length)
{
    const auto isWord = [&](qsizetype at) { return at >= 0 && at < text.size() && text[at].isLetter(); };
    return !(isWord(from - 1) && isWord(from)) && !(isWord(from + length - 1) && isWord(from + length));
}

} // namespace

void OwnWords::addStore(const QString &folder)
{
    QDirIterator files(folder, {u"*.json"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly)) {
            const QJsonDocument document = QJsonDocument::fromJson(file.readAll());
            addTexts(document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object()), *this);
        }
    }
}

void OwnWords::add(const QString &text)
{
    if (const QString plain = text.simplified(); !plain.isEmpty() && !m_known.contains(plain)) {
        m_known.insert(plain);
        m_longestFirst.clear();
    }
}

QString OwnWords::without(const QString &shown) const
{
    if (m_longestFirst.isEmpty()) {
        m_longestFirst = m_known.values();
        std::ranges::sort(m_longestFirst, std::greater(), &QString::size);
    }
    QString text = shown;
    for (const QString &known : std::as_const(m_longestFirst)) {
        for (qsizetype at = text.indexOf(known); at >= 0; at = text.indexOf(known, at)) {
            if (standsAlone(text, at, known.size())) {
                text.replace(at, known.size(), u" "_s);
            } else {
                ++at;
            }
        }
    }
    return text;
}

QString OwnWords::foreignPart(const QString &shown) const
{
    static const QString accented = u"AEIOUaeiouycnsz"_s; // letters that the pseudo-language never leaves plain
    const QString text = without(shown.simplified());
    QString foreign;
    int depth = 0;
    for (const QChar c : text) {
        if (c == u'\u27e6' || c == u'\u27e7') {
            depth += c == u'\u27e6' ? 1 : -1;
        } else if (c.isLetter() && (depth <= 0 || accented.contains(c))) {
            foreign += c;
        }
    }
    return foreign.isEmpty() && depth == 0 ? QString() : foreign + u" in: "_s + text.simplified();
}

bool OwnWords::isJoined(const QString &shown)
{
    const QString plain = withoutDirections(shown);
    const QList<Text> texts = textsIn(plain);
    QStringList run; // texts of one line that are no sentences, and the one behind them
    for (qsizetype i = 0; i < texts.size(); ++i) {
        const Text &text = texts[i];
        run << text.words;
        const bool goesOn = i + 1 < texts.size() && !text.isSentence && !text.endsLine;
        if (!goesOn) {
            if (run.size() > 1 && !plain.contains(QLocale().createSeparatedList(run))) {
                return true;
            }
            run.clear();
        }
    }
    return false;
}

} // namespace Carrel::Test
