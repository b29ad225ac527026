// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagnosticsmodel.h"

#include <QAbstractItemModelTester>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

Diagnostics someRows()
{
    return {
        {.severity = Severity::Note, .code = u"a"_s, .message = u"A note"_s},
        {.severity = Severity::Error, .code = u"b"_s, .file = u"/there/x.txt"_s, .line = 12, .message = u"An error"_s},
        {.severity = Severity::Warning,
         .code = u"c"_s,
         .file = u"/there/y.json"_s,
         .pointer = u"/check"_s,
         .message = u"A warning"_s}};
}

QStringList messages(const QAbstractItemModel &model)
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row) {
        texts << model.index(row, DiagnosticsModel::MessageColumn).data().toString();
    }
    return texts;
}

} // namespace

class DiagnosticsModelTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theWorstComesFirst()
    {
        DiagnosticsModel model(someRows());
        const QAbstractItemModelTester tester(&model);
        QCOMPARE(messages(model), QStringList({u"An error"_s, u"A warning"_s, u"A note"_s}));
        QCOMPARE(model.count(Severity::Error), 1);
    }

    void thePlaceIsTheFileAndWhereInIt()
    {
        const DiagnosticsModel model(someRows());
        QCOMPARE(model.index(0, DiagnosticsModel::PlaceColumn).data().toString(), u"x.txt, line 12"_s);
        QCOMPARE(model.index(1, DiagnosticsModel::PlaceColumn).data().toString(), u"y.json, at /check"_s);
        QCOMPARE(model.index(2, DiagnosticsModel::PlaceColumn).data().toString(), QString());
    }

    void oneKindCanBeShownAlone()
    {
        DiagnosticsModel model(someRows());
        DiagnosticsFilter filter(model);
        const QAbstractItemModelTester tester(&filter);
        filter.show(Severity::Warning);
        QCOMPARE(messages(filter), QStringList{u"A warning"_s});
        QCOMPARE(filter.at(filter.index(0, 0))->code, u"c"_s);
        filter.show({});
        QCOMPARE(filter.rowCount(), 3);
    }
};

QTEST_GUILESS_MAIN(DiagnosticsModelTest)
#include "diagnosticsmodeltest.moc"
