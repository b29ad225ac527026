// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pagetest.h"

#include "../render/samplelesson.h"

#include <QApplication>
#include <QDir>
#include <QTemporaryDir>
#include <QWebEnginePage>
#include <QWebEngineScript>
#include <QWebEngineView>
#include <QtTest>

using namespace Qt::StringLiterals;

namespace Carrel::Test
{

PageUnderTest::PageUnderTest(QSize size, ThemeName theme, AssetFinder finder)
    : m_pictureFile(QDir::tempPath() + u"/carrel-sample-%1.png"_s.arg(QCoreApplication::applicationPid()))
{
    QFile picture(m_pictureFile);
    if (picture.open(QIODevice::WriteOnly)) {
        picture.write(samplePicture());
    }
    const AssetFinder sample = [file = m_pictureFile](const AssetHash &) -> Result<QString> { return file; };
    engine = std::make_unique<PageEngine>(finder ? std::move(finder) : sample);
    view = std::make_unique<LessonView>(*engine, nullptr, theme);
    view->resize(size);
    view->show();
}

PageUnderTest::~PageUnderTest()
{
    view.reset();
    engine.reset();
    QFile::remove(m_pictureFile);
}

RenderedLesson PageUnderTest::render(const Lesson &lesson)
{
    return render(lesson, sampleContext());
}

RenderedLesson PageUnderTest::render(const Lesson &lesson, const LessonContext &context)
{
    return LessonRenderer(m_math, m_highlighter).render(lesson, context);
}

bool PageUnderTest::show(const Lesson &lesson, const Place &place)
{
    return show(render(lesson), place);
}

bool PageUnderTest::show(const RenderedLesson &lesson, const Place &place)
{
    QSignalSpy shown(view.get(), &LessonView::lessonShown);
    view->showLesson(lesson, place);
    if (!shown.wait(20'000)) {
        return false;
    }
    waitFrames(8);
    return true;
}

QWebEnginePage *PageUnderTest::page() const
{
    return view->findChild<QWebEngineView *>()->page();
}

QVariant PageUnderTest::evaluate(const QString &script)
{
    QVariant result;
    bool done = false;
    page()->runJavaScript(script, QWebEngineScript::ApplicationWorld, [&](const QVariant &value) {
        result = value;
        done = true;
    });
    return QTest::qWaitFor([&] { return done; }, 20'000) ? result : QVariant();
}

void PageUnderTest::waitFrames(int count)
{
    // The promise of a frame cannot be handed over; count in the page and ask.
    (void)evaluate(
        u"globalThis.frames_ = 0; (function f() { if (++frames_ < 1000) requestAnimationFrame(f); })(); 0"_s);
    const bool painted = QTest::qWaitFor([&] { return evaluate(u"frames_"_s).toInt() > count; }, 20'000);
    (void)evaluate(u"frames_ = 1000"_s);
    if (!painted) {
        qWarning("the page paints no frames");
    }
}

void PageUnderTest::keepPicture(const QString &name)
{
    const QString folder = qEnvironmentVariable("CARREL_PICTURES");
    if (!folder.isEmpty()) {
        view->grab().save(folder + u'/' + name + u".png"_s);
    }
}

int runPageTest(int argc, char **argv, const std::function<std::unique_ptr<QObject>()> &make)
{
    preparePageEngine();
    QApplication application(argc, argv);
    return QTest::qExec(make().get(), argc, argv);
}

} // namespace Carrel::Test
