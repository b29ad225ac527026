// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exportpdf.h"

#include "exchange/namedcourse.h"
#include "exchange/packagecodec.h"
#include "page/pageengine.h"
#include "widgets/printing/paperjob.h"

#include <QCoreApplication>
#include <QDir>

#include <cstdio>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(ExportPdf)
};

void say(std::FILE *where, const QString &sentence)
{
    std::fputs(qPrintable(sentence + u'\n'), where);
}

/** COURSE, else COURSE/PART: the name of a course may have slashes of its own. */
Result<PaperWish> wishOf(const Library &library, const Arguments &arguments)
{
    const qsizetype slash = arguments.exported.lastIndexOf(u'/');
    const auto whole = findCourse(library, arguments.exported);
    if (whole || slash < 0) {
        return whole.transform([&](const CourseSummary &course) {
            return PaperWish{course.info.id, {}, arguments.answers, usualPaper(), arguments.lineNumbers};
        });
    }
    return findCourse(library, arguments.exported.first(slash)).transform([&](const CourseSummary &course) {
        return PaperWish{course.info.id, arguments.exported.sliced(slash + 1), arguments.answers, usualPaper(),
                         arguments.lineNumbers};
    });
}

} // namespace

void doWithoutDisplay()
{
#ifdef Q_OS_LINUX
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
#endif
}

int exportPdf(const Arguments &arguments, const DataFolders &folders)
{
    Library library(LibraryPaths{folders.store, folders.readOnlyStores(), folders.libraryIndexFile()}, packageCodec());
    JobControl control;
    const auto wish = library.refresh(control).and_then([&] { return wishOf(library, arguments); });
    if (!wish) {
        say(stderr, wish.error().sentence);
        return 1;
    }
    PageEngine engine([&library](const AssetHash &hash) { return library.assetFile(hash); });
    PaperJob job(library, [&engine]() -> PageEngine & { return engine; }, *wish);
    const QString file = arguments.files.front();
    QObject::connect(
        &job, &PaperJob::done, &engine,
        [&file] {
            say(stdout, Context::tr("The pages lie in %1.").arg(QDir::toNativeSeparators(file)));
            QCoreApplication::exit(0);
        },
        Qt::QueuedConnection);
    QObject::connect(
        &job, &PaperJob::failed, &engine,
        [](const Error &error) {
            say(stderr, error.sentence);
            QCoreApplication::exit(1);
        },
        Qt::QueuedConnection);
    job.writePdf(file);
    return QCoreApplication::exec();
}

} // namespace Carrel
