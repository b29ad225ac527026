// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>
#include <QObject>
#include <QStringList>

#include <memory>

class QLocalServer;

namespace Carrel
{

/**
 * Makes sure that one data folder is opened by one window: a second start hands its files to the first and ends.
 * Talks over a socket of this computer and this user only.
 */
class SingleInstance final : public QObject
{
    Q_OBJECT

public:
    enum class Role {
        First,    ///< go on; filesArrived() comes when another start hands something over
        Handed,   ///< the first one has the files: end
        NoAnswer, ///< there is a first one, but it does not answer: go on as a second window
    };

    /** @p dataFolder is what must not be opened twice, @p lockFolder lies on a local disk. */
    SingleInstance(const QString &dataFolder, const QString &lockFolder, QObject *parent = nullptr);
    ~SingleInstance() override;

    [[nodiscard]] Role claim(const QStringList &files);

Q_SIGNALS:
    void filesArrived(const QStringList &files); ///< empty: only come to the front

private:
    bool hand(const QStringList &files) const;
    void listen();
    void receive();

    QString m_name;
    QLockFile m_lock;
    std::unique_ptr<QLocalServer> m_server;
};

} // namespace Carrel
