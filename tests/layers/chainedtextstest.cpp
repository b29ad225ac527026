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

/** What stands in arg() of each call that another arg() follows at once. */
QStringList chained(const QString &source)
{
    // Parentheses within are matched; one in a string would have to stand alone to mislead.
    static const QRegularExpression call(uR"(\.arg(\((?:[^()]++|(?1))*\))(?=\s*\.arg\())"_s);
    QStringList found;
    for (const QRegularExpressionMatch &match : call.globalMatch(source)) {
        found += match.captured(1);
    }
    return found;
}

} // namespace

/**
 * A title, name or path may hold “%1”. In a chain the next arg() would fill that one, so such text is the last of a
 * chain or goes in by arg(a, b), which fills all places at once.
 */
class ChainedTextsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyTheLastOfAChainIsForeignText()
    {
        static const QRegularExpression foreign(
            u"\\b\\w*(title|name|path|file|reason|sentence|message|details|quote|slug|origin)s?\\b|titleText|nameOf|"
            "QDir::|error"_s,
            QRegularExpression::CaseInsensitiveOption);
        const QString source = QStringLiteral(CARREL_SOURCE "/src/");
        QStringList found;
        int calls = 0;
        QDirIterator walk(source, {u"*.h"_s, u"*.cpp"_s}, QDir::Files, QDirIterator::Subdirectories);
        while (walk.hasNext()) {
            const QString path = walk.next();
            for (const QString &within : chained(QString::fromUtf8(Test::readFile(path)))) {
                ++calls;
                if (within.contains(foreign)) {
                    found += path.mid(source.size()) + u": "_s + within;
                }
            }
        }
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
        QVERIFY(calls > 20);
    }

    void aChainIsSeenWhateverStandsWithin()
    {
        QCOMPARE(chained(u"a.arg(f(b)).arg(c, d)\n .arg(e); g.arg(h);"_s), (QStringList{u"(f(b))"_s, u"(c, d)"_s}));
    }
};

QTEST_APPLESS_MAIN(ChainedTextsTest)
#include "chainedtextstest.moc"
