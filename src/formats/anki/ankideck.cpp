// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/anki/ankideck.h"

#include "course/optionorder.h"
#include "formats/anki/cardhtml.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Anki
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::Anki)
};

/** Two colons would make a deck in a deck, also where this title meets the next; a quote Anki would take out itself. */
QString deckPart(QString title)
{
    static const QRegularExpression outside(u"^[:\\s]+|[:\\s]+$"_s);
    static const QRegularExpression barred(u"[\"\\x00-\\x1f\\x7f]"_s);
    title = title.replace("::"_L1, ": "_L1).replace(barred, u" "_s).remove(outside).simplified();
    return title.isEmpty() ? u"-"_s : title;
}

/** Anki compares texts letter by letter and keeps them composed. */
QString composed(const QString &text)
{
    return text.normalized(QString::NormalizationForm_C);
}

/** A blank would end it. */
QString tagOf(const QString &slug)
{
    return slug.simplified().replace(u' ', u'-');
}

QString link(const QString &words, const QString &address)
{
    const bool mayFollow = address.startsWith("https://"_L1) || address.startsWith("http://"_L1);
    return mayFollow ? u"<a href=\"%1\">%2</a>"_s.arg(address.toHtmlEscaped(), words.toHtmlEscaped())
                     : words.toHtmlEscaped();
}

/** The name of the licence with its address, who is to be named and who wrote it. */
QString licenceField(const Lesson &lesson, const CourseInfo &info)
{
    const Licence &licence = lesson.licence.name.isEmpty() ? info.licence : lesson.licence;
    QStringList lines{link(licence.name.isEmpty() ? licence.spdx : licence.name, licence.url),
                      licence.attribution.toHtmlEscaped(),
                      (lesson.authorship.isEmpty() ? info.authorship : lesson.authorship).toHtmlEscaped()};
    lines.removeAll(QString());
    return lines.join(u"<br>"_s);
}

/** Writes one deck; lives as long as that. */
class DeckWriter
{
public:
    explicit DeckWriter(const Course &course)
        : m_course(course)
        , m_pictures([this](const QString &path) { return pictureName(path); })
    {
    }

    Deck write()
    {
        for (const Module &module : m_course.outline.modules) {
            for (const LessonEntry &entry : module.lessons) {
                if (const auto lesson = m_course.lesson(entry.slug)) {
                    addChecks(*lesson, module);
                }
            }
        }
        tellSkipped();
        return std::move(m_deck);
    }

private:
    void addChecks(const Lesson &lesson, const Module &module)
    {
        for (const Check &check : lesson.checks) {
            if (!check.isUsable()) {
                ++m_skipped;
                continue;
            }
            m_deck.notes.push_back(noteOf(check, lesson, module));
        }
    }

    Note noteOf(const Check &check, const Lesson &lesson, const Module &module)
    {
        const CourseInfo &info = m_course.outline.info;
        const CheckKey key{info.id, lesson.slug, check.id};
        const std::vector<int> order = firstOrder(check, key);
        const QString moduleTitle = module.title.isEmpty() ? info.title : module.title;
        return {.guid = QStringList{info.id.toString(), lesson.slug.toString(), check.id.toString()}.join(u'/'),
                .deck = deckPart(info.title) + u"::"_s + deckPart(moduleTitle),
                .fields = {composed(front(check, order)), composed(back(check, order)), composed(source(lesson)),
                           composed(licenceField(lesson, info))},
                .tags = {tagOf(info.slug), tagOf(lesson.slug.toString())}};
    }

    QString front(const Check &check, const std::vector<int> &order)
    {
        QString options;
        for (const int i : order) {
            options += u"<li>"_s + cardHtml(check.options[size_t(i)].text, m_pictures) + u"</li>"_s;
        }
        return cardHtml(check.question, m_pictures) + u"<ol type=\"A\">"_s + options + u"</ol>"_s;
    }

    QString back(const Check &check, const std::vector<int> &order)
    {
        QString right;
        QString reasons;
        for (size_t place = 0; place < order.size(); ++place) {
            const Option &option = check.options[size_t(order[place])];
            const QString letter = QChar(u'A' + char16_t(place)) + u". "_s;
            if (option.correct) {
                right += u"<div><b>"_s + letter + u"</b>"_s + cardHtml(option.text, m_pictures) + u"</div>"_s;
            }
            if (const auto &reason = option.correct ? option.why : option.tempting) {
                reasons += u"<div><b>"_s + letter + u"</b>"_s + cardHtml(*reason, m_pictures) + u"</div>"_s;
            }
        }
        const QString why = check.why ? u"<div>"_s + cardHtml(*check.why, m_pictures) + u"</div>"_s : QString();
        return right + (reasons.isEmpty() ? QString() : u"<hr>"_s + reasons) + why;
    }

    [[nodiscard]] QString source(const Lesson &lesson) const
    {
        return link(m_course.outline.info.title + u": "_s + lesson.title, lesson.url);
    }

    /** Decks have no folders: the hash keeps two pictures of one name apart. Of signs Anki takes few into a name. */
    QString pictureName(const QString &path)
    {
        const auto asset = m_course.assets.find(path);
        if (asset == m_course.assets.end() || asset->second.file.isEmpty()) {
            return {};
        }
        static const QRegularExpression other(u"[^\\w.-]+"_s, QRegularExpression::UseUnicodePropertiesOption);
        constexpr qsizetype enough = 12;
        const QString name = asset->second.hash.toString().left(enough) + u'-' +
                             composed(QFileInfo(path).fileName()).replace(other, u"-"_s);
        m_deck.media.emplace(name, asset->second.file);
        return name;
    }

    void tellSkipped()
    {
        if (m_skipped > 0) {
            m_deck.diagnostics.push_back(
                {.code = u"skipped-check"_s,
                 .message = Words::tr("%n check(s) that cannot be asked were left out.", nullptr, m_skipped)});
        }
    }

    const Course &m_course;
    const PictureName m_pictures;
    Deck m_deck;
    int m_skipped = 0;
};

} // namespace

Deck deckOf(const Course &course)
{
    return DeckWriter(course).write();
}

} // namespace Carrel::Anki
