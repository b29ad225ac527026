// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How MainWindow joins its menus with the pictures and tables of the lesson.
#include "page/lessonview.h"
#include "page/pagefigures.h"
#include "widgets/mainwindow/mainwindow.h"
#include "widgets/mainwindow/windowactions.h"
#include "widgets/reader/readerview.h"

#include <QAction>
#include <QMenu>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

void MainWindow::connectFigures()
{
    // Letters are keys in the text alone, as those of notes are.
    const WindowActions &a = *m_actions;
    m_reader->addActions(a.figureActions());
    PageFigures *const figures = &m_reader->page()->figures();
    connect(a.enlarge, &QAction::triggered, figures, &PageFigures::enlarge);
    connect(a.copyTableCsv, &QAction::triggered, figures, [figures] { figures->copyTable(u"csv"_s); });
    connect(a.copyTableMarkdown, &QAction::triggered, figures, [figures] { figures->copyTable(u"markdown"_s); });
    connect(figures, &PageFigures::enlargedChanged, this, &MainWindow::refresh);
    connect(figures, &PageFigures::menuWanted, this, [this](PageFigures::Kind kind, const QPoint &at) {
        const WindowActions &all = *m_actions;
        showFigureMenu(kind == PageFigures::Kind::Picture ? QList<QAction *>{all.enlarge, all.describe}
                                                          : QList<QAction *>{all.copyTableCsv, all.copyTableMarkdown},
                       m_reader->page()->mapToGlobal(at));
    });
}

void MainWindow::showFigureMenu(const QList<QAction *> &actions, const QPoint &at)
{
    auto *const menu = new QMenu(this);
    menu->setObjectName("figureMenu"_L1);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions(actions);
    menu->popup(at);
}

} // namespace Carrel
