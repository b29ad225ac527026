// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "translations/shownwords.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QMetaProperty>
#include <QTextDocumentFragment>
#include <QWebEngineScript>
#include <QWebEngineView>
#include <QtTest>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Test
{

namespace
{

class Collector final
{
public:
    void add(const QString &text)
    {
        QString plain = Qt::mightBeRichText(text) ? QTextDocumentFragment::fromHtml(text).toPlainText() : text;
        plain.remove(u'&');
        if (!plain.trimmed().isEmpty()) {
            m_words << plain;
        }
    }

    void addProperties(const QObject &object)
    {
        // Not texts, or the same text once more with marks in it.
        static const QStringList others{u"objectName"_s,    u"styleSheet"_s, u"windowFilePath"_s,
                                        u"windowRole"_s,    u"html"_s,       u"markdown"_s,
                                        u"displayFormat"_s, u"inputMask"_s,  u"defaultStyleSheet"_s};
        for (int i = 0; i < object.metaObject()->propertyCount(); ++i) {
            const QMetaProperty property = object.metaObject()->property(i);
            if (property.metaType().id() == QMetaType::QString &&
                !others.contains(QLatin1StringView(property.name()))) {
                add(property.read(&object).toString());
            }
        }
    }

    void addRows(const QAbstractItemModel &model, const QModelIndex &parent = {})
    {
        for (int row = 0; row < model.rowCount(parent); ++row) {
            const QModelIndex index = model.index(row, 0, parent);
            const auto roles = model.roleNames();
            for (auto role = roles.keyBegin(); role != roles.keyEnd(); ++role) {
                if (roles.value(*role) == "block") {
                    continue; // an id, which nobody is shown
                }
                if (const QVariant value = index.data(*role); value.typeId() == QMetaType::QString) {
                    add(value.toString());
                }
            }
            addRows(model, index);
        }
    }

    void addSpoken(QAccessibleInterface *spoken)
    {
        if (!spoken || !spoken->isValid() || spoken->state().invisible ||
            (spoken->object() && spoken->object()->inherits("QWebEngineView"))) {
            return;
        }
        for (const QAccessible::Text kind : {QAccessible::Name, QAccessible::Description, QAccessible::Help}) {
            add(spoken->text(kind));
        }
        for (int i = 0; i < spoken->childCount(); ++i) {
            addSpoken(spoken->child(i));
        }
    }

    [[nodiscard]] QStringList words() const { return m_words; }

private:
    QStringList m_words;
};

} // namespace

QStringList shownWords(QWidget &window)
{
    Collector collector;
    collector.addProperties(window);
    const QList<QWidget *> widgets = window.findChildren<QWidget *>();
    for (const QWidget *const widget : widgets) {
        if (!widget->isVisible() || widget->inherits("QWebEngineView")) {
            continue;
        }
        collector.addProperties(*widget);
        if (const auto *const list = qobject_cast<const QAbstractItemView *>(widget); list && list->model()) {
            collector.addRows(*list->model());
        }
        if (const auto *const choice = qobject_cast<const QComboBox *>(widget)) {
            collector.addRows(*choice->model());
        }
    }
    const QList<QAction *> actions = window.findChildren<QAction *>();
    for (const QAction *const action : actions) {
        collector.addProperties(*action);
    }
    collector.addSpoken(QAccessible::queryAccessibleInterface(&window));
    return collector.words();
}

QStringList wordsOfPage(QWidget &window)
{
    static const QString script = uR"((() => {
        const found = [];
        if (!document.body) {
            return found; // the shell of the page has not come yet
        }
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
            const text = texts.currentNode;
            if (!text.parentElement.closest("pre, .katex, math, svg, style, script")) {
                found.push(text.data);
            }
        }
        for (const name of ["aria-label", "title", "alt", "placeholder"]) {
            for (const element of document.querySelectorAll("[" + name + "]")) {
                found.push(element.getAttribute(name));
            }
        }
        found.push(document.title);
        return found;
    })())"_s;
    QStringList words;
    bool done = false;
    auto *const view = window.findChild<QWebEngineView *>();
    if (!view) {
        return {};
    }
    view->page()->runJavaScript(script, QWebEngineScript::ApplicationWorld, [&](const QVariant &found) {
        words = found.toStringList();
        done = true;
    });
    return QTest::qWaitFor([&] { return done; }, 20'000) ? words : QStringList();
}

} // namespace Carrel::Test
