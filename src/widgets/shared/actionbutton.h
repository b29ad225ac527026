// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

class QAction;

namespace Carrel
{

/**
 * A button with words that may wrap and the key that presses it. The main one of a view is filled, the others are
 * framed, and Link ones are words alone.
 */
class ActionButton final : public QPushButton
{
    Q_OBJECT
    Q_PROPERTY(Kind kind READ kind WRITE setKind)
    Q_PROPERTY(QString keyHint READ keyHint WRITE setKeyHint)

public:
    enum Kind { Secondary, Primary, Link };
    Q_ENUM(Kind)

    explicit ActionButton(QWidget *parent = nullptr);

    [[nodiscard]] Kind kind() const { return m_kind; }
    void setKind(Kind kind);
    [[nodiscard]] QString keyHint() const { return m_keyHint; }
    void setKeyHint(const QString &key); ///< "P": shown behind the words; the view handles the key
    /** Its hint is what presses @p action, whatever that is chosen to be; the view handles the key. */
    void showKeyOf(const QAction *action);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] int hintWidth() const;
    [[nodiscard]] int sidePadding() const;
    [[nodiscard]] int wordsHeight(int width) const;
    void paintFrame(QPainter &painter, const QColor &ink) const;

    Kind m_kind = Secondary;
    QString m_keyHint;
};

} // namespace Carrel
