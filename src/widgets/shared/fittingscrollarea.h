// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

class QBoxLayout;

namespace Carrel
{

/**
 * A scroll area as tall as what is in it while there is room, so that buttons below follow the text directly; when
 * there is not, it scrolls and the buttons stay in sight.
 */
class FittingScrollArea final : public QScrollArea
{
    Q_OBJECT

public:
    explicit FittingScrollArea(QWidget *parent = nullptr);

    /** Takes its place in @p layout anew, as one that gives way. To be called once, after the form is set up. */
    void fitInto(QBoxLayout *layout);

    /** What is in it takes this height in an area of @p width pixels. */
    [[nodiscard]] int heightFor(int width) const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    /** Scrolls so that @p part stands at the top, if not everything is in sight. */
    void showFromTop(const QWidget *part);
    /** Shows everything down to @p part and the beginning of what follows it; if that is too much, @p part at the top.
     */
    void showDownTo(const QWidget *part);
    /** Scrolls as @p key says (arrows, Page, Home, End); false: another key, or nothing to scroll. */
    bool scrollByKey(int key);

    /** Gives everything in it its place now, not when the program comes to it. */
    void settle();

    bool eventFilter(QObject *watched, QEvent *event) override;

protected:
    bool viewportEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();
    void decideScrollBar();
};

} // namespace Carrel
