// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testpaths.h"

#include <QFile>
#include <QRegularExpression>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

QString testsPath(const QString &relative)
{
    return QStringLiteral(CARREL_SOURCE "/tests/") + relative;
}

} // namespace

/** The tables of tests/README.md name tests that are there. */
class CasesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTestThatATableNamesIsThere()
    {
        // `study/foldtest` aWholeActionIsUndone, anUndoIsUndone
        static const QRegularExpression program(u"`([a-z]+(?:/[a-z]+)+)`((?:,? [a-z]+[A-Z]\\w+)*)"_s);
        static const QRegularExpression function(u"[a-z]+[A-Z]\\w+"_s);
        const QString readme = QString::fromUtf8(Test::readFile(testsPath(u"README.md"_s)));
        QStringList missing;
        int functions = 0;
        for (const QRegularExpressionMatch &match : program.globalMatch(readme)) {
            const QString path = testsPath(match.captured(1) + u".cpp"_s);
            if (!match.captured(1).endsWith("test"_L1)) {
                continue; // a part of the benchmarks or a target of fuzzing
            }
            if (!QFile::exists(path)) {
                missing += match.captured(1);
                continue;
            }
            const QString source = QString::fromUtf8(Test::readFile(path));
            for (const QRegularExpressionMatch &name : function.globalMatch(match.captured(2))) {
                ++functions;
                if (!source.contains(u' ' + name.captured() + u"()"_s)) {
                    missing += match.captured(1) + u' ' + name.captured();
                }
            }
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
        QVERIFY(functions > 30);
    }
};

QTEST_APPLESS_MAIN(CasesTest)
#include "casestest.moc"
