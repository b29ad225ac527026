// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/jupyterbook/mystsigns.h"
#include "formats/jupyterbook/notebook.h"
#include "formats/jupyterbook/quizjson.h"
#include "mdxpagefuzz.h"

#include <tuple>

using namespace Carrel;

/** A page in MyST, a notebook and a file of questions never fail; nothing outside the book is read. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const Limits limits;
    const QString text = Fuzz::textOf(data, size);
    const QString name = QStringLiteral("a.ipynb");
    const SignReader signs =
        Jupyter::signReader({QStringLiteral("/nowhere/carrel"), QStringLiteral("a.md"), {}}, limits);
    SkippedParts skipped;
    Diagnostics diagnostics;
    Fuzz::readPage(text, signs);
    if (const std::optional<QString> notebook = Jupyter::textOfNotebook(text, name, skipped, diagnostics)) {
        Fuzz::readPage(*notebook, signs);
    }
    std::ignore = Jupyter::readQuizJson(text, name, {}, skipped, diagnostics);
    return 0;
}
