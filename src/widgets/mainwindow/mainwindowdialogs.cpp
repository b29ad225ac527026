// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What MainWindow asks, and the sheets it shows over itself.
#include "base/clock.h"
#include "base/shorttext.h"
#include "exchange/citation.h"
#include "library/library.h"
#include "settings/keys.h"
#include "settings/settings.h"
#include "study/studyrecord.h"
#include "widgets/library/courseremover.h"
#include "widgets/library/libraryview.h"
#include "widgets/mainwindow/helpsheets.h"
#include "widgets/mainwindow/mainwindow.h"
#include "widgets/mainwindow/readingdialog.h"
#include "widgets/mainwindow/windowactions.h"
#include "widgets/printing/paperdesk.h"
#include "widgets/quiz/checkview.h"
#include "widgets/reader/readerview.h"
#include "widgets/review/asidedialog.h"
#include "widgets/review/examdialog.h"
#include "widgets/review/reviewview.h"
#include "widgets/shared/messagebar.h"
#include "widgets/shared/plainquestion.h"

#include <QAction>
#include <QClipboard>
#include <QDateTime>
#include <QFileDialog>
#include <QGuiApplication>
#include <QPushButton>
#include <QTimeZone>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

// Only a first choice for the dialog: what a file holds counts, not how it is called.
constexpr QLatin1StringView courseEndings{
    "*.json *.jsonl *.txt *.md *.mdx *.carrel *.zip *.imscc *.h5p *.tar.gz *.tgz *.gift *.xml *.ptx *.csv *.tsv"};

} // namespace

void MainWindow::askForFiles()
{
    openFiles(QFileDialog::getOpenFileNames(this, tr("Open a course or lesson"), {},
                                            tr("Courses and lessons (%1);;All files (*)").arg(courseEndings)));
}

void MainWindow::askForFolder()
{
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Open a folder"));
    if (!folder.isEmpty()) {
        openFiles({folder});
    }
}

void MainWindow::connectPaper()
{
    auto *const paper = new PaperDesk(m_parts.library, m_parts.pageEngine, this);
    connect(paper, &PaperDesk::told, this, &MainWindow::tell);
    connect(paper, &PaperDesk::said, this, &MainWindow::say);
    connect(paper, &PaperDesk::failed, this,
            [this](const QString &sentence) { m_messages->say({MessageKind::Problem, sentence, {}}); });
    const auto offer = [this, paper](const QAction *action, PaperDialog::Target target) {
        connect(action, &QAction::triggered, this, [this, paper, target] {
            if (m_reader && m_reader->lesson().lesson) {
                paper->ask(m_reader->lesson(), m_parts.settings.value(Keys::lineNumbers), target);
            }
        });
    };
    offer(m_actions->print, PaperDialog::Target::Printer);
    offer(m_actions->exportPdf, PaperDialog::Target::Pdf);
}

void MainWindow::askForExam()
{
    const auto outline =
        m_reader && m_reader->lesson().lesson ? m_parts.library.outline(m_reader->lesson().course.id) : nullptr;
    if (!outline) {
        return;
    }
    auto *const dialog =
        new ExamDialog(*outline, m_parts.record.state().settings().exams, m_parts.record.moment().date, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ExamDialog::chosen, this,
            [this](const std::vector<Exam> &exams) { m_parts.record.append(examsSetting(exams)); });
    dialog->open();
}

void MainWindow::showAside()
{
    auto *const dialog = new AsideDialog(m_parts.record, m_parts.library, m_review->checkView()->keyedActions(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &AsideDialog::passageRequested, this,
            [this](const LessonRef &lesson, const BlockId &block) { openLesson(lesson, block); });
    connect(dialog, &AsideDialog::told, this, &MainWindow::tell);
    dialog->open();
}

void MainWindow::copyCitation(CitationForm form)
{
    if (!m_reader || !m_reader->lesson().lesson) {
        return;
    }
    const LessonOnScreen &shown = m_reader->lesson();
    const qint64 now = m_parts.clock.wallMs();
    const QDate today =
        QDateTime::fromMSecsSinceEpoch(now, QTimeZone::fromSecondsAheadOfUtc(m_parts.clock.utcOffsetSeconds(now)))
            .date();
    QGuiApplication::clipboard()->setText(written(citationOf(*shown.lesson, shown.course, today), form));
    tell(tr("How to cite this lesson is on the clipboard."));
}

void MainWindow::connectRemoval()
{
    auto *const remover = new CourseRemover(m_parts.library, this);
    connect(m_library, &LibraryView::removeRequested, this, [this, remover](const CourseSummary &course) {
        if (isRemovalWanted(course)) {
            remover->start(course);
        }
    });
    connect(remover, &CourseRemover::started, this, [this](const CourseSummary &course) {
        m_messages->say({MessageKind::Working, tr("Removing “%1”…").arg(titleText(course.info.title)), {}});
    });
    connect(remover, &CourseRemover::finished, this, [this](const CourseSummary &course, const Result<void> &done) {
        if (done) {
            say(tr("Removed “%1”.").arg(titleText(course.info.title)));
        } else {
            m_messages->say({MessageKind::Problem, done.error().sentence, {}});
        }
    });
}

bool MainWindow::isRemovalWanted(const CourseSummary &course)
{
    PlainQuestion question(QMessageBox::Question, tr("Remove a course"),
                           tr("Remove “%1” from the library?").arg(titleText(course.info.title)),
                           tr("Its files are deleted. What you answered is kept and counts again if you add the "
                              "course again."),
                           this);
    const QAbstractButton *const remove = question.addButton(tr("&Remove"), QMessageBox::DestructiveRole);
    question.setDefaultButton(question.addButton(tr("&Keep"), QMessageBox::RejectRole));
    question.exec();
    return question.clickedButton() == remove;
}

void MainWindow::showKeys()
{
    (new ReadingDialog(tr("Keys"), keysHtml(*m_keys, layoutDirection()), this))->open();
}

void MainWindow::showAbout()
{
    (new ReadingDialog(tr("About Carrel"), aboutHtml(m_parts.version, m_parts.graphics), this))->open();
}

} // namespace Carrel
