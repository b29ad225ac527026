// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/reader/linkquestion.h"

#include <QDesktopServices>
#include <QMessageBox>
#include <QPushButton>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

/** Stands in for the browser. */
class Browser final : public QObject
{
    Q_OBJECT

public:
    QList<QUrl> opened;

public Q_SLOTS:
    void open(const QUrl &url) { opened << url; }
};

class LinkQuestionTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        for (const QString &scheme : {u"https"_s, u"file"_s, u"javascript"_s}) {
            QDesktopServices::setUrlHandler(scheme, &m_browser, "open");
        }
    }

    void init() { m_browser.opened.clear(); }

    void theAddressIsNamedAndOpenedOnYes()
    {
        QWidget window;
        const QUrl address(u"https://example.org/cards?page=2"_s);
        askToOpen(address, &window);
        auto *box = window.findChild<QMessageBox *>();
        QCOMPARE(box->informativeText(), address.toString());
        QVERIFY(m_browser.opened.isEmpty());
        box->findChild<QPushButton *>(u"openOutside"_s)->click();
        QCOMPARE(m_browser.opened, QList{address});
    }

    void noMeansNo()
    {
        QWidget window;
        askToOpen(QUrl(u"https://example.org/"_s), &window);
        window.findChild<QMessageBox *>()->button(QMessageBox::Cancel)->click();
        QVERIFY(m_browser.opened.isEmpty());
    }

    void otherKindsAreToldAndCannotBeOpened_data()
    {
        QTest::addColumn<QUrl>("address");
        QTest::newRow("file") << QUrl(u"file:///etc/hosts"_s);
        QTest::newRow("script") << QUrl(u"javascript:alert(1)"_s);
    }

    void otherKindsAreToldAndCannotBeOpened()
    {
        QFETCH(QUrl, address);
        QWidget window;
        askToOpen(address, &window);
        QVERIFY(window.findChild<QMessageBox *>() != nullptr);
        QVERIFY(window.findChild<QPushButton *>(u"openOutside"_s) == nullptr);
    }

private:
    Browser m_browser;
};

QTEST_MAIN(LinkQuestionTest)
#include "linkquestiontest.moc"
