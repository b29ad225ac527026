// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QSplitter;
class QStackedWidget;

namespace Carrel
{

/**
 * Puts the outline, the views and the check beside one another, or, in a narrow window, the outline and the check over
 * the views as drawers. The centre of the main window.
 */
class StudyFrame final : public QWidget
{
    Q_OBJECT

public:
    static constexpr int wideFrom = 1100; ///< narrower windows have drawers

    StudyFrame(QWidget *outline, QStackedWidget *views, QWidget *check, QWidget *parent = nullptr);

    /** What the view on screen has: a course to show the tree of, checks to ask, text to read. */
    struct Content {
        bool outline = false;
        bool check = false;
        bool text = true; ///< false: a lesson of checks only, which get the whole width
        bool operator==(const Content &) const = default;
    };
    void setContent(const Content &content);
    [[nodiscard]] const Content &content() const { return m_content; }

    [[nodiscard]] bool isNarrow() const { return m_narrow; }
    [[nodiscard]] bool isOutlineShown() const;
    [[nodiscard]] bool isCheckShown() const;
    void showOutline(bool shown); ///< wide: kept from then on; narrow: the drawer
    void showCheck(bool shown);
    void closeDrawers();

    [[nodiscard]] QByteArray saveSizes() const;
    void restoreSizes(const QByteArray &sizes);

Q_SIGNALS:
    void panesChanged(); ///< a pane or drawer was shown or hidden

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool focusNextPrevChild(bool next) override; ///< Tab stays in a drawer: what it covers cannot be seen
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] bool hasText() const; ///< there is something beside checks, if only an empty view
    void arrange();
    void placePanes();
    void putAside(QWidget *pane, int place);
    void placeDrawers();
    void openDrawer(QWidget *pane, bool open);

    QWidget *m_outline;
    QStackedWidget *m_views;
    QWidget *m_check;
    QSplitter *m_splitter;
    Content m_content;
    bool m_narrow = false;
    QByteArray m_wideSizes; ///< of the panes with the text between them, when they stood side by side the last time
    bool m_outlineWanted = true;
    bool m_outlineDrawer = false;
    bool m_checkDrawer = false;
};

} // namespace Carrel
