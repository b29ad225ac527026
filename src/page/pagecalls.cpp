// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "page/pagecalls.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QWebEnginePage>
#include <QWebEngineScript>
#include <QWebEngineScriptCollection>

using namespace Qt::StringLiterals;

namespace Carrel
{
namespace
{

QString resourceText(const QString &path)
{
    QFile file(path);
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(opened, "PageCalls", qPrintable(path));
    return opened ? QString::fromUtf8(file.readAll()) : QString();
}

QJsonObject toJson(const Decoration &decoration)
{
    return {{u"block"_s, decoration.block.toString()},
            {u"quote"_s, decoration.quote},
            {u"prefix"_s, decoration.prefix},
            {u"suffix"_s, decoration.suffix},
            {u"kind"_s, decoration.kind},
            {u"id"_s, decoration.id},
            {u"label"_s, decoration.label},
            {u"offset"_s, decoration.offset}};
}

/** A list that is the one argument of a call: braces would take its items for the arguments. */
QJsonArray asArgument(const std::vector<Decoration> &decorations)
{
    QJsonArray list;
    for (const Decoration &decoration : decorations) {
        list.append(toJson(decoration));
    }
    QJsonArray arguments;
    arguments.append(list);
    return arguments;
}

} // namespace

PageCalls::PageCalls(QWebEnginePage &page)
    : m_page(page)
{
}

void PageCalls::addScript()
{
    QWebEngineScript script;
    script.setName(u"carrel"_s);
    script.setWorldId(QWebEngineScript::ApplicationWorld);
    script.setInjectionPoint(QWebEngineScript::DocumentReady);
    script.setRunsOnSubFrames(false);
    QString source = resourceText(u":/qtwebchannel/qwebchannel.js"_s);
    for (const QString &part : {u"pagescript"_s, u"decoratescript"_s, u"copyscript"_s, u"findscript"_s, u"textscript"_s,
                                u"sentencescript"_s, u"selectscript"_s, u"markscript"_s, u"speechscript"_s,
                                u"figurescript"_s, u"tablescript"_s, u"largescript"_s}) {
        source += u'\n' + resourceText(u":/page/%1.js"_s.arg(part));
    }
    script.setSourceCode(source);
    m_page.scripts().insert(script);
}

void PageCalls::show(int serial, const RenderedLesson &lesson, const Place &place)
{
    call(u"show"_s, {QJsonObject{{u"serial"_s, serial},
                                 {u"html"_s, QString::fromUtf8(lesson.html)},
                                 {u"more"_s, lesson.more},
                                 {u"language"_s, lesson.language},
                                 {u"block"_s, place.block.toString()},
                                 {u"offset"_s, place.offset}}});
}

void PageCalls::add(int serial, const RenderedLesson &portion)
{
    call(u"add"_s,
         {QJsonObject{{u"serial"_s, serial}, {u"html"_s, QString::fromUtf8(portion.html)}, {u"more"_s, portion.more}}});
}

void PageCalls::setWhole(bool whole)
{
    m_whole = whole;
    const auto waiting = std::exchange(m_waiting, {});
    if (whole) {
        for (const auto &[function, arguments] : waiting) {
            call(function, arguments);
        }
    }
}

void PageCalls::setTheme(ThemeName theme)
{
    call(u"setTheme"_s, {themeWord(theme)});
}

void PageCalls::setLooks(const TextLooks &looks)
{
    const TextFamily &family = familyOf(looks);
    const auto parts = [](int hundredths) { return QString::number(hundredths / 100.0) + u"em"_s; };
    m_page.setZoomFactor(looks.zoom / 100.0);
    call(u"setLooks"_s, {family.serif ? u"serif"_s : u"sans"_s,
                         QJsonObject{{u"--reader-font"_s, u'"' + family.name + u'"'},
                                     {u"--generic"_s, family.serif ? u"serif"_s : u"sans-serif"_s},
                                     {u"--text-size"_s, u"%1px"_s.arg(looks.size)},
                                     {u"--leading"_s, QString::number(looks.lineHeight / 100.0)},
                                     {u"--measure"_s, u"%1rem"_s.arg(measureOf(looks))},
                                     {u"--letter-space"_s, parts(looks.letterSpacing)},
                                     {u"--word-space"_s, parts(looks.wordSpacing)}},
                         QJsonObject{{u"data-numbers"_s, looks.lineNumbers}, {u"data-wrap"_s, looks.wrapCode}}});
}

void PageCalls::setMotionReduced(bool reduced)
{
    call(u"setMotion"_s, {reduced});
}

void PageCalls::decorate(const std::vector<Decoration> &decorations)
{
    call(u"decorate"_s, asArgument(decorations));
}

void PageCalls::drawMarks(const std::vector<Decoration> &marks)
{
    call(u"drawMarks"_s, asArgument(marks));
}

void PageCalls::pickSentence(int step)
{
    call(u"pickSentence"_s, {step});
}

void PageCalls::unselect()
{
    call(u"unselect"_s, {});
}

void PageCalls::go(const Place &place, bool flash)
{
    callOnWhole(u"go"_s, {place.block.toString(), place.offset, flash});
}

void PageCalls::enlarge()
{
    call(u"enlarge"_s, {});
}

void PageCalls::setDescriptions(bool shown)
{
    call(u"setDescriptions"_s, {shown});
}

void PageCalls::copyTable(const QString &form)
{
    call(u"copyTable"_s, {form});
}

void PageCalls::explainPicture(const QString &asset, const QString &word, const QString &reason)
{
    call(u"explainPicture"_s, {asset, word, reason});
}

void PageCalls::beginFind()
{
    callOnWhole(u"beginFind"_s, {});
}

void PageCalls::find(const FindQuery &query)
{
    callOnWhole(u"find"_s, {QJsonObject{{u"words"_s, query.words},
                                        {u"wholeWord"_s, query.wholeWord},
                                        {u"matchCase"_s, query.matchCase},
                                        {u"matchAccents"_s, query.matchAccents},
                                        {u"stay"_s, query.stay}}});
}

void PageCalls::findAgain(int step)
{
    callOnWhole(u"findAgain"_s, {step});
}

void PageCalls::endFind(bool goBack)
{
    callOnWhole(u"endFind"_s, {goBack});
}

void PageCalls::beginSpeech(const QString &code)
{
    callOnWhole(u"beginSpeech"_s, {code});
}

void PageCalls::stepSpeech(int step)
{
    callOnWhole(u"stepSpeech"_s, {step});
}

void PageCalls::endSpeech()
{
    callOnWhole(u"endSpeech"_s, {});
}

void PageCalls::callOnWhole(const QString &function, const QJsonArray &arguments)
{
    if (m_whole) {
        call(function, arguments);
    } else {
        m_waiting.emplace_back(function, arguments);
    }
}

void PageCalls::call(const QString &function, const QJsonArray &arguments)
{
    if (!m_ready) {
        return;
    }
    const QString list = QString::fromUtf8(QJsonDocument(arguments).toJson(QJsonDocument::Compact));
    m_page.runJavaScript(u"carrel."_s + function + u"(..."_s + list + u')', QWebEngineScript::ApplicationWorld);
}

} // namespace Carrel
