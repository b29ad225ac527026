// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/decoration.h"
#include "page/findquery.h"
#include "page/place.h"
#include "page/selectedwords.h"
#include "page/textlooks.h"
#include "render/lessonrenderer.h"
#include "render/tokens.h"

#include <QUrl>
#include <QWidget>

#include <memory>
#include <vector>

namespace Carrel
{

class LessonSpeech;
class PageEngine;
class PageFigures;

/** Shows one lesson: a single page into which lessons are put, and everything that happens on it as signals. */
class LessonView final : public QWidget
{
    Q_OBJECT

public:
    /** Begins to load the empty page at once, in @p theme, so that the first lesson is quick. */
    explicit LessonView(PageEngine &engine, QWidget *parent = nullptr, ThemeName theme = ThemeName::Light);
    ~LessonView() override;

    /** Shows @p lesson with @p place at the top; lessonShown follows. Decorations of the lesson before are dropped. */
    void showLesson(const RenderedLesson &lesson, const Place &place = {});
    /** What follows of a lesson that was shown with more to come, in its order; lessonWhole follows the last portion.
     */
    void addPortion(const RenderedLesson &portion);
    void setTheme(ThemeName theme);        ///< at once, without rendering again
    void setLooks(const TextLooks &looks); ///< likewise, and keeps the place
    void setMotionReduced(bool reduced);   ///< nothing fades; asked of the system besides
    void setDecorations(const std::vector<Decoration> &decorations);
    void scrollTo(const Place &place, bool flash = false);
    void pickSentence(int step); ///< selects the next one (1) or the one before (-1), at first the first one in sight
    void unselect();
    void focusPage();
    void openPageAgain();              ///< one that hangs: it is ended, and comes back by itself at the same place
    void beginFind();                  ///< where one is now is where the search begins, and what endFind() goes back to
    void find(const FindQuery &query); ///< marks every hit and goes to the first from there on; found follows
    void findAgain(int step);          ///< 1: to the next hit, -1: to the one before; found follows
    void endFind(bool goBack);         ///< takes the marks away

    [[nodiscard]] Place place() const; ///< as last told by placeChanged
    [[nodiscard]] QString selectedText() const;
    [[nodiscard]] PageFigures &figures() const; ///< what its pictures and tables do
    [[nodiscard]] LessonSpeech &speech() const; ///< for reading the lesson aloud

Q_SIGNALS:
    void lessonShown(); ///< laid out and painted
    void lessonWhole(); ///< all of a lesson in portions is on the page
    void placeChanged(const Carrel::Place &place);
    void lastBlockSeen();
    void checkActivated(const Carrel::CheckId &check);
    void checkPassed(const Carrel::CheckId &check); ///< its place was scrolled past
    void neighbourActivated(const Carrel::LessonSlug &lesson);
    void blockLinkActivated(const Carrel::BlockId &block); ///< a link to another place in this text
    void lessonLinkActivated(const Carrel::LessonSlug &lesson, const Carrel::BlockId &block); ///< a link in the text
    void linkActivated(const QUrl &url);     ///< leads outside; nothing was opened: the window asks
    void citeActivated(const QPoint &below); ///< a place in this view for what is asked then
    void decorationActivated(const QString &id);
    void found(const Carrel::FoundWords &found);
    void selectionChanged(const Carrel::SelectedWords &words); ///< also when it moves in the view
    void markActivated(const QString &id, const QRect &where); ///< a mark was clicked; where: in the view
    void copied(const QString &what);                          ///< a sentence for the status line; the clipboard is set
    void pageDied(const QString &sentence); ///< the page's process ended; it comes back by itself at the same place
    void pageHung(const QString &sentence); ///< it lives and does not answer; openPageAgain() helps
    void pageAnswered();                    ///< after pageHung()

private:
    struct Private;
    std::unique_ptr<Private> m_d;
};

} // namespace Carrel
