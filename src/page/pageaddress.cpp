// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "page/pageaddress.h"

using namespace Qt::StringLiterals;

namespace Carrel
{

bool isPageUrl(const QUrl &url)
{
    return url.scheme() == QLatin1StringView(pageScheme) && url.host() == "page"_L1;
}

QUrl shellUrl(ThemeName theme)
{
    return QUrl(u"carrel://page/shell?theme="_s + themeWord(theme));
}

bool isShellUrl(const QUrl &url)
{
    return isPageUrl(url) && url.path() == "/shell"_L1;
}

} // namespace Carrel
