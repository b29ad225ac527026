// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A library for LD_PRELOAD: a file layer that fails. It counts what changes files below one of the folders in
// FAILING_UNDER (separated by colons), and from step FAILING_AT on does what FAILING_HOW says:
//   kill       half of that write, then the program dies as by a power cut
//   once       that step alone fails with an input/output error, a write after half of it
//   full       it and all that takes room fail as on a full disk, a write after half of it
//   readonly   it and all that follow fail as on a disk that has become read-only
//   lose       half of that write is lost, and nobody is told
// Says on standard error when it came to the step. For single-purpose test programs on Linux.
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdarg>
#include <cstdlib>
#include <cstring>
#include <string>

namespace
{

enum class What {
    Bytes /**< is written */,
    Room /**< takes space for something else */,
    Name /**< changes one */,
    Flush
};

constexpr int silent = -1; ///< no error: what was to be done counts as done

std::atomic<long> steps = 0;

const char *variable(const char *name)
{
    const char *value = std::getenv(name);
    return value == nullptr ? "" : value;
}

bool isBelow(const std::string &path)
{
    std::string folders = variable("FAILING_UNDER");
    folders += ':';
    for (size_t from = 0, to = folders.find(':'); to != std::string::npos;
         from = to + 1, to = folders.find(':', from)) {
        const std::string folder = folders.substr(from, to - from);
        if (!folder.empty() && path.compare(0, folder.size(), folder) == 0) {
            return true;
        }
    }
    return false;
}

std::string pathOf(int file)
{
    char path[PATH_MAX];
    const ssize_t length = readlink(("/proc/self/fd/" + std::to_string(file)).c_str(), path, sizeof path);
    return length < 0 ? std::string() : std::string(path, size_t(length));
}

std::string absolute(const char *path)
{
    if (path[0] == '/') {
        return path;
    }
    char folder[PATH_MAX];
    return getcwd(folder, sizeof folder) == nullptr ? std::string(path) : std::string(folder) + '/' + path;
}

void say(const char *text)
{
    syscall(SYS_write, 2, text, std::strlen(text));
}

[[noreturn]] void die()
{
    raise(SIGKILL);
    std::abort();
}

/** 0: goes on; else the error to fail with, or silent. Kills the program when that is asked for, @p before doing so. */
template<typename Before> int fault(const std::string &path, What what, Before before)
{
    static const long at = std::atol(variable("FAILING_AT"));
    static const std::string how = variable("FAILING_HOW");
    if (at == 0 || !isBelow(path)) {
        return 0;
    }
    const long step = ++steps;
    if (step == at) {
        say("failing\n");
    }
    if (step < at) {
        return 0;
    }
    if (how == "kill" && step == at) {
        before();
        die();
    }
    if (how == "once") {
        if (step == at) {
            before();
        }
        return step == at ? EIO : 0;
    }
    if (how == "lose" && step == at && what == What::Bytes) {
        before();
        return silent;
    }
    if (how == "full" && (what == What::Bytes || what == What::Room)) {
        before();
        return ENOSPC;
    }
    return how == "readonly" ? EROFS : 0;
}

int fault(const std::string &path, What what)
{
    return fault(path, what, [] {});
}

int failWith(int error)
{
    errno = error;
    return -1;
}

int openFile(int folder, const char *path, int flags, mode_t mode)
{
    const bool writes = (flags & (O_WRONLY | O_RDWR | O_CREAT)) != 0;
    const int error = writes ? fault(absolute(path), (flags & O_CREAT) != 0 ? What::Room : What::Name) : 0;
    return error != 0 ? failWith(error) : int(syscall(SYS_openat, folder, path, flags, mode));
}

mode_t modeFrom(int flags, va_list more)
{
    return (flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE ? va_arg(more, mode_t) : 0;
}

} // namespace

extern "C" {

int open(const char *path, int flags, ...)
{
    va_list more;
    va_start(more, flags);
    const mode_t mode = modeFrom(flags, more);
    va_end(more);
    return openFile(AT_FDCWD, path, flags, mode);
}

int open64(const char *path, int flags, ...)
{
    va_list more;
    va_start(more, flags);
    const mode_t mode = modeFrom(flags, more);
    va_end(more);
    return openFile(AT_FDCWD, path, flags, mode);
}

int openat64(int folder, const char *path, int flags, ...)
{
    va_list more;
    va_start(more, flags);
    const mode_t mode = modeFrom(flags, more);
    va_end(more);
    return openFile(folder, path, flags, mode);
}

ssize_t write(int file, const void *bytes, size_t size)
{
    const auto half = [&] { syscall(SYS_write, file, bytes, size / 2); };
    const int error = file > 2 ? fault(pathOf(file), What::Bytes, half) : 0;
    if (error == silent) {
        return ssize_t(size);
    }
    return error != 0 ? failWith(error) : ssize_t(syscall(SYS_write, file, bytes, size));
}

int fsync(int file)
{
    const int error = fault(pathOf(file), What::Flush);
    return error != 0 ? failWith(error) : int(syscall(SYS_fsync, file));
}

int fdatasync(int file)
{
    const int error = fault(pathOf(file), What::Flush);
    return error != 0 ? failWith(error) : int(syscall(SYS_fdatasync, file));
}

int ftruncate64(int file, off64_t size) noexcept
{
    const int error = fault(pathOf(file), What::Name);
    return error != 0 ? failWith(error) : int(syscall(SYS_ftruncate, file, size));
}

int rename(const char *from, const char *to) noexcept
{
    const int error = fault(absolute(to), What::Name);
    return error != 0 ? failWith(error) : int(syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0));
}

int renameat2(int fromFolder, const char *from, int toFolder, const char *to, unsigned flags) noexcept
{
    const int error = fault(absolute(to), What::Name);
    return error != 0 ? failWith(error) : int(syscall(SYS_renameat2, fromFolder, from, toFolder, to, flags));
}

int linkat(int fromFolder, const char *from, int toFolder, const char *to, int flags) noexcept
{
    const int error = fault(absolute(to), What::Room);
    return error != 0 ? failWith(error) : int(syscall(SYS_linkat, fromFolder, from, toFolder, to, flags));
}

int link(const char *from, const char *to) noexcept
{
    return linkat(AT_FDCWD, from, AT_FDCWD, to, 0);
}

int unlink(const char *path) noexcept
{
    const int error = fault(absolute(path), What::Name);
    return error != 0 ? failWith(error) : int(syscall(SYS_unlinkat, AT_FDCWD, path, 0));
}

int rmdir(const char *path) noexcept
{
    const int error = fault(absolute(path), What::Name);
    return error != 0 ? failWith(error) : int(syscall(SYS_unlinkat, AT_FDCWD, path, AT_REMOVEDIR));
}

int mkdir(const char *path, mode_t mode) noexcept
{
    const bool isThere = access(path, F_OK) == 0; // that goes before any other error
    const int error = isThere ? 0 : fault(absolute(path), What::Room);
    return error != 0 ? failWith(error) : int(syscall(SYS_mkdirat, AT_FDCWD, path, mode));
}
}
