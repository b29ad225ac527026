// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/annotation.h"

#include <QFrame>

#include <memory>
#include <optional>

namespace Carrel
{

namespace Ui
{
class NoteCard;
}

/** A highlight, note or bookmark while it is written or changed; without a key it was not made yet. */
struct AnnotationDraft {
    AnnotationKey key; ///< its annotation is empty while it is new
    AnnotationForm form = AnnotationForm::Highlight;
    Anchor anchor;
    MarkColour colour = MarkColour::Yellow;
    QString text;

    bool operator==(const AnnotationDraft &) const = default;
    [[nodiscard]] bool isNew() const { return key.annotation.isEmpty(); }
};

/** The draft of an annotation that is there. */
[[nodiscard]] AnnotationDraft draftOf(const Annotation &annotation);

/**
 * Where the note of a highlight, block or bookmark is written, its colour changed, or the whole deleted. Lies over the
 * text or a list. Whatever closes it keeps what was typed.
 */
class NoteCard final : public QFrame
{
    Q_OBJECT

public:
    explicit NoteCard(QWidget *over);
    ~NoteCard() override;

    void open(const AnnotationDraft &draft, const QRect &beside); ///< closes the one before, keeping it
    void finish();                                                ///< closes it and keeps what was typed
    void finishAll(); ///< and what could not be kept before, which may come up behind it
    void discard();   ///< closes it and keeps nothing

    /** Where it was, with what could not be kept, and @p why. */
    void reopen(const AnnotationDraft &draft, const QString &why);

    [[nodiscard]] bool isOpen() const { return m_draft.has_value(); }

Q_SIGNALS:
    void kept(const Carrel::AnnotationDraft &draft);    ///< closed; the draft may be as it was
    void deleted(const Carrel::AnnotationDraft &draft); ///< never made, when it is new
    void left();                                        ///< after either: the focus goes back to what lies below

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void present(const AnnotationDraft &draft);
    void remove();

    std::unique_ptr<Ui::NoteCard> m_ui;
    std::optional<AnnotationDraft> m_draft; ///< while it is open
};

} // namespace Carrel
