// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/microsoftlearn/learnsigns.h"
#include "formats/microsoftlearn/learnunit.h"
#include "formats/yaml/yamltext.h"
#include "mdxpagefuzz.h"

using namespace Carrel;

/** A unit never fails, nor does a text with the signs of Microsoft Learn; nothing outside the folder is read. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const QString nowhere = QStringLiteral("/nowhere/carrel");
    static const Limits limits;
    const QString text = Fuzz::textOf(data, size);
    Fuzz::readPage(text, Learn::signReader(nowhere, limits));
    PictureFolder pictures(nowhere, limits);
    Diagnostics diagnostics;
    SkippedParts furniture;
    const Learn::TextContext context{nowhere, limits, pictures, diagnostics, furniture};
    const Lesson lesson = Learn::readUnit({QStringLiteral("unit.yml"), parseYaml(text).root}, context);
    Fuzz::lookForPlaces(lesson.blocks, lesson.checks);
    return 0;
}
