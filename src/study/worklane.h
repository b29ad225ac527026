// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

namespace Carrel
{

/**
 * One thread that runs pieces of work in the order they were posted. Unlike a Job it may be left behind: a piece that
 * waits for a folder that does not answer must not keep the program from going on. Used by StudyRecord.
 */
class WorkLane final
{
public:
    WorkLane();
    ~WorkLane(); ///< drops what has not begun and does not wait

    WorkLane(const WorkLane &) = delete;
    WorkLane &operator=(const WorkLane &) = delete;

    /** What @p work uses has to live on by itself, since the lane may outlive its owner. */
    void post(std::function<void()> work);

    /** Takes no more work and waits up to @p ms until all is done; false when it is not. */
    bool finish(int ms);

private:
    struct Shared;
    std::shared_ptr<Shared> m_shared;
};

} // namespace Carrel
