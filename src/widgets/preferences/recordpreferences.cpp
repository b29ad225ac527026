// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preferences/recordpreferences.h"

#include "base/job.h"
#include "exchange/recordexport.h"
#include "exchange/recordimport.h"
#include "exchange/recordimportwords.h"
#include "preferences/ui_recordpreferences.h"
#include "study/eraserecord.h"
#include "study/recordsegments.h"
#include "study/studyrecord.h"
#include "widgets/shared/accessiblerole.h"
#include "widgets/shared/plainquestion.h"

#include <QDir>
#include <QFileDialog>
#include <QPushButton>
#include <QStandardPaths>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

QString documentsFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

} // namespace

RecordPreferences::RecordPreferences(StudyRecord &record, LessonTitle titleOf, QWidget *parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::RecordPreferences>())
    , m_record(record)
    , m_titleOf(std::move(titleOf))
{
    m_ui->setupUi(this);
    connect(m_ui->exportRecord, &QPushButton::clicked, this, &RecordPreferences::askWhereTo);
    connect(m_ui->takeInRecord, &QPushButton::clicked, this, &RecordPreferences::askWhichFile);
    connect(m_ui->eraseRecord, &QPushButton::clicked, this, &RecordPreferences::lookWhatThereIs);
    connect(&m_record, &StudyRecord::learnerChanged, this, [this] {
        if (m_record.learner() != m_addedTo) {
            say({});
        }
    });
    say({});
}

RecordPreferences::~RecordPreferences() = default;

LearnerInfo RecordPreferences::learner() const
{
    const std::vector<LearnerInfo> learners = m_record.learners();
    const auto known = std::ranges::find(learners, m_record.learner(), &LearnerInfo::id);
    return known == learners.end() ? LearnerInfo{m_record.learner(), {}} : *known;
}

void RecordPreferences::askWhereTo()
{
    const QString jsonLines = tr("To take in again (%1)").arg(u"*.jsonl"_s);
    const std::pair<QString, QString> kinds[] = {{jsonLines, u"jsonl"_s},
                                                 {tr("To read (%1)").arg(u"*.html"_s), u"html"_s},
                                                 {tr("As a table (%1)").arg(u"*.csv"_s), u"csv"_s}};
    QStringList filters;
    for (const auto &[words, ending] : kinds) {
        filters << words;
    }
    auto *const dialog = new QFileDialog(this, tr("Export the study record"), documentsFolder(), filters.join(u";;"_s));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave); // asks before it lets a file be replaced
    dialog->setDefaultSuffix(u"jsonl"_s);
    dialog->selectFile(u"study-record.jsonl"_s);
    connect(dialog, &QFileDialog::filterSelected, dialog,
            [dialog](const QString &filter) { dialog->setDefaultSuffix(filter.section(u"*."_s, -1).chopped(1)); });
    connect(dialog, &QFileDialog::fileSelected, this, &RecordPreferences::exportTo);
    dialog->open();
}

void RecordPreferences::exportTo(const QString &path)
{
    const RecordFormat format = recordFormatFor(path).value_or(RecordFormat::JsonLines);
    const auto entries = std::make_shared<Result<qsizetype>>();
    run(
        tr("Writing it…"),
        [entries, paths = m_record.paths(), who = learner(), path, format, titleOf = m_titleOf] {
            *entries = exportRecord(paths, who, path, format, titleOf);
        },
        [this, entries, path] {
            say(*entries
                    ? tr("%n entries were written to %1.", nullptr, int(**entries)).arg(QDir::toNativeSeparators(path))
                    : entries->error().sentence);
        });
}

void RecordPreferences::askWhichFile()
{
    const QStringList filters{tr("Study records (%1)").arg(u"*.jsonl *.csv"_s), tr("All files (%1)").arg(u"*"_s)};
    auto *const dialog = new QFileDialog(this, tr("Take in a study record"), documentsFolder(), filters.join(u";;"_s));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &RecordPreferences::lookIntoFile);
    dialog->open();
}

void RecordPreferences::lookIntoFile(const QString &path)
{
    const auto plan = std::make_shared<Result<RecordImport>>();
    const LearnerInfo here = learner();
    run(
        tr("Reading it…"),
        [plan, paths = m_record.paths(), here, path] { *plan = planRecordImport(paths, here, path); },
        [this, plan, here] {
            if (m_record.learner() != here.id) {
                return; // it was compared with another record
            }
            if (!*plan) {
                say(plan->error().sentence);
            } else if ((*plan)->missing.empty()) {
                say(RecordImportWords::preview(**plan, locale()));
            } else {
                say({});
                askWhetherToAdd(std::make_shared<const RecordImport>(std::move(**plan)));
            }
        });
}

void RecordPreferences::askWhetherToAdd(const std::shared_ptr<const RecordImport> &plan)
{
    auto *const question = new PlainQuestion(
        QMessageBox::Question, tr("Take in a study record"),
        tr("Add %n entries to your study record?", nullptr, int(lineCount(plan->missing))),
        RecordImportWords::preview(*plan, locale()) + u"\n\n"_s + RecordImportWords::consequences(*plan), this);
    ask(question, question->addButton(tr("&Add"), QMessageBox::AcceptRole), [this, plan] { add(plan); });
}

void RecordPreferences::add(const std::shared_ptr<const RecordImport> &plan)
{
    const auto added = std::make_shared<Result<void>>();
    run(
        tr("Adding it…"),
        [added, plan, paths = m_record.paths(), nowMs = m_record.nowMs()] {
            *added = importRecord(paths, *plan, nowMs);
        },
        [this, added, plan] {
            if (!*added) {
                say(added->error().sentence);
                return;
            }
            say(tr("%n entries were added.", nullptr, int(lineCount(plan->missing))));
            m_addedTo = plan->receiver.id;
            m_record.rescan();
        });
}

void RecordPreferences::lookWhatThereIs()
{
    const auto places = std::make_shared<QStringList>();
    const LearnerId who = m_record.learner();
    run(
        tr("Reading it…"),
        [places, paths = m_record.paths(), who] { *places = who.isEmpty() ? QStringList() : placesOf(paths, who); },
        [this, places, who] {
            if (m_record.learner() != who) {
                return; // they are those of another record
            }
            if (places->isEmpty()) {
                say(tr("There is no study record to erase."));
            } else {
                askWhetherToErase(*places);
            }
        });
}

void RecordPreferences::askWhetherToErase(const QStringList &places)
{
    const QString name = learner().displayName;
    QStringList lines;
    for (const QString &place : places) {
        lines << QDir::toNativeSeparators(place);
    }
    auto *const question = new PlainQuestion(
        QMessageBox::Warning, tr("Erase the study record"),
        name.isEmpty() ? tr("Erase the study record?") : tr("Erase the study record of “%1”?").arg(name),
        tr("Every answer, note, highlight and bookmark is erased for good, with the backups, and so are these files "
           "and folders:\n%1\nThis cannot be undone. Export the study record first if you want to keep what it says. "
           "An exported file can be read, but it cannot be taken in again as this study record. Files you have "
           "exported, copies on disks that are not connected, and what other computers keep are not reached.")
            .arg(lines.join(u'\n')),
        this);
    ask(question, question->addButton(tr("&Erase"), QMessageBox::DestructiveRole), [this] { erase(); });
}

/** Neither can be undone: Return alone does nothing, and a question about another learner's record goes away. */
void RecordPreferences::ask(PlainQuestion *question, const QAbstractButton *yes, const std::function<void()> &act)
{
    question->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton *const leave = question->addButton(QMessageBox::Cancel);
    question->setDefaultButton(leave);
    question->setEscapeButton(leave);
    connect(&m_record, &StudyRecord::learnerChanged, question, &QDialog::reject);
    connect(question, &QMessageBox::buttonClicked, this, [yes, act](const QAbstractButton *button) {
        if (button == yes) {
            act();
        }
    });
    question->open();
}

void RecordPreferences::erase()
{
    const Result<void> erased = m_record.eraseLearner();
    say(erased ? tr("The study record was erased.") : erased.error().sentence);
}

void RecordPreferences::run(const QString &doing, const std::function<void()> &work, const std::function<void()> &then)
{
    if (m_job) {
        return;
    }
    m_job = std::make_unique<Job>([work](JobControl &) { work(); });
    connect(m_job.get(), &Job::finished, this, [this, then] {
        m_job.release()->deleteLater(); // it is what tells us
        then();
    });
    say(doing);
    m_job->start();
}

void RecordPreferences::say(const QString &sentence)
{
    m_addedTo = {};
    m_ui->outcome->setText(sentence);
    m_ui->outcome->setVisible(!sentence.isEmpty());
    if (!sentence.isEmpty()) {
        announce(m_ui->outcome, sentence);
    }
}

} // namespace Carrel
