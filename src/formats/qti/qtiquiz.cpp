// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/qti/qtiquiz.h"

#include "formats/qti/qti12.h"
#include "formats/xml/xmltext.h"

namespace Carrel
{

bool looksLikeQti(QByteArrayView beginning)
{
    const bool isNamed = beginning.contains("<questestinterop") || beginning.contains("<assessmentItem") ||
                         beginning.contains("<qti-assessment-item");
    return isNamed && beginsLikeXml(QString::fromUtf8(beginning));
}

QtiQuiz readQti(const XmlFile &xml, const HtmlContext &context)
{
    QtiQuiz quiz;
    isNamed(xml.root(), "questestinterop") ? Qti::readQti12(xml, context, quiz) : Qti::readQti2(xml, context, quiz);
    return quiz;
}

} // namespace Carrel
