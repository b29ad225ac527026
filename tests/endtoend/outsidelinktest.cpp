// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Case R14 of the readers that let a lesson out: a link to outside opens only after a click and a question that shows
// the address, in the text as in what the reader sees of it.
#include "endtoend/pagedriver.h"
#include "endtoend/windowdriver.h"
#include "page/lessonview.h"
#include "page/pageengine.h"

#include <QApplication>
#include <QDesktopServices>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

/** Stands in for the programs that open addresses. */
class Opener final : public QObject
{
    Q_OBJECT

public:
    QList<QUrl> opened;

public Q_SLOTS:
    void open(const QUrl &url) { opened << url; }
};

} // namespace

class OutsideLinkTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        for (const QString &scheme : {u"http"_s, u"https"_s, u"mailto"_s, u"file"_s}) {
            QDesktopServices::setUrlHandler(scheme, &m_opener, "open");
        }
        m_data = std::make_unique<QTemporaryDir>();
        const QString file = m_data->filePath(u"links.md"_s);
        QFile course(file);
        QVERIFY(course.open(QIODevice::WriteOnly));
        QString text = u"---\ntitle: Links\n---\n\n"_s;
        for (const auto &[written, shown] : addresses()) {
            text += u"Look [here](%1) first.\n\n"_s.arg(written);
        }
        text += u"> Look [there](file:///etc/passwd), too.\n\n- or [run it](javascript:alert(1))\n"_s;
        course.write(text.toUtf8());
        course.close();
        m_driver = std::make_unique<Test::WindowDriver>(m_data->filePath(u"data"_s));
        QVERIFY(m_driver->startWith({file}));
        m_page = std::make_unique<Test::PageDriver>(*m_driver);
    }

    void cleanupTestCase()
    {
        m_page.reset();
        m_driver.reset();
    }

    void init() { m_opener.opened.clear(); }

    void nothingIsOpenedOrAskedBeforeAClick()
    {
        m_page->settle(30);
        QVERIFY(question() == nullptr);
        QCOMPARE(m_opener.opened, QList<QUrl>());
    }

    void aClickAsksWithTheAddressAndOnlyYesOpens_data()
    {
        QTest::addColumn<int>("number");
        QTest::addColumn<QString>("shown");
        int number = 0;
        for (const auto &[written, shown] : addresses()) {
            QTest::newRow(qPrintable(written)) << number++ << shown;
        }
    }

    void aClickAsksWithTheAddressAndOnlyYesOpens()
    {
        QFETCH(int, number);
        QFETCH(QString, shown);
        QCOMPARE(m_page->ask(u"document.querySelectorAll('.outside').length"_s).toInt(), int(addresses().size()));
        for (const bool yes : {false, true}) {
            click(u".outside"_s, number);
            QTRY_VERIFY(question() != nullptr);
            const QPointer<QMessageBox> box(question());
            QCOMPARE(box->informativeText(), shown);
            QVERIFY2(box->text().contains("browser"_L1), qPrintable(box->text()));
            QCOMPARE(m_opener.opened, QList<QUrl>());
            QPushButton *const button = yes ? box->findChild<QPushButton *>(u"openOutside"_s)
                                            : qobject_cast<QPushButton *>(box->button(QMessageBox::Cancel));
            QVERIFY(button);
            button->click();
            QTRY_VERIFY(question() == nullptr);
            QCOMPARE(m_opener.opened, yes ? QList<QUrl>{QUrl(shown)} : QList<QUrl>());
        }
    }

    void aKeyThatIsStillHeldDoesNotSayYes()
    {
        click(u".outside"_s, 0);
        QTRY_VERIFY(question() != nullptr);
        QTest::keyClick(question(), Qt::Key_Return);
        QTRY_VERIFY(question() == nullptr);
        QCOMPARE(m_opener.opened, QList<QUrl>());
    }

    void otherKindsOfAddressesAreOnlyWords()
    {
        const QString words = m_page->ask(u"document.querySelector('main').textContent"_s).toString();
        for (const QString &word : {u"there"_s, u"run it"_s}) {
            QVERIFY(words.contains(word));
        }
        (void)m_page->ask(u"document.querySelectorAll('blockquote *, li *').forEach(e => e.click()); 0"_s);
        m_page->settle();
        QVERIFY(question() == nullptr);
        QCOMPARE(m_opener.opened, QList<QUrl>());
    }

private:
    /** As it is written, and as it must be shown: what looks like letters we know may be others. */
    static std::vector<std::pair<QString, QString>> addresses()
    {
        return {{u"https://example.org/cards?page=2#top"_s, u"https://example.org/cards?page=2#top"_s},
                {u"http://example.org/"_s, u"http://example.org/"_s},
                {u"https://example.org@127.0.0.1/login"_s, u"https://example.org@127.0.0.1/login"_s},
                {u"https://\u0430pple.example/"_s, u"https://xn--pple-43d.example/"_s},
                {u"mailto:somebody@example.org"_s, u"mailto:somebody@example.org"_s}};
    }

    [[nodiscard]] QMessageBox *question() const { return m_driver->window().findChild<QMessageBox *>(); }

    void click(const QString &selector, int number) const
    {
        (void)m_page->ask(u"document.querySelectorAll('%1')[%2].click(); 0"_s.arg(selector).arg(number));
    }

    Opener m_opener;
    std::unique_ptr<QTemporaryDir> m_data;
    std::unique_ptr<Test::WindowDriver> m_driver;
    std::unique_ptr<Test::PageDriver> m_page;
};

int main(int argc, char *argv[])
{
    preparePageEngine();
    QApplication application(argc, argv);
    OutsideLinkTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "outsidelinktest.moc"
