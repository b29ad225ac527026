// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"
#include "page/decoration.h"
#include "render/tokens.h"
#include "widgets/reader/placekeeper.h"
#include "widgets/reader/preparedlesson.h"

#include <QTimer>
#include <QUrl>
#include <QWidget>

#include <memory>

class QAction;

namespace Carrel
{

class Annotator;
class FindBar;
class LessonPreparer;
class LessonView;
class PageEngine;
class StudyRecord;
namespace Ui
{
class ReaderView;
}

/** The parts of the program a reader view works with. */
struct ReaderParts {
    PageEngine &engine;
    LessonRenderer &renderer;
    Library &library;
    StudyRecord &record;
    const Clock &clock;
};

/** A lesson before the learner: the page, the place in it, its check places and the bar that opens the checks. */
class ReaderView final : public QWidget
{
    Q_OBJECT

public:
    explicit ReaderView(const ReaderParts &parts, ThemeName theme, QWidget *parent = nullptr);
    ~ReaderView() override;

    /** Opens at @p place, else where the learner was. A lesson that is on screen already only scrolls; @p flash shows
     * the block that is meant then. */
    void open(const LessonRef &lesson, const std::optional<Place> &place = {}, bool flash = false);
    void showPassage(const BlockId &block); ///< scrolls there and lets it flash; empty: the top
    void leave();                           ///< keeps the place: before the view is hidden or the program ends

    [[nodiscard]] const LessonOnScreen &lesson() const { return m_lesson; }
    [[nodiscard]] const LessonSections &sections() const { return m_sections; } ///< of that lesson
    [[nodiscard]] const LessonLength &length() const { return m_length; }       ///< likewise
    [[nodiscard]] std::optional<LessonRef> previousLesson() const;              ///< nothing: none, or not here
    [[nodiscard]] std::optional<LessonRef> nextLesson() const;
    [[nodiscard]] LessonView *page() const { return m_page; }
    [[nodiscard]] Annotator &annotator() const { return *m_annotator; }
    [[nodiscard]] FindBar &findBar() const { return *m_findBar; }

    void addBar(QWidget *bar);             ///< below the text, above the one that opens the checks
    void showKeyOf(const QAction *check);  ///< on the bar that opens the checks, as that does
    void setCheckBar(const QString &text); ///< "Check 1 of 2, not answered"; empty: no bar

Q_SIGNALS:
    void lessonOpened(const Carrel::LessonOnScreen &lesson);
    void lessonShown();                                                                      ///< it is painted
    void openLessonRequested(const Carrel::LessonRef &lesson, const Carrel::BlockId &block); ///< block may be empty
    void checkActivated(const Carrel::CheckId &check);
    void checkPassed(const Carrel::CheckId &check);
    void checkBarActivated();
    void problem(const QString &sentence);
    void told(const QString &sentence); ///< for the status line

protected:
    void hideEvent(QHideEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void connectPage();
    void display(const LessonRef &lesson, const Place &place);
    void showPrepared(const PreparedLesson &prepared, const Place &place);
    void showAgainIfChanged(); ///< a newer version of the course came in
    void markChecks();
    void decorate(); ///< with the states of checks and what the learner noted
    void watchForeground();
    [[nodiscard]] std::optional<LessonRef> hereOnly(const std::optional<Neighbour> &neighbour) const;

    std::unique_ptr<Ui::ReaderView> m_ui;
    ReaderParts m_parts;
    LessonView *m_page;
    Annotator *m_annotator;
    FindBar *m_findBar;
    LessonPreparer *m_preparer;
    LessonOnScreen m_lesson;
    LessonSections m_sections;
    LessonLength m_length;
    QString m_sha256;                        ///< of the file of the lesson on screen, when it was read
    std::optional<LessonFileInfo> m_indexed; ///< that file, as the index has it
    PlaceKeeper m_keeper;
    QTimer m_keepTimer;               ///< so that a crash costs no more than half a minute of reading
    std::vector<Decoration> m_checks; ///< as last drawn
};

} // namespace Carrel
