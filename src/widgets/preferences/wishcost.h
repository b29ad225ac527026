// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QObject>

#include <memory>
#include <optional>

namespace Carrel
{

class Job;
class StudyRecord;

/** Reckons what a wished chance of recall costs, on another thread. Of many requests the last one is answered. */
class WishCost final : public QObject
{
    Q_OBJECT

public:
    explicit WishCost(StudyRecord &record, QObject *parent = nullptr);
    ~WishCost() override;

    void reckon(int percent, const QLocale &locale); ///< reckoned() follows
    void stop();                                     ///< nobody wants to know any more

Q_SIGNALS:
    void reckoned(const QString &sentence);

private:
    struct Request {
        int percent = 0;
        QLocale locale;
    };

    void start(const Request &request);
    void take(const std::optional<QString> &sentence);

    StudyRecord &m_record;
    std::optional<Request> m_request; ///< not answered yet
    std::unique_ptr<Job> m_job;       ///< while it runs
};

} // namespace Carrel
