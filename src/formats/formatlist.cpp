// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/formatlist.h"

#include "formats/aiken/aikenformat.h"
#include "formats/anki/ankiformat.h"
#include "formats/commoncartridge/commoncartridgeformat.h"
#include "formats/csv/csvformat.h"
#include "formats/gift/giftformat.h"
#include "formats/h5p/h5pformat.h"
#include "formats/huggingface/huggingfaceformat.h"
#include "formats/jupyterbook/jupyterbookformat.h"
#include "formats/markdown/markdownformat.h"
#include "formats/markdownfolder/markdownfolderformat.h"
#include "formats/mdbook/mdbookformat.h"
#include "formats/microsoftlearn/learnformat.h"
#include "formats/moodlexml/moodlexmlformat.h"
#include "formats/openedx/openedxformat.h"
#include "formats/package/packageformat.h"
#include "formats/pretext/pretextformat.h"
#include "formats/qti/qtiformat.h"
#include "formats/scorm/scormformat.h"

#include <QCoreApplication>
#include <QStringList>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

std::vector<std::unique_ptr<const FormatReader>> formatReaders(TableReading *tables)
{
    std::vector<std::unique_ptr<const FormatReader>> readers;
    readers.push_back(std::make_unique<PackageFormat>());
    readers.push_back(std::make_unique<CommonCartridgeFormat>());
    readers.push_back(std::make_unique<ScormFormat>());
    readers.push_back(std::make_unique<AnkiFormat>());
    readers.push_back(std::make_unique<QtiFormat>());
    readers.push_back(std::make_unique<PreTeXtFormat>());
    readers.push_back(std::make_unique<OpenEdxFormat>());
    readers.push_back(std::make_unique<H5pFormat>());
    readers.push_back(std::make_unique<HuggingFaceFormat>());
    readers.push_back(std::make_unique<LearnFormat>());
    readers.push_back(std::make_unique<MdBookFormat>());
    readers.push_back(std::make_unique<JupyterBookFormat>());
    readers.push_back(std::make_unique<JupyterQuizFormat>());
    readers.push_back(std::make_unique<MarkdownFormat>());
    readers.push_back(std::make_unique<MoodleXmlFormat>());
    readers.push_back(std::make_unique<GiftFormat>());
    readers.push_back(std::make_unique<AikenFormat>());
    readers.push_back(std::make_unique<CsvFormat>(tables));
    readers.push_back(std::make_unique<MarkdownFolderFormat>());
    return readers;
}

QString jsonLessonsTitle()
{
    return QCoreApplication::translate("Carrel::Formats", "Lessons in JSON");
}

QString formatTitles()
{
    QStringList titles{jsonLessonsTitle()};
    for (const auto &reader : formatReaders()) {
        if (!reader->isOnlyExplained()) {
            titles << reader->title();
        }
    }
    return titles.join(u", "_s); // not as the locale would: data says the same on every computer
}

} // namespace Carrel
