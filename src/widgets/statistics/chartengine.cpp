// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/statistics/chartengine.h"

#include <QCoreApplication>
#include <QPluginLoader>

namespace Carrel
{

ChartEngine *chartEngine()
{
    QPluginLoader loader(QCoreApplication::applicationDirPath() + QStringLiteral("/" CARREL_PLUGINS "/carrelcharts"));
    return qobject_cast<ChartEngine *>(loader.instance());
}

} // namespace Carrel
