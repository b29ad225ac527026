// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/registry.h"
#include "support/testpaths.h"

#include <QTemporaryDir>
#include <QtTest>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#include <unistd.h>
#endif

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

#ifdef Q_OS_UNIX
namespace
{

/** While it lives the program is not the administrator, who may read everything. */
class WithoutPower final
{
public:
    WithoutPower()
        : m_had(::geteuid() == 0)
    {
        constexpr uid_t nobody = 65534;
        if (m_had && ::seteuid(nobody) != 0) {
            qFatal("the rights could not be given up");
        }
    }
    ~WithoutPower()
    {
        if (m_had && ::seteuid(0) != 0) {
            qFatal("the rights could not be taken back");
        }
    }
    Q_DISABLE_COPY_MOVE(WithoutPower)

private:
    bool m_had;
};

} // namespace
#endif

/** Files that are no course, or hardly one, and what is said of them. */
class OddFilesTest final : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }

    void write(const QString &name, const QByteArray &bytes) const
    {
        QDir().mkpath(QFileInfo(path(name)).path());
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    [[nodiscard]] ReadOutcome read(const QString &name) const
    {
        JobControl control;
        return readCourses({path(name)}, Limits(), control);
    }

    static QStringList codes(const ReadOutcome &outcome)
    {
        QStringList list;
        for (const Diagnostic &row : outcome.diagnostics) {
            list << severityName(row.severity) + u' ' + row.code;
        }
        return list;
    }

    std::unique_ptr<QTemporaryDir> m_folder;

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aFileThatSaysNothingIsEmpty_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("nothing") << QByteArray("");
        QTest::newRow("lines") << QByteArray("\r\n\r\n");
        QTest::newRow("a mark of UTF-8") << QByteArray("\xef\xbb\xbf");
        QTest::newRow("a mark of UTF-16") << QByteArray("\xff\xfe");
        QTest::newRow("blank UTF-16") << QByteArray("\xff\xfe \0\n\0", 6);
        QTest::newRow("wide spaces") << QByteArray(" \t\xc2\xa0\xe2\x80\x83\n");
        QTest::newRow("very many lines") << QByteArray(100'000, '\n');
    }

    void aFileThatSaysNothingIsEmpty()
    {
        QFETCH(QByteArray, bytes);
        for (const QString &name : {u"lesson.md"_s, u"lesson.json"_s, u"quiz.csv"_s}) {
            write(name, bytes);
            const ReadOutcome outcome = read(name);
            QVERIFY(outcome.courses.empty());
            QCOMPARE(codes(outcome), QStringList{u"error file-empty"_s});
        }
    }

    void blankLinesInFrontHideNothing_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("a lesson") << u"a.json"_s
                                  << Test::readFile(
                                         Test::dataPath(u"courses/sorting/005-quicksort-and-its-pivot.json"_s));
        QTest::newRow("a quiz") << u"quiz.txt"_s << QByteArray("Who?{=a ~b}\n");
    }

    void blankLinesInFrontHideNothing()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        write(name, QByteArray(10'000, '\n') + bytes);
        const ReadOutcome outcome = read(name);
        QCOMPARE(outcome.courses.size(), size_t(1));
        QVERIFY2(!codes(outcome).join(u' ').contains("error"_L1), qPrintable(codes(outcome).join(u' ')));
    }

    void aBookWithoutSettingsIsABook()
    {
        write(u"book/book.toml"_s, "# mdBook has a default for everything\n");
        write(u"book/src/SUMMARY.md"_s, "# Summary\n\n- [One](one.md)\n");
        write(u"book/src/one.md"_s, "# One\n\nWords.\n");
        const ReadOutcome outcome = read(u"book"_s);
        QCOMPARE(outcome.courses.size(), size_t(1));
        QCOMPARE(outcome.courses.front().outline.info.importer, u"carrel-mdbook"_s);
        QCOMPARE(outcome.courses.front().outline.lessonsHere(), 1);
        QCOMPARE(outcome.courses.front().outline.lessons().front()->title, u"One"_s);
    }

    void brokenSettingsOfABookAreToldOf()
    {
        write(u"book/book.toml"_s, "[book\n");
        write(u"book/src/SUMMARY.md"_s, "# Summary\n\n- [One](one.md)\n");
        write(u"book/src/one.md"_s, "# One\n\nWords.\n");
        const ReadOutcome outcome = read(u"book"_s);
        QCOMPARE(outcome.courses.size(), size_t(1));
        QVERIFY2(std::ranges::any_of(outcome.diagnostics,
                                     [](const Diagnostic &row) { return row.file.endsWith("/book.toml"_L1); }),
                 qPrintable(codes(outcome).join(u' ')));
    }

    void aPictureThatNamesNoFileIsToldOfInWholeWords()
    {
        write(u"lesson.md"_s, "---\ntitle: T\n---\n\nWords. ![a sea]()\n");
        const ReadOutcome outcome = read(u"lesson.md"_s);
        QCOMPARE(outcome.courses.size(), size_t(1));
        QCOMPARE(codes(outcome), QStringList{u"warning picture-missing"_s});
        QCOMPARE(outcome.diagnostics.front().message, u"A picture names no file."_s);
    }

#ifdef Q_OS_UNIX
    void aFolderThatMayNotBeReadIsToldOf_data()
    {
        QTest::addColumn<QString>("closed");
        QTest::addColumn<QString>("named");
        QTest::addColumn<QString>("code");
        QTest::newRow("named") << u"loose/closed"_s << u"loose/closed"_s << u"error folder-unreadable"_s;
        QTest::newRow("beside lessons") << u"loose/closed"_s << u"loose"_s << u"warning folder-unreadable"_s;
        QTest::newRow("a module") << u"course/02-two"_s << u"course"_s << u"warning folder-unreadable"_s;
    }

    void aFolderThatMayNotBeReadIsToldOf()
    {
        QFETCH(QString, closed);
        QFETCH(QString, named);
        QFETCH(QString, code);
        write(u"loose/quiz.gift"_s, "Who?{=a ~b}\n");
        write(u"loose/closed/quiz.gift"_s, "What?{=a ~b}\n");
        write(u"course/course.md"_s, "---\ncarrel: 1\ntitle: C\n---\n");
        write(u"course/01-one/01-a.md"_s, "---\ntitle: A\n---\n\nWords.\n");
        write(u"course/02-two/01-b.md"_s, "---\ntitle: B\n---\n\nWords.\n");
        const auto forAll = QFile::ReadGroup | QFile::ExeGroup | QFile::ReadOther | QFile::ExeOther;
        QVERIFY(QFile::setPermissions(m_folder->path(), QFile::permissions(m_folder->path()) | forAll));
        const QFile::Permissions before = QFile::permissions(path(closed));
        QVERIFY(QFile::setPermissions(path(closed), {}));
        const auto restore = qScopeGuard([&] { QFile::setPermissions(path(closed), before); });
        const WithoutPower nobody;
        const ReadOutcome outcome = read(named);
        QCOMPARE(codes(outcome), QStringList{code});
        QVERIFY(outcome.diagnostics.front().file.endsWith(closed));
        QCOMPARE(outcome.courses.size(), named == closed ? size_t(0) : size_t(1));
    }

    void aPipeInAFolderOfPagesIsToldOf_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *const name : {"quiz.gift", "deep/er/02-two.md", "course.json", "images/x.png"}) {
            QTest::newRow(name) << QString::fromLatin1(name);
        }
    }

    void aPipeInAFolderOfPagesIsToldOf() // which a reader takes as a whole
    {
        QFETCH(QString, name);
        write(u"01-one.md"_s, "# One\n\nWords.\n");
        QDir().mkpath(QFileInfo(path(name)).path());
        QCOMPARE(::mkfifo(path(name).toLocal8Bit().constData(), 0600), 0);
        const ReadOutcome outcome = read({});
        QCOMPARE(outcome.courses.size(), size_t(1));
        QCOMPARE(codes(outcome), QStringList{u"warning not-a-file"_s});
        QVERIFY(outcome.diagnostics.front().file.endsWith(name));
    }
#endif
};

QTEST_APPLESS_MAIN(OddFilesTest)
#include "oddfilestest.moc"
