// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "page/requestgate.h"

#include "page/pageaddress.h"

namespace Carrel
{

void RequestGate::interceptRequest(QWebEngineUrlRequestInfo &info)
{
    info.block(!isPageUrl(info.requestUrl()) || info.requestMethod() != "GET");
}

} // namespace Carrel
