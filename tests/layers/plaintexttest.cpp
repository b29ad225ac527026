// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testpaths.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

QStringList filesBelow(const QString &folder, const QStringList &names)
{
    QStringList files;
    QDirIterator all(QStringLiteral(CARREL_SOURCE "/") + folder, names, QDir::Files, QDirIterator::Subdirectories);
    while (all.hasNext()) {
        files << all.next();
    }
    return files;
}

QString nameOf(const QString &path)
{
    return QDir(QStringLiteral(CARREL_SOURCE)).relativeFilePath(path);
}

} // namespace

/** Qt reads a text as HTML, and loads the pictures it names, wherever nobody tells it not to. Titles come from outside.
 */
class PlainTextTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyLabelOfAFormIsPlain()
    {
        static const QRegularExpression label(u"<widget class=\"QLabel\" name=\"(\\w+)\"(/>|>(.*?)</widget>)"_s,
                                              QRegularExpression::DotMatchesEverythingOption);
        static const QRegularExpression plain(u"name=\"textFormat\">\\s*<enum>Qt::(TextFormat::)?PlainText</enum>"_s);
        QStringList wrong;
        int labels = 0;
        const QStringList forms = filesBelow(u"ui"_s, {u"*.ui"_s});
        for (const QString &form : forms) {
            const QString text = QString::fromUtf8(Test::readFile(form));
            for (const QRegularExpressionMatch &match : label.globalMatch(text)) {
                ++labels;
                if (!match.captured(3).contains(plain)) {
                    wrong << nameOf(form) + u' ' + match.captured(1);
                }
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
        QVERIFY(labels > 90);
    }

    /** Labels are PlainLabel, questions PlainQuestion, tips go through plainTip(). */
    void whatCodeShowsIsPlain()
    {
        static const QRegularExpression read(
            u"new QLabel\\b|public QLabel\\b|QLabel [a-z]\\w*[({;]|QMessageBox [a-z]\\w*\\(|new QMessageBox\\b|"
            u"QMessageBox::(question|information|warning|critical|about)\\(|QErrorMessage|QProgressDialog|"
            u"insertHtml\\(|appendHtml\\(|->append\\(tr\\("_s);
        static const QRegularExpression tip(u"(setToolTip|QToolTip::showText)\\(([^;]*);"_s);
        static const QRegularExpression tipOfARow(u"Qt::ToolTipRole"_s);
        const QStringList own{u"plainlabel.h"_s, u"plainquestion.h"_s, u"plainquestion.cpp"_s};
        QStringList wrong;
        int tips = 0;
        const QStringList sources = filesBelow(u"src"_s, {u"*.h"_s, u"*.cpp"_s});
        for (const QString &source : sources) {
            const QString text = QString::fromUtf8(Test::readFile(source));
            if (const QRegularExpressionMatch match = read.match(text);
                match.hasMatch() && !own.contains(QFileInfo(source).fileName())) {
                wrong << nameOf(source) + u": "_s + match.captured();
            }
            for (const QRegularExpressionMatch &match : tip.globalMatch(text)) {
                ++tips;
                if (!match.captured(2).contains("plainTip("_L1)) {
                    wrong << nameOf(source) + u": "_s + match.captured();
                }
            }
            if (text.contains(tipOfARow) && !text.contains("plainTip("_L1)) {
                wrong << nameOf(source) + u": the tip of a row"_s;
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
        QVERIFY(tips > 10);
    }
};

QTEST_APPLESS_MAIN(PlainTextTest)
#include "plaintexttest.moc"
