// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/identity.h"

#include "course/plaintext.h"

#include <QCryptographicHash>
#include <QHash>
#include <QSet>
#include <QUrl>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

QString hexOf(QStringView text, qsizetype digits)
{
    const QByteArray hash = QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256);
    return QString::fromLatin1(hash.toHex().left(digits));
}

/** Names that are taken, and where to go on counting: thousands of equal parts must not be counted from 2 each time. */
class TakenNames
{
public:
    [[nodiscard]] bool contains(const QString &name) const { return m_taken.contains(name); }

    /** @p wanted, or the first of wanted-2, wanted-3 … that is free; takes it. */
    QString takeFree(const QString &wanted)
    {
        QString name = wanted;
        if (m_taken.contains(name)) {
            int &next = m_next[wanted];
            for (next = std::max(next, 2); m_taken.contains(name); ++next) {
                name = wanted + u'-' + QString::number(next);
            }
        }
        m_taken.insert(name);
        return name;
    }

private:
    QSet<QString> m_taken;
    QHash<QString, int> m_next;
};

// Given ids are handed out before any is made, so that a made one never pushes a given one aside.
void keepGivenIds(Blocks &blocks, TakenNames &taken, std::vector<BlockId> &repeated)
{
    for (Block &block : blocks) {
        block.idGiven = block.idGiven && !block.id.isEmpty();
        if (block.idGiven) {
            if (taken.contains(block.id.toString())) {
                repeated.push_back(block.id);
            }
            block.id = BlockId(taken.takeFree(block.id.toString()));
        }
        forEachChildList(block, [&](Blocks &children) { keepGivenIds(children, taken, repeated); });
    }
}

void makeMissingIds(Blocks &blocks, TakenNames &taken)
{
    for (Block &block : blocks) {
        if (!block.idGiven) {
            const QString words = hexOf(plainText(block).normalized(QString::NormalizationForm_C), 12);
            block.id = BlockId(taken.takeFree(kindWord(block) + u'-' + words));
        }
        forEachChildList(block, [&taken](Blocks &children) { makeMissingIds(children, taken); });
    }
}

void assignOptionKeys(Check &check)
{
    TakenNames taken;
    for (Option &option : check.options) {
        option.keyGiven = option.keyGiven && !option.key.isEmpty();
        const QString wanted =
            option.keyGiven ? option.key.toString() : hexOf(normalisedText(plainText(option.text)), 16);
        option.key = OptionKey(taken.takeFree(wanted));
    }
}

QChar straightened(QChar c)
{
    switch (c.unicode()) {
    case 0x2018:
    case 0x2019:
    case 0x201A:
    case 0x201B:
    case 0x2032:
        return u'\'';
    case 0x201C:
    case 0x201D:
    case 0x201E:
    case 0x201F:
    case 0x2033:
        return u'"';
    default:
        return c;
    }
}

} // namespace

QString normalisedText(QStringView text)
{
    QString result = text.toString().normalized(QString::NormalizationForm_C).simplified();
    std::ranges::transform(result, result.begin(), straightened);
    return result;
}

std::vector<BlockId> assignBlockIds(Blocks &blocks)
{
    TakenNames taken;
    std::vector<BlockId> repeated;
    keepGivenIds(blocks, taken, repeated);
    makeMissingIds(blocks, taken);
    return repeated;
}

std::vector<CheckId> assignCheckIds(std::vector<Check> &checks)
{
    TakenNames taken;
    std::vector<CheckId> repeated;
    for (Check &check : checks) {
        check.idGiven = check.idGiven && !check.id.isEmpty();
        if (check.idGiven) {
            if (taken.contains(check.id.toString())) {
                repeated.push_back(check.id);
            }
            check.id = CheckId(taken.takeFree(check.id.toString()));
        }
        assignOptionKeys(check);
    }
    int number = 0;
    for (Check &check : checks) {
        ++number;
        if (!check.idGiven) {
            const QString wanted = checks.size() == 1 ? u"check"_s : u"check-"_s + QString::number(number);
            check.id = CheckId(taken.takeFree(wanted));
        }
    }
    return repeated;
}

QString slugOf(QStringView text)
{
    QString slug;
    bool gap = false;
    for (const QChar c : text.toString().normalized(QString::NormalizationForm_C).toLower()) {
        if (c.isLetterOrNumber() || c.isMark() || c.isSurrogate()) {
            if (gap && !slug.isEmpty()) {
                slug += u'-';
            }
            gap = false;
            slug += c;
        } else if (straightened(c) != u'\'') {
            gap = true;
        }
    }
    return slug;
}

Fingerprint fingerprintOf(const Check &check)
{
    QStringList options;
    for (const Option &option : check.options) {
        options << (option.correct ? u"+ "_s : u"- "_s) + normalisedText(plainText(option.text));
    }
    options.sort();
    const QString asked = normalisedText(plainText(check.question)) + u'\n' + options.join(u'\n');
    return Fingerprint(hexOf(asked, 64));
}

CourseIdentity courseIdentity(const CourseHead &head, const QString &authorship, const QString &licenceName)
{
    const QUrl url(head.url);
    if (url.isValid() && !url.host().isEmpty()) {
        QString path = url.path(QUrl::FullyEncoded);
        while (path.endsWith(u'/')) {
            path.chop(1);
        }
        return {CourseId(url.host().toLower() + path), IdentityStrength::Url};
    }
    const QString slug = !head.slug.isEmpty() ? head.slug : slugOf(head.title);
    const QString rights = hexOf(normalisedText(authorship) + u'\n' + normalisedText(licenceName), 12);
    return {CourseId((slug.isEmpty() ? u"course"_s : slug) + u'-' + rights), IdentityStrength::SlugAndLicence};
}

LessonEntry entryOf(const Lesson &lesson)
{
    const auto isText = [](const Block &block) { return !std::holds_alternative<CheckPlace>(block.content); };
    LessonEntry entry{.slug = lesson.slug,
                      .title = lesson.title,
                      .minutes = lesson.minutes,
                      .position = lesson.position,
                      .here = true,
                      .textBlocks = int(std::ranges::count_if(lesson.blocks, isText)),
                      .lastBlock = lesson.blocks.empty() ? BlockId() : lesson.blocks.back().id,
                      .checks = {}};
    for (const Check &check : lesson.checks) {
        if (check.isUsable()) {
            entry.checks.emplace_back(check.id, fingerprintOf(check));
        }
    }
    return entry;
}

} // namespace Carrel
