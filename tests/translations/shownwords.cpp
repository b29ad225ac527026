// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "translations/shownwords.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QFileDialog>
#include <QGraphicsTextItem>
#include <QGraphicsView>
#include <QMetaProperty>
#include <QRegularExpression>
#include <QStatusBar>
#include <QTextDocumentFragment>
#include <QWebEngineScript>
#include <QWebEngineView>
#include <QtTest>

#include <algorithm>
#include <memory>
#include <optional>

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
            for (int column = 0; column < model.columnCount(parent); ++column) {
                addCell(model.index(row, column, parent));
            }
            addRows(model, model.index(row, 0, parent));
        }
    }

    void addHeads(const QAbstractItemModel &model)
    {
        for (int column = 0; column < model.columnCount(); ++column) {
            if (const QVariant head = model.headerData(column, Qt::Horizontal); head.typeId() == QMetaType::QString) {
                add(head.toString());
            }
        }
    }

    void addDrawn(const QGraphicsView &view)
    {
        const QList<QGraphicsItem *> items = view.items();
        for (const QGraphicsItem *const item : items) {
            if (const auto *const text = qgraphicsitem_cast<const QGraphicsTextItem *>(item)) {
                add(text->toPlainText());
            } else if (const auto *const simple = qgraphicsitem_cast<const QGraphicsSimpleTextItem *>(item)) {
                add(simple->text());
            }
        }
    }

    /** Of a dialog that is Qt's, what we say in it. */
    void addOurPart(const QFileDialog &dialog)
    {
        add(dialog.windowTitle());
        static const QRegularExpression endings(uR"(\*(\.\w+)*)"_s);
        // Whether each is a text or all are one.
        const QStringList filters = dialog.nameFilters();
        const bool isOneText = std::ranges::any_of(
            filters, [](const QString &filter) { return filter.count(u'\u27e6') != filter.count(u'\u27e7'); });
        for (const QString &filter : isOneText ? QStringList{filters.join(u";;"_s)} : filters) {
            if (filter != "All Files (*)"_L1) { // which stands there when nothing was said
                add(QString(filter).remove(endings));
            }
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
    void addCell(const QModelIndex &index)
    {
        const auto roles = index.model()->roleNames();
        for (auto role = roles.keyBegin(); role != roles.keyEnd(); ++role) {
            const QByteArray name = roles.value(*role);
            if (name == "block") {
                continue; // an id, which nobody is shown
            }
            if (const QVariant value = index.data(*role); value.typeId() == QMetaType::QString) {
                add(value.toString());
            }
        }
    }

    QStringList m_words;
};

} // namespace

QStringList shownWords(QWidget &window)
{
    Collector collector;
    if (const auto *const files = qobject_cast<const QFileDialog *>(&window)) {
        collector.addOurPart(*files);
        return collector.words();
    }
    collector.addProperties(window);
    const QList<QWidget *> widgets = window.findChildren<QWidget *>();
    for (const QWidget *const widget : widgets) {
        if (!widget->isVisible() || widget->inherits("QWebEngineView")) {
            continue;
        }
        collector.addProperties(*widget);
        if (const auto *const list = qobject_cast<const QAbstractItemView *>(widget); list && list->model()) {
            collector.addRows(*list->model());
            collector.addHeads(*list->model());
        }
        if (const auto *const status = qobject_cast<const QStatusBar *>(widget)) {
            collector.add(status->currentMessage());
        }
        if (const auto *const drawing = qobject_cast<const QGraphicsView *>(widget)) {
            collector.addDrawn(*drawing);
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
    auto *const view = window.findChild<QWebEngineView *>();
    if (!view) {
        return {};
    }
    const auto words = std::make_shared<std::optional<QStringList>>(); // a page that dies may answer later
    view->page()->runJavaScript(script, QWebEngineScript::ApplicationWorld,
                                [words](const QVariant &found) { *words = found.toStringList(); });
    return QTest::qWaitFor([&] { return words->has_value(); }, 20'000) ? **words : QStringList();
}

} // namespace Carrel::Test
