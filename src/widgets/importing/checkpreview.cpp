// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/importing/checkpreview.h"

#include "course/plaintext.h"
#include "widgets/shared/look.h"

#include <QTextBlockFormat>
#include <QTextCursor>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

/** Writes paragraphs; lives as long as one check is shown. */
class Paragraphs
{
public:
    explicit Paragraphs(QTextBrowser &browser)
        : m_cursor(browser.document())
        , m_font(browser.font())
    {
        browser.clear();
    }

    void add(const QString &words, const QFont &font, int indent)
    {
        QTextBlockFormat paragraph;
        paragraph.setTopMargin(m_isFirst || indent > 1 ? 0 : Look::step);
        paragraph.setLeftMargin(indent * Look::step * 4);
        QTextCharFormat letters;
        letters.setFont(font);
        m_isFirst ? m_cursor.setBlockFormat(paragraph) : m_cursor.insertBlock(paragraph, letters);
        m_cursor.insertText(words, letters);
        m_isFirst = false;
    }

    void addReason(const std::optional<RichText> &reason, int indent)
    {
        if (reason) {
            add(plainText(*reason), Look::small(m_font), indent);
        }
    }

    [[nodiscard]] const QFont &font() const { return m_font; }

private:
    QTextCursor m_cursor;
    const QFont m_font;
    bool m_isFirst = true;
};

} // namespace

CheckPreview::CheckPreview(QWidget *parent)
    : QTextBrowser(parent)
{
    setOpenLinks(false);
    setTabChangesFocus(true);
    setFrameShape(QFrame::NoFrame);
}

void CheckPreview::showCheck(const std::optional<Check> &check)
{
    Paragraphs paragraphs(*this);
    if (!check) {
        paragraphs.add(tr("No question can be made of this yet. Say which column holds the question, which the "
                          "options, and which tells the right one."),
                       paragraphs.font(), 0);
        return;
    }
    paragraphs.add(plainText(check->question), Look::strong(paragraphs.font()), 0);
    for (const Option &option : check->options) {
        const QString text = plainText(option.text);
        // Signs and words, not colour alone.
        option.correct ? paragraphs.add(tr("✓ %1 (right)").arg(text), Look::strong(paragraphs.font()), 1)
                       : paragraphs.add(u"✗ "_s + text, paragraphs.font(), 1);
        paragraphs.addReason(option.correct ? option.why : option.tempting, 2);
    }
    paragraphs.addReason(check->why, 0);
    if (!check->isUsable()) {
        paragraphs.add(check->needsLook, Look::strong(paragraphs.font()), 0);
    }
    moveCursor(QTextCursor::Start);
}

} // namespace Carrel
