// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/mdbook/booksigns.h"
#include "formats/mdbook/quiz.h"
#include "formats/mdbook/summary.h"
#include "formats/toml/tomltext.h"
#include "mdxpagefuzz.h"

#include <tuple>

using namespace Carrel;

/** A page, a summary and a quiz never fail; nothing outside the book is read. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const Limits limits;
    const QString text = Fuzz::textOf(data, size);
    MdBook::PageText whole;
    Fuzz::readPage(text, MdBook::signReader(QStringLiteral("/nowhere/carrel"), QStringLiteral("a.md"), limits, whole));
    std::ignore = MdBook::readSummary(text);
    const DataText quiz = parseToml(text);
    Fuzz::readPage(QStringLiteral("x"),
                   [&quiz](const QString & /*page*/, int /*line*/, EmbeddedParts &parts, MdxReader &reader) {
                       return parts.add(MdBook::readQuiz(quiz.root, QStringLiteral("quiz.toml"), 1, reader));
                   });
    return 0;
}
