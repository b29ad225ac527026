// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QStringList>

class QMimeData;

namespace Carrel
{

/** The files and folders of a drag, as local paths; empty when there are none. */
[[nodiscard]] QStringList droppedPaths(const QMimeData &data);

/** A dashed field that says where to drop a course. The whole window takes drops; this shows that it does. */
class DropArea final : public QFrame
{
    Q_OBJECT

public:
    explicit DropArea(QWidget *parent = nullptr);

Q_SIGNALS:
    void dropped(const QStringList &paths);

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void setOver(bool over);
};

} // namespace Carrel
