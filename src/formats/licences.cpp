// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/licences.h"

#include <QRegularExpression>

#include <array>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

/** "CC-BY-SA-4.0" is "CC BY-SA 4.0" and lies at creativecommons.org/licenses/by-sa/4.0/. */
std::optional<Licence> creativeCommons(const QString &word)
{
    static const QRegularExpression form(u"^CC-(BY(?:-NC)?(?:-SA|-ND)?)-([0-9.]+)$"_s);
    const QRegularExpressionMatch match = form.match(word);
    if (!match.hasMatch()) {
        return std::nullopt;
    }
    const QString kind = match.captured(1);
    const QString version = match.captured(2);
    return Licence{.name = u"CC %1 %2"_s.arg(kind, version),
                   .url = u"https://creativecommons.org/licenses/%1/%2/"_s.arg(kind.toLower(), version),
                   .spdx = word,
                   .attribution = {}};
}

} // namespace

Licence licenceNamed(const QString &word)
{
    static const std::array known{
        Licence{u"CC0 1.0"_s, u"https://creativecommons.org/publicdomain/zero/1.0/"_s, u"CC0-1.0"_s, {}},
        Licence{u"Apache License 2.0"_s, u"https://www.apache.org/licenses/LICENSE-2.0"_s, u"Apache-2.0"_s, {}},
        Licence{u"MIT License"_s, u"https://opensource.org/license/mit"_s, u"MIT"_s, {}},
        Licence{u"GNU GPL 3.0 or later"_s, u"https://www.gnu.org/licenses/gpl-3.0.html"_s, u"GPL-3.0-or-later"_s, {}},
        Licence{u"GNU FDL 1.3 or later"_s, u"https://www.gnu.org/licenses/fdl-1.3.html"_s, u"GFDL-1.3-or-later"_s, {}},
    };
    for (const Licence &licence : known) {
        if (licence.spdx == word) {
            return licence;
        }
    }
    return creativeCommons(word).value_or(Licence{word, {}, {}, {}});
}

} // namespace Carrel
