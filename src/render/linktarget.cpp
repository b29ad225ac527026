// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/linktarget.h"

#include <QRegularExpression>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace Carrel
{
namespace
{

/** "02-merging.md" is the lesson "merging": an order prefix and the ending are not part of a slug. */
LessonSlug slugOfFile(const QString &path)
{
    QString name = path.section(u'/', -1, -1, QString::SectionSkipEmpty);
    if (name.endsWith(".md"_L1)) {
        static const QRegularExpression prefix(u"^[0-9]+[-_. ]"_s);
        name.chop(3);
        name.remove(prefix);
    }
    return LessonSlug(name);
}

LinkTarget outsideOrLesson(const QUrl &url, const Lesson &lesson)
{
    const QString base = lesson.course.url + u'/';
    const QString whole = url.toString(QUrl::FullyEncoded);
    if (!lesson.course.url.isEmpty() && whole.startsWith(base) && whole.size() > base.size()) {
        return LessonTarget{slugOfFile(url.path()), BlockId(url.fragment())};
    }
    return OutsideTarget{whole};
}

} // namespace

LinkTarget linkTarget(const QString &href, const Lesson &lesson)
{
    const QString trimmed = href.trimmed();
    if (trimmed.startsWith(u'#')) {
        const BlockId block(QUrl::fromPercentEncoding(trimmed.sliced(1).toUtf8()));
        return block.isEmpty() ? LinkTarget(NoTarget{}) : BlockTarget{block};
    }
    const QUrl url(trimmed, QUrl::StrictMode);
    if (!url.isValid() || trimmed.startsWith("//"_L1)) {
        return NoTarget{};
    }
    const QString scheme = url.scheme().toLower();
    if (scheme == "http"_L1 || scheme == "https"_L1) {
        return url.host().isEmpty() ? LinkTarget(NoTarget{}) : outsideOrLesson(url, lesson);
    }
    if (scheme == "mailto"_L1) {
        return OutsideTarget{url.toString(QUrl::FullyEncoded)};
    }
    const LessonSlug slug = slugOfFile(url.path());
    if (!scheme.isEmpty() || slug.isEmpty()) {
        return NoTarget{};
    }
    return LessonTarget{slug, BlockId(url.fragment())};
}

} // namespace Carrel
