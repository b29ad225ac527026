// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/asidemodel.h"

#include <QAbstractItemModelTester>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

AsideCheck aside(AsideCheck::Kind kind, const QString &id, const QString &question)
{
    return {.kind = kind,
            .check = {CourseId(u"c"_s), LessonSlug(u"l"_s), CheckId(id)},
            .why = u"Why "_s + id + u'.',
            .question = question,
            .lesson = u"Lesson"_s,
            .course = u"Course"_s,
            .passage = {},
            .here = true};
}

std::vector<AsideCheck> someChecks()
{
    return {aside(AsideCheck::Kind::Retired, u"1"_s, u"What is a café?"_s),
            aside(AsideCheck::Kind::Retired, u"2"_s, u"What is a pivot?"_s),
            aside(AsideCheck::Kind::Leech, u"3"_s, u"What is a pile?"_s)};
}

QStringList shown(const AsideModel &model)
{
    QStringList lines;
    for (int group = 0; group < model.rowCount(); ++group) {
        const QModelIndex heading = model.index(group, 0);
        lines << heading.data().toString();
        for (int row = 0; row < model.rowCount(heading); ++row) {
            lines << u"- "_s + model.index(row, 0, heading).data().toString();
        }
    }
    return lines;
}

} // namespace

class AsideModelTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_model = std::make_unique<AsideModel>();
        m_tester = std::make_unique<QAbstractItemModelTester>(m_model.get());
        m_model->setChecks(someChecks());
    }

    void checksStandUnderWhatTheyAre()
    {
        QCOMPARE(shown(*m_model), (QStringList{u"Retired (2)"_s, u"- What is a café?"_s, u"- What is a pivot?"_s,
                                               u"Not known again and again (1)"_s, u"- What is a pile?"_s}));
        const QModelIndex pivot = m_model->indexOf(someChecks()[1].check);
        QCOMPARE(pivot.data(AsideModel::BelowRole).toString(), u"Why 2. Lesson, Course"_s);
        QCOMPARE(pivot.data(Qt::AccessibleTextRole).toString(), u"What is a pivot? Why 2. Lesson, Course"_s);
        QVERIFY(*m_model->checkAt(pivot) == someChecks()[1]);
        QVERIFY(m_model->checkAt(m_model->index(0, 0)) == nullptr);
    }

    void theFilterTakesEveryWordWithoutAccents()
    {
        m_model->setFilter(u"CAFE  why"_s);
        QCOMPARE(shown(*m_model), (QStringList{u"Retired (1)"_s, u"- What is a café?"_s}));
        m_model->setFilter(u"cafe pivot"_s);
        QVERIFY(shown(*m_model).isEmpty());
        QVERIFY(!m_model->isEmpty());
        m_model->setFilter({});
        QCOMPARE(shown(*m_model).size(), 5);
    }

    void afterOneIsGoneTheNextOneStandsInItsPlace()
    {
        QCOMPARE(m_model->rowOf(m_model->indexOf(someChecks()[1].check)), 1);
        QCOMPARE(m_model->rowOf(m_model->index(0, 0)), -1);
        std::vector<AsideCheck> fewer = someChecks();
        fewer.erase(fewer.begin() + 1);
        m_model->setChecks(fewer);
        QVERIFY(m_model->checkAt(m_model->checkNear(1))->check == someChecks()[2].check);
        QVERIFY(m_model->checkAt(m_model->checkNear(7))->check == someChecks()[2].check);
        m_model->setChecks({});
        QVERIFY(m_model->isEmpty());
        QVERIFY(!m_model->checkNear(0).isValid());
    }

private:
    std::unique_ptr<AsideModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

QTEST_GUILESS_MAIN(AsideModelTest)
#include "asidemodeltest.moc"
