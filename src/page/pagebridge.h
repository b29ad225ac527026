// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QObject>
#include <QString>

namespace Carrel
{

/**
 * What the page script calls, over the web channel. Each method is a signal: the script emits it, the view listens.
 * The page itself cannot reach it, only scripts of the application world.
 */
class PageBridge final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    Q_INVOKABLE void tellReady() { Q_EMIT ready(); }
    Q_INVOKABLE void tellShown(int serial) { Q_EMIT shown(serial); }
    Q_INVOKABLE void tellTaken(int serial) { Q_EMIT taken(serial); }
    Q_INVOKABLE void tellPlace(int serial, const QString &block, double offset)
    {
        Q_EMIT placed(serial, block, offset);
    }
    Q_INVOKABLE void tellLastBlock(int serial) { Q_EMIT lastBlockSeen(serial); }
    Q_INVOKABLE void tellCheckPassed(const QString &check) { Q_EMIT checkPassed(check); }
    Q_INVOKABLE void tellClick(const QString &what, const QString &first, const QString &second)
    {
        Q_EMIT clicked(what, first, second);
    }
    Q_INVOKABLE void tellSelection(int serial, const QString &block, int offset, const QString &quote,
                                   const QString &prefix, const QString &suffix, const QJsonArray &box)
    {
        Q_EMIT selected(serial, block, offset, quote, prefix, suffix, box);
    }
    Q_INVOKABLE void tellMark(int serial, const QString &id, const QJsonArray &box)
    {
        Q_EMIT markClicked(serial, id, box);
    }
    Q_INVOKABLE void tellFound(int serial, int count, int current, bool wrapped)
    {
        Q_EMIT found(serial, count, current, wrapped);
    }
    Q_INVOKABLE void tellTable(int serial, const QString &block, const QString &form)
    {
        Q_EMIT tableWanted(serial, block, form);
    }
    Q_INVOKABLE void tellMenu(int serial, const QString &of, double x, double y)
    {
        Q_EMIT menuWanted(serial, of, x, y);
    }
    Q_INVOKABLE void tellNothing(int serial, const QString &of) { Q_EMIT nothingThere(serial, of); }
    Q_INVOKABLE void tellEnlarged(int serial, bool open) { Q_EMIT enlarged(serial, open); }
    Q_INVOKABLE void tellPictureFailed(int serial, const QString &asset) { Q_EMIT pictureFailed(serial, asset); }
    Q_INVOKABLE void tellSpoken(int serial, const QJsonObject &part) { Q_EMIT spoken(serial, part); }
    Q_INVOKABLE void tellSpeechEnd(int serial) { Q_EMIT speechEnded(serial); }
    Q_INVOKABLE void tellCopy(const QString &kind, const QString &text) { Q_EMIT copyWanted(kind, text); }

Q_SIGNALS:
    void ready();
    void shown(int serial);
    void taken(int serial); ///< what was sent of the lesson is on the page, which has time for the next portion
    void placed(int serial, const QString &block, double offset);
    void lastBlockSeen(int serial);
    void checkPassed(const QString &check);
    void clicked(const QString &what, const QString &first, const QString &second);
    void selected(int serial, const QString &block, int offset, const QString &quote, const QString &prefix,
                  const QString &suffix, const QJsonArray &box); ///< box: left, top, width, height
    void markClicked(int serial, const QString &id, const QJsonArray &box);
    void found(int serial, int count, int current, bool wrapped);
    void tableWanted(int serial, const QString &block, const QString &form); ///< form: "csv" or "markdown"
    void menuWanted(int serial, const QString &of, double x, double y);      ///< of: "picture" or "table"
    void nothingThere(int serial, const QString &of);                        ///< in sight; of: likewise
    void enlarged(int serial, bool open);
    void pictureFailed(int serial, const QString &asset);
    void spoken(int serial, const QJsonObject &part);
    void speechEnded(int serial);
    void copyWanted(const QString &kind, const QString &text); ///< kind: "code" or "text"
};

} // namespace Carrel
