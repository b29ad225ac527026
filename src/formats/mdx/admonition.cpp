// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/mdx/admonition.h"

#include <QHash>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

std::optional<NoteKind> admonitionKind(const QString &name)
{
    static const QHash<QString, NoteKind> kinds{
        {u"note"_s, NoteKind::Note},
        {u"info"_s, NoteKind::Note},
        {u"admonition"_s, NoteKind::Note},
        {u"seealso"_s, NoteKind::Note},
        {u"margin"_s, NoteKind::Note},
        {u"sidebar"_s, NoteKind::Note},
        {u"topic"_s, NoteKind::Note},
        {u"tip"_s, NoteKind::Tip},
        {u"hint"_s, NoteKind::Tip},
        {u"success"_s, NoteKind::Tip},
        {u"important"_s, NoteKind::Important},
        {u"warning"_s, NoteKind::Warning},
        {u"attention"_s, NoteKind::Warning},
        {u"caution"_s, NoteKind::Caution},
        {u"danger"_s, NoteKind::Caution},
        {u"error"_s, NoteKind::Caution},
    };
    const auto kind = kinds.find(name);
    return kind == kinds.end() ? std::nullopt : std::optional(*kind);
}

} // namespace Carrel
