// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Other offline readers against Carrel, in turns and in one run: each shows the same course, which carrel-cli wrote out
// for it. None of them has a bar; what is not installed is said.
#include "benchmarks/firstpaint.h"
#include "benchmarks/parts.h"
#include "benchmarks/programrun.h"
#include "storage/database.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <functional>
#include <vector>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Bench
{

namespace
{

constexpr double megabyte = 1024 * 1024;

/** The course in the forms that others read. */
struct Material {
    QString home; ///< the peers' own, so that nothing of a person's is read or written
    QString epub;
    QString html;
};

/** A reader that is measured. */
struct Peer {
    QString id;
    QString name;
    QString program; ///< empty: it is not installed
    QStringList arguments;
    QRect text; ///< where on the screen its text comes, as its window opens without a window manager
    std::vector<double> paintMs = {};
    std::vector<double> memory = {};
};

bool write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return QDir().mkpath(QFileInfo(path).path()) && file.open(QIODevice::WriteOnly) &&
           file.write(bytes) == bytes.size();
}

std::optional<Material> makeMaterial(const Setup &setup, const QString &folder)
{
    const QString cli = setup.programs + "/carrel-cli"_L1;
    const QString dataDir = folder + "/known"_L1;
    const Material material{folder + "/home"_L1, folder + "/course.epub"_L1, folder + "/course.html"_L1};
    const auto exportAs = [&](const QString &format, const QString &file) {
        const auto run = runProgram(
            cli, {u"export"_s, u"how-sorting-works"_s, file, u"--format"_s, format, u"--data-dir"_s, dataDir});
        return run && run->status == 0;
    };
    const bool made = QDir().mkpath(material.home) &&
                      runProgram(cli, {u"import"_s, setup.data + "/courses/sorting"_L1, u"--data-dir"_s, dataDir}) &&
                      exportAs(u"epub"_s, material.epub) && exportAs(u"html"_s, material.html);
    return made ? std::optional(material) : std::nullopt;
}

/** The viewer shows its help the first times instead of the book. */
bool prepareCalibre(const Material &material)
{
    const QJsonObject session{{u"controls_help_shown_count"_s, 1'000}};
    return write(material.home + "/.config/calibre/viewer-webengine.json"_L1,
                 QJsonDocument(QJsonObject{{u"session_data"_s, session}}).toJson());
}

/** An archive of the page; its path, or nothing when zimwriterfs is not there or makes none. */
QString makeZim(const Material &material, const QString &folder)
{
    const QString writer = QStandardPaths::findExecutable(u"zimwriterfs"_s);
    const QString files = folder + "/zim"_L1;
    const QString zim = folder + "/course.zim"_L1;
    QImage icon(48, 48, QImage::Format_RGB32);
    icon.fill(Qt::darkCyan);
    if (writer.isEmpty() || !QDir().mkpath(files) || !QFile::copy(material.html, files + "/index.html"_L1) ||
        !icon.save(files + "/icon.png"_L1)) {
        return {};
    }
    const auto made =
        runProgram(writer, {u"--welcome"_s, u"index.html"_s, u"--illustration"_s, u"icon.png"_s, u"--language"_s,
                            u"eng"_s, u"--title"_s, u"Sorting"_s, u"--description"_s, u"A course"_s, u"--creator"_s,
                            u"Carrel"_s, u"--publisher"_s, u"Carrel"_s, u"--name"_s, u"sorting"_s, files, zim});
    return made && made->status == 0 && QFile::exists(zim) ? zim : QString();
}

/** A docset of one page, where Zeal looks for docsets. */
bool makeDocset(const Material &material)
{
    const QString contents = material.home + "/.local/share/Zeal/Zeal/docsets/Sorting.docset/Contents"_L1;
    const QString pages = contents + "/Resources/Documents"_L1;
    const QByteArray about = R"(<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict>
<key>CFBundleIdentifier</key><string>sorting</string><key>CFBundleName</key><string>Sorting</string>
<key>DocSetPlatformFamily</key><string>sorting</string><key>isDashDocset</key><true/>
<key>dashIndexFilePath</key><string>index.html</string>
</dict></plist>
)";
    if (!write(contents + "/Info.plist"_L1, about) || !QDir().mkpath(pages) ||
        !QFile::copy(material.html, pages + "/index.html"_L1)) {
        return false;
    }
    const auto index = Database::open(contents + "/Resources/docSet.dsidx"_L1);
    return index &&
           index->run(u"CREATE TABLE searchIndex(id INTEGER PRIMARY KEY, name TEXT, type TEXT, path TEXT)"_s) &&
           index->run(u"INSERT INTO searchIndex(name, type, path) VALUES('Sorting', 'Guide', 'index.html')"_s);
}

/** Those that are here; of the others the report says why not. */
std::vector<Peer> peersHere(const Material &material, const QString &folder, Report &report)
{
    std::vector<Peer> here;
    const auto add = [&](Peer peer, const QString &program, const QString &needs,
                         const std::function<bool()> &prepare) {
        peer.program = QStandardPaths::findExecutable(program);
        if (peer.program.isEmpty()) {
            report.addRemark(u"%1 is not installed (%2)"_s.arg(peer.name, program));
        } else if (!prepare()) {
            report.addRemark(u"%1 is installed, but there is nothing to show in it: %2"_s.arg(peer.name, needs));
        } else {
            here.push_back(std::move(peer));
        }
    };
    add({u"calibre"_s, u"calibre's viewer"_s, {}, {material.epub}, {20, 20, 360, 360}}, u"ebook-viewer"_s,
        u"its settings cannot be written"_s, [&] { return prepareCalibre(material); });
    const QString zim = folder + "/course.zim"_L1;
    add({u"kiwix"_s, u"Kiwix"_s, {}, {zim}, {200, 150, 360, 360}}, u"kiwix-desktop"_s,
        u"zimwriterfs of the package zim-tools makes it"_s, [&] { return makeZim(material, folder) == zim; });
    add({u"zeal"_s, u"Zeal"_s, {}, {u"Sorting"_s}, {200, 150, 360, 360}}, u"zeal"_s, u"the docset cannot be written"_s,
        [&] { return makeDocset(material); });
    return here;
}

void tell(const Peer &peer, Report &report)
{
    report.add({.id = u"peer-start-"_s + peer.id,
                .title = u"%1: start to readable text"_s.arg(peer.name),
                .value = median(peer.paintMs),
                .unit = u"ms"_s,
                .note = listed(peer.paintMs)});
    report.add({.id = u"peer-memory-"_s + peer.id,
                .title = u"%1: proportional memory of all its processes then"_s.arg(peer.name),
                .value = median(peer.memory),
                .unit = u"MB"_s,
                .note = listed(peer.memory)});
}

} // namespace

void measurePeers(const Setup &setup, Report &report)
{
    const QTemporaryDir folder;
    const auto material = makeMaterial(setup, folder.path());
    if (!material) {
        report.addFailure(u"peers"_s, u"carrel-cli did not write the course"_s);
        return;
    }
    const QString lesson = setup.data + "/courses/sorting/005-quicksort-and-its-pivot.json"_L1;
    std::vector<Peer> peers = peersHere(*material, folder.path(), report);
    peers.insert(peers.begin(), Peer{u"carrel"_s,
                                     u"Carrel"_s,
                                     setup.programs + "/carrel"_L1,
                                     {lesson, u"--data-dir"_s, folder.filePath(u"known"_s)},
                                     usualText});
    for (int run = -1; run < setup.runs; ++run) { // the one before the first warms the disk cache and makes settings
        for (Peer &peer : peers) {
            const auto cost = peer.program.isEmpty()
                                  ? std::nullopt
                                  : measureStart(peer.program, peer.arguments, peer.text, material->home);
            if (!cost) {
                peer.program.clear(); // the others go on
            } else if (run >= 0) {
                peer.paintMs.push_back(double(cost->firstPaintMs));
                peer.memory.push_back(double(cost->memoryBytes) / megabyte);
            }
        }
    }
    for (const Peer &peer : peers) {
        if (!peer.program.isEmpty()) {
            tell(peer, report);
        } else if (peer.id == "carrel"_L1) {
            report.addFailure(u"peers"_s, u"Carrel painted no text"_s);
        } else {
            report.addRemark(u"%1 is installed and painted no text where it was looked for"_s.arg(peer.name));
        }
    }
}

} // namespace Carrel::Bench
