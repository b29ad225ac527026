// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "../render/samplelesson.h"
#include "formats/registry.h"
#include "pagetest.h"

#include <QApplication>
#include <QDirIterator>
#include <QImage>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QWebEnginePage>
#include <QWebEngineProfile>
#include <QWebEngineScript>
#include <QtTest>

#include <array>

#if defined(Q_OS_LINUX)
#include <sys/inotify.h>
#include <unistd.h>
#endif

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::StringLiterals;

namespace
{

constexpr int pictureWidth = 8;

/** Every file and folder the engine could write to, and where a program started by it would leave its mark. */
struct Playground {
    QTemporaryDir folder;
    QString path(const QString &name) const { return folder.path() + u'/' + name; }
    QString picture() const { return path(u"work/private.png"_s); } ///< that no lesson may read

    void prepare()
    {
        for (const char *name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"}) {
            QDir().mkpath(path(QString::fromLatin1(name)));
            qputenv(name, path(QString::fromLatin1(name)).toUtf8());
        }
        QDir().mkpath(path(u"bin"_s));
        QDir().mkpath(path(u"work"_s));
        for (const QString &program : {u"xdg-open"_s, u"gio"_s, u"sensible-browser"_s, u"kde-open"_s}) {
            QFile script(path(u"bin/"_s + program));
            if (script.open(QIODevice::WriteOnly)) {
                script.write("#!/bin/sh\necho \"$@\" >>'" + path(u"launched"_s).toUtf8() + "'\n");
            }
            script.setPermissions(QFile::ReadOwner | QFile::ExeOwner);
        }
        qputenv("PATH", path(u"bin"_s).toUtf8() + ":" + qgetenv("PATH"));
        QImage image(pictureWidth, pictureWidth, QImage::Format_RGB32);
        image.fill(Qt::red);
        if (!image.save(picture())) {
            qFatal("the picture could not be written");
        }
        QDir::setCurrent(path(u"work"_s));
    }

    [[nodiscard]] QStringList everything() const
    {
        QStringList found;
        QDirIterator files(folder.path(), QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            found << files.next() + u' ' + QString::number(files.fileInfo().isDir() ? 0 : files.fileInfo().size());
        }
        found.sort();
        return found;
    }
};

/** Notices every program that opens a file; on Linux, which tells it. */
class OpenWatch final
{
public:
    explicit OpenWatch(const QString &file)
    {
#if defined(Q_OS_LINUX)
        m_events = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
        m_isWatching = m_events >= 0 && inotify_add_watch(m_events, file.toUtf8().constData(), IN_OPEN) >= 0;
#else
        Q_UNUSED(file)
#endif
    }
    ~OpenWatch()
    {
#if defined(Q_OS_LINUX)
        ::close(m_events);
#endif
    }
    Q_DISABLE_COPY_MOVE(OpenWatch)

    [[nodiscard]] bool isWatching() const { return m_isWatching; }

    /** Whether it was opened since this was last asked. */
    [[nodiscard]] bool wasOpened()
    {
#if defined(Q_OS_LINUX)
        std::array<char, 4096> events = {};
        return ::read(m_events, events.data(), events.size()) > 0;
#else
        return false;
#endif
    }

private:
    int m_events = -1;
    bool m_isWatching = false;
};

Playground *s_playground = nullptr;
QStringList s_before;

} // namespace

/** A lesson that tries every way out: nothing leaves, nothing starts, nothing is read or written. */
class HostileTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_listener.listen(QHostAddress::LocalHost));
        connect(&m_listener, &QTcpServer::newConnection, this, [this] { ++m_connections; });
    }

    void hostileLessonStaysWhereItIs()
    {
        PageUnderTest test;
        QSignalSpy loads(test.page(), &QWebEnginePage::loadStarted);
        QVERIFY(test.show(everyKind()));
        const QString title = test.page()->title();
        QVERIFY(test.show(hostile(m_listener.serverPort())));
        test.keepPicture(u"hostile"_s);
        // Hands of a reader: everything is clicked, the page is read to its end.
        QSignalSpy outside(test.view.get(), &LessonView::linkActivated);
        (void)test.evaluate(
            u"document.querySelectorAll('details').forEach(d => d.open = true);"
            "document.querySelectorAll('a, button, img, [onload], [data-block]').forEach(e => e.click && e.click()); 0"_s);
        (void)test.evaluate(u"scrollTo(0, 1e6); 0"_s);
        test.waitFrames(20);
        QVERIFY2(!outside.isEmpty(), "links outside are told");
        QCOMPARE(m_connections, 0);
        QCOMPARE(test.page()->title(), title);
        QCOMPARE(test.page()->url().path(), u"/shell"_s);
        QVERIFY(!QFile::exists(s_playground->path(u"launched"_s)));
        QCOMPARE(test.evaluate(u"Array.from(document.querySelectorAll('[src], [href], [srcset], [style*=url], iframe, "
                               "object, embed, form, link, meta[http-equiv], base, script, style, svg[onload], "
                               "[ping]')).filter(e => !e.closest('head') && !e.closest('.katex svg')).map(e => "
                               "e.outerHTML.slice(0, 80)).join()"_s)
                     .toString(),
                 QString());
    }

    /** The guards must hold by themselves, should the writer ever let something through. */
    void pageWithHostileMarkupLetsNothingOut_data()
    {
        QTest::addColumn<QString>("markup");
        const QList<std::pair<const char *, QString>> kinds{
            {"picture", u"<img src='@/a'>"_s},
            {"srcset", u"<img srcset='@/a 1x, @/b 2x'>"_s},
            {"preconnect", u"<link rel=preconnect href='@'>"_s},
            {"preconnect by name", u"<link rel=preconnect href='http://localhost:%/'>"_s},
            {"style sheet", u"<link rel=stylesheet href='@/a.css'>"_s},
            {"style element", u"<style>body{background:url(@/a)}</style>"_s},
            {"style attribute", u"<p style='background:url(@/a)'>x</p>"_s},
            {"frame", u"<iframe src='@/a'></iframe>"_s},
            {"frame source", u"<iframe srcdoc='<img src=@/a>'></iframe>"_s},
            {"object", u"<object data='@/a'></object><embed src='@/b'>"_s},
            {"video", u"<video src='@/a' poster='@/b' autoplay></video><audio src='@/c' autoplay></audio>"_s},
            {"refresh", u"<meta http-equiv=refresh content='0;url=@/a'>"_s},
            {"form", u"<form action='@/a'><button id=go>x</button></form>"_s},
            {"link", u"<a id=go href='@/a' ping='@/b'>x</a>"_s},
            {"link in a new window", u"<a id=go target=_blank href='@/a'>x</a>"_s},
            {"download", u"<a id=go download href='/styles/lesson.css'>x</a>"_s},
            {"script link", u"<a id=go href=\"javascript:document.title='hacked'\">x</a>"_s},
            {"handler", u"<img src=x onerror=\"document.title='hacked'\">"_s},
            {"file picture", u"<img src='$'>"_s},
            {"file in a set", u"<img srcset='$ 1x'>"_s},
            {"file in a style element", u"<style>body{background:url($)}</style>"_s},
            {"file in a drawing", u"<svg width=9 height=9><image href='$' width=9 height=9 /></svg>"_s},
            {"file in a frame", u"<iframe src='$'></iframe>"_s},
            {"file as an object", u"<object data='$'></object><embed src='$'>"_s},
            {"file as a poster", u"<video src='$' poster='$' autoplay></video>"_s},
            {"file link", u"<a id=go href='$'>x</a>"_s},
            {"other program", u"<a id=go href='mailto:x@example.org'>x</a>"_s},
            {"asset not named",
             u"<img src='/asset/0000000000000000000000000000000000000000000000000000000000000000'>"_s},
        };
        for (const auto &[name, markup] : kinds) {
            QTest::newRow(name) << markup;
        }
    }

    void pageWithHostileMarkupLetsNothingOut()
    {
        QFETCH(QString, markup);
        if (!m_bare) {
            m_bare = std::make_unique<PageUnderTest>();
            QVERIFY(m_bare->show(everyKind()));
        }
        PageUnderTest &test = *m_bare;
        const QString port = QString::number(m_listener.serverPort());
        markup.replace(u"http://localhost:%"_s, u"http://localhost:"_s + port)
            .replace(u'@' + u""_s, u"http://127.0.0.1:"_s + port)
            .replace(u'$' + u""_s, QUrl::fromLocalFile(s_playground->picture()).toString());
        OpenWatch privatePicture(s_playground->picture());
        QJsonArray argument{markup};
        (void)test.evaluate(u"document.querySelector('main').innerHTML = %1[0]; document.head.insertAdjacentHTML("
                            "'beforeend', document.querySelector('main link')?.outerHTML ?? '');"
                            "document.querySelector('#go')?.click(); 0"_s.arg(
                                QString::fromUtf8(QJsonDocument(argument).toJson(QJsonDocument::Compact))));
        test.waitFrames(10);
        QCOMPARE(m_connections, 0);
        QCOMPARE(test.page()->title(), u"Carrel"_s);
        QCOMPARE(test.page()->url().path(), u"/shell"_s);
        QCOMPARE(test.evaluate(u"Array.from(document.images).filter(i => i.naturalWidth > 0).length"_s).toInt(), 0);
        QVERIFY(!privatePicture.wasOpened());
        QVERIFY(!QFile::exists(s_playground->path(u"launched"_s)));
    }

    /** Drawn as a picture a drawing runs no script, but what the cleaner takes out would be seen: so the page had it
     * not.
     */
    void aHostileDrawingOfAPackageIsShownCleaned()
    {
        const QTemporaryDir folder;
        writeDrawing(folder.path());
        JobControl control;
        const ReadOutcome read = readCourses({folder.path()}, {}, control);
        QCOMPARE(read.courses.size(), 1U);
        const Course &course = read.courses.front();
        const Asset &asset = course.assets.at(u"images/a.svg"_s);
        LessonContext context = sampleContext();
        context.assets = course.assets;
        PageUnderTest test({1280, 800}, ThemeName::Light, [&asset](const AssetHash &hash) -> Result<QString> {
            return hash == asset.hash ? asset.file : QString();
        });
        QVERIFY(test.show(test.render(*course.lesson(LessonSlug(u"a"_s)), context)));
        QTRY_COMPARE(test.evaluate(u"document.querySelector('.picture img')?.naturalWidth ?? 0"_s).toInt(), 100);
        (void)test.evaluate(u"scrollTo(0, 1e6); 0"_s);
        test.waitFrames(20);
        test.keepPicture(u"drawing"_s);
        const auto colourAt = [&test](int x, int y) {
            return test
                .evaluate(u"(() => { const c = document.createElement('canvas'); c.width = c.height = 100;"
                          "const on = c.getContext('2d'); on.drawImage(document.querySelector('.picture img'), 0, 0);"
                          "return Array.from(on.getImageData(%1, %2, 1, 1).data).join(); })()"_s.arg(x)
                              .arg(y))
                .toString();
        };
        const QString green = u"0,128,0,255"_s;
        QCOMPARE(colourAt(10, 10), green); // what it draws is there
        QCOMPARE(colourAt(70, 10), green); // foreign parts would be red on it
        QCOMPARE(colourAt(10, 70), green); // so would what is moved there
        QCOMPARE(colourAt(70, 70), green); // and a drawing in the drawing
        QCOMPARE(m_connections, 0);
        QCOMPARE(test.page()->title(), u"Carrel"_s);
        QVERIFY(!QFile::exists(s_playground->path(u"launched"_s)));
    }

    void scriptsOfThePageAreDead()
    {
        PageUnderTest test;
        QVERIFY(test.show(everyKind()));
        bool called = false;
        QVariant value;
        test.page()->runJavaScript(u"1 + 1"_s, QWebEngineScript::MainWorld, [&](const QVariant &result) {
            called = true;
            value = result;
        });
        QTRY_VERIFY(called);
        QVERIFY(!value.isValid());
    }

    void nothingIsWritten()
    {
        m_bare.reset();
        QCOMPARE(s_playground->everything(), s_before);
    }

    /** The picture can be shown, and that it was read would have been noticed. */
    void aPageThatReadsFilesWouldHaveShownThePicture()
    {
        OpenWatch watch(s_playground->picture());
        QWebEngineProfile profile; // off the record
        QWebEnginePage page(&profile);
        page.setHtml(u"<img src='private.png'>"_s, QUrl::fromLocalFile(s_playground->picture()));
        int width = 0;
        const auto ask = [&] {
            page.runJavaScript(u"document.images[0]?.naturalWidth ?? 0"_s,
                               [&width](const QVariant &answer) { width = answer.toInt(); });
            return width;
        };
        QTRY_COMPARE(ask(), pictureWidth);
        QCOMPARE(watch.wasOpened(), watch.isWatching());
    }

    void listenerWouldHaveSeenAConnection()
    {
        QTcpSocket socket;
        socket.connectToHost(QHostAddress::LocalHost, m_listener.serverPort());
        QTRY_COMPARE(m_connections, 1);
    }

private:
    static void write(const QString &path, const QByteArray &bytes)
    {
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    /** A course of one lesson with one drawing, a green square with four ways to put red on it or to reach outside. */
    void writeDrawing(const QString &folder)
    {
        const QByteArray inner = "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='40'>"
                                 "<rect width='40' height='40' fill='red'/></svg>";
        const QByteArray outside = "http://127.0.0.1:" + QByteArray::number(m_listener.serverPort()) + "/a.png";
        write(folder + u"/images/a.svg"_s,
              "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' width='100' "
              "height='100' onload=\"document.title='hacked'\"><script>document.title='hacked'</script>"
              "<rect width='100' height='100' fill='green'/>"
              "<foreignObject x='50' width='50' height='50'><div xmlns='http://www.w3.org/1999/xhtml' "
              "style='background:red;height:50px'></div></foreignObject>"
              "<rect x='0' y='50' width='40' height='40' fill='green'><set attributeName='fill' to='red'/></rect>"
              "<image x='55' y='55' width='40' height='40' href='data:image/svg+xml;base64," +
                  inner.toBase64() + "'/><image width='40' height='40' xlink:href='" + outside +
                  "'/><style>@import url(" + outside + ");</style></svg>");
        write(folder + u"/lessons/a.json"_s,
              R"({"course":{"slug":"c"},"lesson":{"slug":"a","title":"A"},"reader":{"schema":1,"blocks":[)"
              R"({"t":"p","runs":[{"text":"Look:"}]},{"t":"image","src":"images/a.svg","alt":"A square"}]}})");
        write(folder + u"/course.json"_s,
              R"({"format":"carrel-course","formatVersion":"1.0","course":{"id":"urn:c","title":"C","language":"en",)"
              R"("licence":{"name":"CC0"}},"modules":[{"slug":"m","title":"M","lessons":["a"]}],)"
              R"("lessons":{"a":{"path":"lessons/a.json","title":"A"}},)"
              R"("assets":{"images/a.svg":{"mediaType":"image/svg+xml","bytes":0,"sha256":""}}})");
    }

    QTcpServer m_listener;
    int m_connections = 0;
    std::unique_ptr<PageUnderTest> m_bare;
};

int main(int argc, char **argv)
{
    Playground playground;
    playground.prepare();
    s_playground = &playground;
    s_before = playground.everything();
    return runPageTest(argc, argv, [] { return std::make_unique<HostileTest>(); });
}

#include "hostiletest.moc"
