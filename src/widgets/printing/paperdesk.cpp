// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/printing/paperdesk.h"

#include "widgets/quiz/lessononscreen.h"

#include <QDir>
#include <QFileDialog>
#include <QPrintDialog>
#include <QPrinter>
#include <QStandardPaths>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

PaperDesk::PaperDesk(Library &library, std::function<PageEngine &()> engine, QWidget *window)
    : QObject(window)
    , m_library(library)
    , m_engine(std::move(engine))
    , m_window(window)
{
}

PaperDesk::~PaperDesk() = default;

void PaperDesk::ask(const LessonOnScreen &lesson, bool lineNumbers, PaperDialog::Target target)
{
    if (m_job) {
        Q_EMIT told(tr("The pages before are still being made."));
        return;
    }
    auto *const dialog = new PaperDialog(lesson, lineNumbers, target, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, target] { choose(*dialog, target); });
    dialog->open();
}

void PaperDesk::choose(const PaperDialog &dialog, PaperDialog::Target target)
{
    const PaperWish wish = dialog.wish();
    if (target == PaperDialog::Target::Printer) {
        auto printer = std::make_unique<QPrinter>(QPrinter::HighResolution);
        QPrintDialog question(printer.get(), m_window);
        question.setOption(QAbstractPrintDialog::PrintToFile, false); // there is Export as PDF, which keeps more
        if (question.exec() == QDialog::Accepted) {
            begin(wish, tr("The pages went to the printer."));
            m_job->print(std::move(printer));
        }
        return;
    }
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    QString file = QFileDialog::getSaveFileName(m_window, tr("Export as PDF"),
                                                folder + u'/' + dialog.name() + u".pdf"_s, tr("PDF documents (*.pdf)"));
    if (!file.isEmpty()) {
        begin(wish, tr("The pages lie in %1.").arg(QDir::toNativeSeparators(file)));
        m_job->writePdf(file);
    }
}

void PaperDesk::begin(const PaperWish &wish, const QString &whenDone)
{
    m_job = std::make_unique<PaperJob>(m_library, m_engine, wish);
    Q_EMIT told(tr("The pages are being made…"));
    // Not from within the job's own signal, which its end would pull away.
    const auto end = [this] { m_job.release()->deleteLater(); };
    connect(m_job.get(), &PaperJob::done, this, [this, end, whenDone] {
        end();
        Q_EMIT said(whenDone);
    });
    connect(m_job.get(), &PaperJob::failed, this, [this, end](const Error &error) {
        end();
        Q_EMIT failed(error.sentence);
    });
}

} // namespace Carrel
