// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

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

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    /** Scrolls so that @p part stands at the top, if not everything is in sight. */
    void showFromTop(const QWidget *part);
    /** Scrolls no further than needed to show @p part and the beginning of what follows it. */
    void showDownTo(const QWidget *part);

    /** Gives everything in it its place now, not when the program comes to it. */
    void settle();

protected:
    bool viewportEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();
};

} // namespace Carrel
