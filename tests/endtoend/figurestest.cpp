// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures and tables of a lesson in the real window: by keys, by menus, and kept.
#include "endtoend/windowdriver.h"
#include "page/lessonview.h"
#include "page/pageengine.h"
#include "page/pagefigures.h"
#include "widgets/importing/importdialog.h"
#include "widgets/mainwindow/windowactions.h"
#include "widgets/reader/findbar.h"
#include "widgets/reader/readerview.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QImage>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QWebEnginePage>
#include <QWebEngineScript>
#include <QWebEngineView>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

const QByteArray lessonText = R"(---
title: Sorting in pictures
---

## What it costs

| | Comparisons | Where |
| :-- | --: | :-- |
| **Insertion** | $n^2/4$ | `in place`, there |
| **Merging** | $n\log_2 n$ | beside, twice the room |

![Two piles become one](images/piles.png "Merging two piles.")

The end of the lesson.
)";

bool put(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

/** A course of one lesson with a table and a picture, open in the window with the focus in its text. */
class Desk
{
public:
    [[nodiscard]] bool write()
    {
        QImage picture(400, 300, QImage::Format_RGB32);
        picture.fill(Qt::darkCyan);
        const QDir folder(m_folder.path());
        return folder.mkpath(u"sorting/images"_s) && picture.save(folder.filePath(u"sorting/images/piles.png"_s)) &&
               put(folder.filePath(u"sorting/course.md"_s), "---\ntitle: Sorting\n---\n") &&
               put(folder.filePath(u"sorting/01-pictures.md"_s), lessonText);
    }

    [[nodiscard]] bool open()
    {
        m_driver = std::make_unique<Test::WindowDriver>(m_folder.filePath(u"data"_s));
        if (!m_driver->start()) {
            return false;
        }
        if (!course()) {
            m_driver->window().openFiles({m_folder.filePath(u"sorting"_s)});
            (void)m_driver->wait([this] { return course() || m_driver->importDialog(); });
            if (ImportDialog *const dialog = m_driver->importDialog()) {
                dialog->accept();
            }
        }
        if (!m_driver->wait([this] { return course().has_value() && !m_driver->importDialog(); })) {
            return false;
        }
        m_driver->window().activateWindow(); // no window manager gives it back what the dialog had
        (void)QTest::qWaitForWindowActive(&m_driver->window());
        m_driver->window().resize(1280, 800);
        m_driver->window().openCourse(*course());
        if (!m_driver->wait([this] { return m_driver->isLessonPainted(); })) {
            return false;
        }
        // The lesson may be shown a second time, when all of the import is told.
        return m_driver->wait([this] {
            page().focusPage();
            return page().isAncestorOf(QApplication::focusWidget()) &&
                   evaluate(u"document.hasFocus() && document.querySelectorAll('main img').length"_s).toInt() == 1;
        });
    }

    void close() { m_driver.reset(); }

    Test::WindowDriver &driver() { return *m_driver; }
    LessonView &page() { return *m_driver->window().findChild<LessonView *>(); }
    PageFigures &figures() { return page().figures(); }
    const WindowActions &actions() { return m_driver->window().actions(); }
    QString status() { return m_driver->window().statusBar()->currentMessage(); }

    QVariant evaluate(const QString &script)
    {
        QVariant result;
        bool done = false;
        page().findChild<QWebEngineView *>()->page()->runJavaScript(script, QWebEngineScript::ApplicationWorld,
                                                                    [&](const QVariant &value) {
                                                                        result = value;
                                                                        done = true;
                                                                    });
        return Test::WindowDriver::wait([&] { return done; }) ? result : QVariant();
    }

private:
    [[nodiscard]] std::optional<CourseId> course()
    {
        for (const CourseSummary &summary : m_driver->parts().library().courses()) {
            if (summary.info.title == "Sorting"_L1) {
                return summary.info.id;
            }
        }
        return std::nullopt;
    }

    QTemporaryDir m_folder;
    std::unique_ptr<Test::WindowDriver> m_driver;
};

} // namespace

class FiguresTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTableIsCopiedByKeys()
    {
        Desk desk;
        QVERIFY(desk.write() && desk.open());
        desk.driver().press(Qt::Key_X);
        QTRY_COMPARE(QGuiApplication::clipboard()->text(),
                     u",Comparisons,Where\r\nInsertion,n^2/4,\"in place, there\"\r\n"
                     "Merging,n\\log_2 n,\"beside, twice the room\"\r\n"_s);
        QCOMPARE(desk.status(), u"The table is on the clipboard as CSV."_s);
        desk.driver().press(Qt::Key_X, Qt::ShiftModifier);
        QTRY_COMPARE(desk.status(), u"The table is on the clipboard as Markdown."_s);
        QVERIFY2(QGuiApplication::clipboard()->text().contains(u"| **Insertion** | $n^2/4$ | `in place`,"_s),
                 qPrintable(QGuiApplication::clipboard()->text()));
        // The first column names the rows.
        QCOMPARE(desk.evaluate(u"document.querySelectorAll('.table tbody th[scope=row]').length"_s).toInt(), 2);
    }

    void aTableIsCopiedByItsMenu()
    {
        Desk desk;
        QVERIFY(desk.write() && desk.open());
        (void)desk.evaluate(u"document.querySelector('.scroll').focus(); 0"_s);
        desk.driver().press(Qt::Key_F10, Qt::ShiftModifier);
        const auto menu = [&] { return desk.driver().window().findChild<QMenu *>(u"figureMenu"_s); };
        QVERIFY(desk.driver().wait([&] { return menu() && menu()->isVisible(); }));
        QCOMPARE(menu()->actions(), QList<QAction *>({desk.actions().copyTableCsv, desk.actions().copyTableMarkdown}));
        QTest::keyClick(menu(), Qt::Key_Down);
        QTest::keyClick(menu(), Qt::Key_Return);
        QTRY_COMPARE(desk.status(), u"The table is on the clipboard as CSV."_s);
    }

    void aPictureIsEnlargedByItsKeyAndLeftByEsc()
    {
        Desk desk;
        QVERIFY(desk.write() && desk.open());
        QVERIFY(desk.actions().nextSentence->isEnabled());
        desk.driver().press(Qt::Key_Z);
        QVERIFY(desk.driver().wait([&] { return desk.figures().isEnlarged(); }));
        // Keys of the text below are off meanwhile.
        QVERIFY(!desk.actions().nextSentence->isEnabled() && desk.actions().enlarge->isEnabled());
        desk.driver().press(Qt::Key_Escape);
        QVERIFY(desk.driver().wait([&] { return !desk.figures().isEnlarged(); }));
        QVERIFY(desk.actions().nextSentence->isEnabled());
        desk.driver().press(Qt::Key_Z);
        QVERIFY(desk.driver().wait([&] { return desk.figures().isEnlarged(); }));
        desk.driver().press(Qt::Key_Z);
        QVERIFY(desk.driver().wait([&] { return !desk.figures().isEnlarged(); }));
    }

    void escLeavesThePictureBeforeTheSearch()
    {
        Desk desk;
        QVERIFY(desk.write() && desk.open());
        FindBar &bar = desk.driver().window().findChild<ReaderView *>()->findBar();
        bar.open();
        QTest::keyClicks(bar.findChild<QLineEdit *>(), u"end"_s);
        desk.page().focusPage();
        desk.driver().press(Qt::Key_Z);
        QVERIFY(desk.driver().wait([&] { return desk.figures().isEnlarged(); }));
        desk.driver().press(Qt::Key_Escape);
        QVERIFY(desk.driver().wait([&] { return !desk.figures().isEnlarged(); }));
        QVERIFY(bar.isVisible());
        desk.driver().press(Qt::Key_Escape);
        QVERIFY(desk.driver().wait([&] { return !bar.isVisible(); }));
    }

    void descriptionsAreShownAndKept()
    {
        Desk desk;
        QVERIFY(desk.write() && desk.open());
        const QString words = u"document.querySelector('.described')?.innerText ?? ''"_s;
        QCOMPARE(desk.evaluate(words).toString(), QString());
        desk.driver().press(Qt::Key_D);
        QTRY_COMPARE(desk.evaluate(words).toString(), u"Two piles become one"_s);
        QVERIFY(desk.actions().describe->isChecked());
        desk.close();
        QVERIFY(desk.open());
        QTRY_COMPARE(desk.evaluate(words).toString(), u"Two piles become one"_s);
        desk.driver().press(Qt::Key_D);
        QTRY_COMPARE(desk.evaluate(words).toString(), QString());
    }
};

int main(int argc, char *argv[])
{
    preparePageEngine();
    QApplication application(argc, argv);
    FiguresTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "figurestest.moc"
