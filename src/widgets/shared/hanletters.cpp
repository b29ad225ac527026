// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shared/hanletters.h"

#include <QLocale>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

QStringList familiesFor(const QString &language)
{
    const QLocale locale(language);
    switch (locale.language()) {
    case QLocale::Japanese:
        return {u"Noto Sans CJK JP"_s, u"Hiragino Sans"_s, u"Yu Gothic"_s, u"Meiryo"_s};
    case QLocale::Korean:
        return {u"Noto Sans CJK KR"_s, u"Apple SD Gothic Neo"_s, u"Malgun Gothic"_s};
    case QLocale::Chinese:
        if (locale.territory() == QLocale::HongKong || locale.territory() == QLocale::Macao) {
            return {u"Noto Sans CJK HK"_s, u"PingFang HK"_s, u"Microsoft JhengHei"_s};
        }
        return locale.script() == QLocale::TraditionalHanScript
                   ? QStringList{u"Noto Sans CJK TC"_s, u"PingFang TC"_s, u"Microsoft JhengHei"_s}
                   : QStringList{u"Noto Sans CJK SC"_s, u"PingFang SC"_s, u"Microsoft YaHei"_s};
    default:
        return {};
    }
}

} // namespace

QFont withHanLetters(const QFont &font, const QString &language)
{
    const QStringList behind = familiesFor(language);
    if (behind.isEmpty()) {
        return font;
    }
    QFont lettered = font;
    lettered.setFamilies(font.families() + behind);
    return lettered;
}

} // namespace Carrel
