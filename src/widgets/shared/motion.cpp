// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shared/motion.h"

#include "settings/keys.h"
#include "settings/settings.h"

#include <QApplication>
#include <QSettings>
#include <QStandardPaths>

#ifdef Q_OS_WIN
#include <qt_windows.h>
#endif

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Motion
{

bool systemWantsLess(const QString &configFolder)
{
#ifdef Q_OS_WIN
    BOOL moves = TRUE;
    if (SystemParametersInfoW(SPI_GETCLIENTAREAANIMATION, 0, &moves, 0)) {
        return moves == FALSE;
    }
#endif
    // KDE Plasma: how long animations take, against what is usual.
    const QSettings plasma(configFolder + "/kdeglobals"_L1, QSettings::IniFormat);
    const QVariant factor = plasma.value("KDE/AnimationDurationFactor"_L1);
    if (factor.isValid() && factor.toDouble() == 0) {
        return true;
    }
    // Desktops of GTK write it for their programs.
    for (const QLatin1StringView file : {"/gtk-4.0/settings.ini"_L1, "/gtk-3.0/settings.ini"_L1}) {
        const QSettings gtk(configFolder + file, QSettings::IniFormat);
        const QVariant moves = gtk.value("Settings/gtk-enable-animations"_L1);
        if (moves.isValid()) {
            return !moves.toBool();
        }
    }
    return false;
}

bool isReduced(const Settings &settings)
{
    const QString wish = settings.value(Keys::motion);
    return wish == "less"_L1 ||
           (wish == "system"_L1 &&
            systemWantsLess(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation)));
}

void reduce(bool less)
{
    static const int usualFlash = QApplication::cursorFlashTime();
    QApplication::setCursorFlashTime(less ? 0 : usualFlash);
    if (less) {
        for (const Qt::UIEffect effect : {Qt::UI_AnimateMenu, Qt::UI_FadeMenu, Qt::UI_AnimateCombo,
                                          Qt::UI_AnimateTooltip, Qt::UI_FadeTooltip, Qt::UI_AnimateToolBox}) {
            QApplication::setEffectEnabled(effect, false);
        }
    }
}

} // namespace Carrel::Motion
