// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/singleinstance.h"

#include <QCryptographicHash>
#include <QDeadlineTimer>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLocalServer>
#include <QLocalSocket>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr int answerMs = 3000;
constexpr qint64 longestMessage = 64LL * 1024 * 1024; // more than any command line holds

/** One name for one folder: links are followed as far as the path is there. */
QString onePath(const QString &folder)
{
    QFileInfo nearest(QDir::cleanPath(QDir(folder).absolutePath()));
    QString rest;
    while (!nearest.exists() && !nearest.isRoot()) {
        rest = u'/' + nearest.fileName() + rest;
        nearest.setFile(nearest.path());
    }
    return QDir::cleanPath(nearest.canonicalFilePath() + rest);
}

QString socketName(const QString &dataFolder)
{
    // The person's home is part of the name, since the folder for sockets is shared between people on some systems.
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(onePath(dataFolder).toUtf8());
    hash.addData(QByteArrayView("\0", 1));
    hash.addData(QDir::homePath().toUtf8());
    return u"carrel-"_s + QString::fromLatin1(hash.result().toHex().first(24));
}

QString lockPath(const QString &lockFolder, const QString &name)
{
    QDir().mkpath(lockFolder);
    return lockFolder + u'/' + name + ".lock"_L1;
}

} // namespace

SingleInstance::SingleInstance(const QString &dataFolder, const QString &lockFolder, QObject *parent)
    : QObject(parent)
    , m_name(socketName(dataFolder))
    , m_lock(lockPath(lockFolder, m_name))
{
    m_lock.setStaleLockTime(0);
}

SingleInstance::~SingleInstance() = default;

SingleInstance::Role SingleInstance::claim(const QStringList &files)
{
    if (m_lock.tryLock(0)) {
        listen();
        return Role::First;
    }
    if (m_lock.error() != QLockFile::LockFailedError) {
        // A folder that cannot be written: nothing to guard with, so start.
        return Role::NoAnswer;
    }
    return hand(files) ? Role::Handed : Role::NoAnswer;
}

bool SingleInstance::hand(const QStringList &files) const
{
    const QDeadlineTimer deadline(answerMs);
    while (!deadline.hasExpired()) {
        QLocalSocket socket;
        socket.connectToServer(m_name);
        if (!socket.waitForConnected(200)) {
            continue;
        }
        socket.write(QJsonDocument(QJsonArray::fromStringList(files)).toJson(QJsonDocument::Compact) + '\n');
        while (socket.bytesToWrite() > 0 && socket.waitForBytesWritten(int(deadline.remainingTime()))) {
        }
        return socket.waitForReadyRead(int(deadline.remainingTime())) && socket.readAll().startsWith("ok");
    }
    return false;
}

void SingleInstance::listen()
{
    m_server = std::make_unique<QLocalServer>();
    m_server->setSocketOptions(QLocalServer::UserAccessOption);
    // The lock is ours, so a socket of this name was left behind.
    QLocalServer::removeServer(m_name);
    m_server->listen(m_name);
    connect(m_server.get(), &QLocalServer::newConnection, this, &SingleInstance::receive);
}

void SingleInstance::receive()
{
    QLocalSocket *const socket = m_server->nextPendingConnection();
    connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
    connect(socket, &QLocalSocket::readyRead, this, [this, socket] {
        if (!socket->canReadLine()) {
            if (socket->bytesAvailable() > longestMessage) {
                socket->abort();
            }
            return;
        }
        QStringList files;
        const QJsonArray sent = QJsonDocument::fromJson(socket->readLine()).array();
        for (const auto &file : sent) {
            files << file.toString();
        }
        socket->write("ok\n");
        socket->flush();
        Q_EMIT filesArrived(files);
    });
}

} // namespace Carrel
