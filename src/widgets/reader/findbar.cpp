// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/reader/findbar.h"

#include "page/lessonview.h"
#include "page/pagefigures.h"
#include "reader/ui_findbar.h"
#include "widgets/shared/flowlayout.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QShortcut>

namespace Carrel
{

namespace
{

constexpr qsizetype longestSelection = 100; // more is a passage, not something to look for

} // namespace

FindBar::FindBar(LessonView &page, QWidget *reader)
    : QFrame(reader)
    , m_ui(std::make_unique<Ui::FindBar>())
    , m_page(page)
    , m_escape(new QShortcut(Qt::Key_Escape, reader))
{
    m_ui->setupUi(this);
    auto *const flow = new FlowLayout(this, FlowLayout::Rows::Filled);
    setContentsMargins(8, 6, 8, 6);
    flow->addWidget(m_ui->search);
    flow->addWidget(m_ui->options);
    setFocusProxy(m_ui->words);
    m_ui->words->installEventFilter(this);
    connect(m_ui->words, &QLineEdit::textChanged, this, &FindBar::search);
    for (const QCheckBox *const box : {m_ui->wholeWord, m_ui->matchCase, m_ui->matchAccents}) {
        connect(box, &QCheckBox::toggled, this, &FindBar::search);
    }
    connect(m_ui->previous, &QToolButton::clicked, this, [this] { m_page.findAgain(-1); });
    connect(m_ui->next, &QToolButton::clicked, this, [this] { m_page.findAgain(1); });
    connect(m_ui->close, &QToolButton::clicked, this, &FindBar::closeAndStay);
    connect(&page, &LessonView::found, this, &FindBar::showFound);
    connect(&page, &LessonView::lessonShown, this, &FindBar::searchAgain);
    m_escape->setContext(Qt::WidgetWithChildrenShortcut);
    m_escape->setEnabled(false);
    connect(m_escape, &QShortcut::activated, this, &FindBar::closeAndReturn);
    // Esc leaves a large picture first.
    connect(&page.figures(), &PageFigures::enlargedChanged, this,
            [this] { m_escape->setEnabled(!isHidden() && !m_page.figures().isEnlarged()); });
    connect(m_escape, &QShortcut::activatedAmbiguously, this,
            &FindBar::closeAndReturn); // with the bar of reading aloud
    hide();
}

FindBar::~FindBar() = default;

void FindBar::open()
{
    const QString selected = m_page.selectedText().simplified();
    if (isHidden()) {
        begin();
    }
    if (!selected.isEmpty() && selected.size() <= longestSelection) {
        m_ui->words->setText(selected);
    }
    search();
    m_ui->words->selectAll();
    m_ui->words->setFocus(Qt::ShortcutFocusReason);
}

void FindBar::step(int by)
{
    if (m_ui->words->text().isEmpty()) {
        open();
    } else if (isHidden()) {
        begin();
        search();
        if (by < 0) {
            m_page.findAgain(by);
        }
    } else {
        m_page.findAgain(by);
    }
}

void FindBar::begin()
{
    show();
    m_escape->setEnabled(true);
    m_page.beginFind();
}

void FindBar::search()
{
    if (!isHidden()) {
        m_page.find(query());
    }
}

void FindBar::searchAgain()
{
    if (!isHidden()) {
        m_page.beginFind();
        FindQuery again = query();
        again.stay = true; // who opens another lesson wants to begin at its place
        m_page.find(again);
    }
}

FindQuery FindBar::query() const
{
    return {m_ui->words->text(), m_ui->wholeWord->isChecked(), m_ui->matchCase->isChecked(),
            m_ui->matchAccents->isChecked()};
}

void FindBar::showFound(const FoundWords &found)
{
    const bool nothing = found.count == 0;
    QString words;
    if (!m_ui->words->text().trimmed().isEmpty()) {
        words = nothing              ? tr("Not found")
                : found.current == 0 ? tr("%n hit(s)", nullptr, found.count)
                                     : tr("%1 of %2", "which hit of how many")
                                           .arg(locale().toString(found.current), locale().toString(found.count));
    }
    if (found.wrapped) {
        Q_EMIT told(found.current == 1 ? tr("Found nothing more below; this is the first hit.")
                                       : tr("Found nothing more above; this is the last hit."));
    }
    m_ui->count->setText(words);
    m_ui->previous->setEnabled(!nothing);
    m_ui->next->setEnabled(!nothing);
    QAccessibleAnnouncementEvent said(m_ui->words, words);
    QAccessible::updateAccessibility(&said);
}

void FindBar::closeAndReturn()
{
    finish(true);
}

void FindBar::closeAndStay()
{
    finish(false);
}

void FindBar::finish(bool goBack)
{
    if (isHidden()) {
        return;
    }
    hide();
    m_escape->setEnabled(false);
    m_page.endFind(goBack);
    m_page.focusPage();
}

bool FindBar::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto *const press = static_cast<QKeyEvent *>(event);
        if (press->key() == Qt::Key_Return || press->key() == Qt::Key_Enter) {
            m_page.findAgain(press->modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1);
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace Carrel
