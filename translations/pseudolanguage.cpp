// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the pseudo-language from a translation file: every text in brackets, a third longer, with accents and from
// right to left, so that cut, joined and untranslated texts show at once. Run by the build: carrel_pseudo IN.ts OUT.ts
#include <QFile>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

#include <cstdio>

using namespace Qt::Literals::StringLiterals;

namespace
{

/** The length of the part at @p from that must stay as it is: a placeholder, the name of an action, an entity or a tag;
 * 0 for plain text. */
qsizetype untouchedLength(QStringView text, qsizetype from)
{
    if (text[from] == u'%') {
        qsizetype end = from + 1;
        while (end < text.size() && (text[end] == u'L' || text[end].isDigit())) {
            ++end;
        }
        return end < text.size() && text[end] == u'n' && end == from + 1 ? 2 : end - from;
    }
    if (text[from] == u'<' || text[from] == u'{') {
        const qsizetype end = text.indexOf(text[from] == u'<' ? u'>' : u'}', from);
        return end < 0 ? 0 : end - from + 1;
    }
    if (text[from] == u'&') {
        const qsizetype end = text.indexOf(u';', from);
        const bool entity = end > from + 1 && end - from < 8 && !text.mid(from, end - from).contains(u' ');
        return entity ? end - from + 1 : 1;
    }
    return 0;
}

QString pseudo(const QString &text)
{
    static const QString plain = u"AEIOUaeiouycnsz"_s;
    static const QString accented = u"ÂÊÎÔÛâêîôûŷçñšž"_s;
    QString result;
    for (qsizetype i = 0; i < text.size();) {
        const qsizetype keep = untouchedLength(text, i);
        if (keep > 0) {
            result += QStringView(text).mid(i, keep);
            i += keep;
            continue;
        }
        const qsizetype at = plain.indexOf(text[i]);
        result += at < 0 ? text[i] : accented[at];
        ++i;
    }
    const QString padding = QString(std::max<qsizetype>(1, text.size() / 3), u'~');
    // Between marks of right-to-left text: labels are set by the direction of what they show.
    return u"\u200f\u27e6"_s + result + padding + u"\u27e7\u200f"_s;
}

class PseudoWriter
{
public:
    PseudoWriter(QIODevice &in, QIODevice &out)
        : m_in(&in)
        , m_out(&out)
    {
        m_out.setAutoFormatting(true);
    }

    bool run()
    {
        m_out.writeStartDocument();
        m_out.writeDTD(u"<!DOCTYPE TS>"_s);
        m_out.writeStartElement(u"TS"_s);
        m_out.writeAttribute(u"version"_s, u"2.1"_s);
        m_out.writeAttribute(u"language"_s, u"ar"_s);
        while (!m_in.atEnd()) {
            m_in.readNext();
            if (m_in.isStartElement()) {
                element();
            } else if (m_in.isEndElement() && m_in.name() == "context"_L1) {
                m_out.writeEndElement();
            }
        }
        m_out.writeEndDocument();
        return !m_in.hasError();
    }

private:
    void element()
    {
        const auto name = m_in.name();
        if (name == "context"_L1) {
            m_out.writeStartElement(u"context"_s);
        } else if (name == "name"_L1) {
            m_out.writeTextElement(u"name"_s, m_in.readElementText());
        } else if (name == "message"_L1) {
            message(m_in.attributes().value("numerus"_L1) == "yes"_L1);
        }
    }

    void message(bool plural)
    {
        QString source;
        QString comment;
        while (m_in.readNextStartElement()) {
            if (m_in.name() == "source"_L1) {
                source = m_in.readElementText();
            } else if (m_in.name() == "comment"_L1) {
                comment = m_in.readElementText();
            } else {
                m_in.skipCurrentElement();
            }
        }
        m_out.writeStartElement(u"message"_s);
        if (plural) {
            m_out.writeAttribute(u"numerus"_s, u"yes"_s);
        }
        m_out.writeTextElement(u"source"_s, source);
        if (!comment.isEmpty()) {
            m_out.writeTextElement(u"comment"_s, comment);
        }
        const QString text = pseudo(source);
        m_out.writeStartElement(u"translation"_s);
        if (plural) {
            for (int form = 0; form < 6; ++form) { // as many as the language the file claims to be has
                m_out.writeTextElement(u"numerusform"_s, text);
            }
        } else {
            m_out.writeCharacters(text);
        }
        m_out.writeEndElement();
        m_out.writeEndElement();
    }

    QXmlStreamReader m_in;
    QXmlStreamWriter m_out;
};

} // namespace

int main(int argc, char **argv)
{
    if (argc != 3) {
        std::fputs("usage: carrel_pseudo IN.ts OUT.ts\n", stderr);
        return 2;
    }
    QFile in(QString::fromLocal8Bit(argv[1]));
    QFile out(QString::fromLocal8Bit(argv[2]));
    if (!in.open(QIODevice::ReadOnly) || !out.open(QIODevice::WriteOnly) || !PseudoWriter(in, out).run()) {
        std::fprintf(stderr, "carrel_pseudo: %s could not be made from %s\n", argv[2], argv[1]);
        return 1;
    }
    return 0;
}
