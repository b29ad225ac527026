// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/fsrs.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include <cmath>

using namespace Carrel;
using namespace Qt::StringLiterals;

namespace
{

constexpr double tolerance = 1e-10;

/** Every vector file: those of the folder and the one named by CARREL_FSRS_VECTORS. */
QStringList vectorFiles()
{
    const QDir folder(QStringLiteral(CARREL_TEST_DATA "/fsrs"));
    QStringList files;
    for (const QFileInfo &file : folder.entryInfoList({u"*.jsonl"_s}, QDir::Files, QDir::Name)) {
        files.append(file.filePath());
    }
    const QString named = qEnvironmentVariable("CARREL_FSRS_VECTORS");
    if (!named.isEmpty()) {
        files.append(named);
    }
    return files;
}

std::vector<double> numbers(const QJsonValue &array)
{
    std::vector<double> values;
    for (const QJsonValue &value : array.toArray()) {
        values.push_back(value.toDouble());
    }
    return values;
}

std::optional<Fsrs> modelOf(const QJsonObject &config, const QString &weightsField)
{
    const FsrsMode mode{.shortTerm = config["enable_short_term"_L1].toBool(),
                        .relearningSteps = int(config["relearning_steps"_L1].toArray().size())};
    return Fsrs::withWeights(numbers(config[weightsField]), mode);
}

bool isNear(double value, double expected)
{
    return std::abs(value - expected) <= tolerance * std::abs(expected);
}

/** What differs at one review, or nothing. */
QString difference(const QJsonObject &expected, const MemoryState &state, double recall, double interval)
{
    const std::pair<QLatin1StringView, double> values[] = {{"stability"_L1, state.stability},
                                                           {"difficulty"_L1, state.difficulty},
                                                           {"interval"_L1, interval},
                                                           {"r_before"_L1, recall}};
    for (const auto &[field, value] : values) {
        if (!expected[field].isNull() && !isNear(value, expected[field].toDouble(-1))) {
            return u"%1 is %2, expected %3"_s.arg(field)
                .arg(value, 0, 'g', 17)
                .arg(expected[field].toDouble(), 0, 'g', 17);
        }
    }
    return {};
}

QString replay(const QJsonObject &history, const Fsrs &fsrs)
{
    const double retention = history["config"_L1]["request_retention"_L1].toDouble();
    std::optional<MemoryState> state;
    for (const QJsonValue &review : history["reviews"_L1].toArray()) {
        const int elapsed = review["elapsed_days_utc"_L1].toInt();
        const double recall = state ? fsrs.retrievability(*state, elapsed) : 0;
        state = fsrs.next(state, elapsed, Grade(review["grade"_L1].toInt()));
        const QString wrong =
            difference(review["dbl"_L1].toObject(), *state, recall, fsrs.interval(state->stability, retention));
        if (!wrong.isEmpty()) {
            return u"review %1: %2"_s.arg(review["n"_L1].toInt()).arg(wrong);
        }
    }
    for (const QJsonValue &point : history["dbl_curve"_L1].toArray()) {
        if (!isNear(fsrs.retrievability(*state, point[0].toDouble()), point[1].toDouble())) {
            return u"curve at day %1"_s.arg(point[0].toDouble());
        }
    }
    return {};
}

/** Where older or outlying weights were given, migration and clamping must lead to the effective ones. Those are
    published with eight decimals. */
QString migration(const QJsonObject &config)
{
    const std::optional<Fsrs> given = modelOf(config, u"w_given"_s);
    const std::vector<double> expected = numbers(config["w"_L1]);
    if (!given || expected.size() != Fsrs::weightCount) {
        return u"no weights"_s;
    }
    for (size_t i = 0; i < expected.size(); ++i) {
        if (std::abs(given->weights()[i] - expected[i]) > 0.51e-8) {
            return u"w%1 is %2, expected %3"_s.arg(i).arg(given->weights()[i], 0, 'g', 12).arg(expected[i], 0, 'g', 12);
        }
    }
    return {};
}

} // namespace

class FsrsVectorsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyLineOfEveryFileIsMet_data();
    void everyLineOfEveryFileIsMet();
    void weightsOfNoKnownVersionAreRefused_data();
    void weightsOfNoKnownVersionAreRefused();
    void severalRelearningStepsLowerTheSameDayWeights_data();
    void severalRelearningStepsLowerTheSameDayWeights();
    void theStabilityIsTheIntervalAtNineTenths();
    void timeNeverRunsBackwards();
};

void FsrsVectorsTest::everyLineOfEveryFileIsMet_data()
{
    QTest::addColumn<QByteArray>("line");
    const QStringList files = vectorFiles();
    QVERIFY(!files.isEmpty());
    for (const QString &path : files) {
        QFile file(path);
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(path));
        int number = 0;
        while (!file.atEnd()) {
            const QByteArray line = file.readLine().trimmed();
            ++number;
            if (!line.isEmpty()) {
                const QString name = QFileInfo(path).fileName() + u':' + QString::number(number);
                QTest::newRow(qPrintable(name)) << line;
            }
        }
        QVERIFY2(number > 0, qPrintable(path));
    }
}

void FsrsVectorsTest::everyLineOfEveryFileIsMet()
{
    QFETCH(QByteArray, line);
    const QJsonObject history = QJsonDocument::fromJson(line).object();
    QVERIFY(!history["reviews"_L1].toArray().isEmpty());
    const QJsonObject config = history["config"_L1].toObject();
    const std::optional<Fsrs> effective = modelOf(config, u"w"_s);
    QVERIFY(effective);
    QCOMPARE(replay(history, *effective), QString());
    if (config["w_given"_L1].isArray()) {
        QCOMPARE(migration(config), QString());
    }
}

void FsrsVectorsTest::weightsOfNoKnownVersionAreRefused_data()
{
    QTest::addColumn<std::vector<double>>("weights");
    QTest::newRow("none") << std::vector<double>();
    QTest::newRow("eighteen") << std::vector<double>(18, 1.0);
    QTest::newRow("twenty-two") << std::vector<double>(22, 1.0);
    QTest::newRow("not a number") << std::vector<double>(21, std::nan(""));
    QTest::newRow("infinite") << std::vector<double>(19, INFINITY);
    QTest::newRow("logarithm of a negative number") << std::vector<double>(17, -1.0);
}

void FsrsVectorsTest::weightsOfNoKnownVersionAreRefused()
{
    QFETCH(std::vector<double>, weights);
    QVERIFY(!Fsrs::withWeights(weights));
}

void FsrsVectorsTest::severalRelearningStepsLowerTheSameDayWeights_data()
{
    QTest::addColumn<double>("w11");
    QTest::addColumn<int>("steps");
    QTest::addColumn<double>("limit");
    QTest::newRow("one step") << 1.4835 << 1 << 2.0;
    QTest::newRow("no step") << 1.4835 << 0 << 2.0;
    QTest::newRow("two steps") << 1.4835 << 2 << 0.600459;
    QTest::newRow("three steps") << 1.4835 << 3 << 0.490273;
    QTest::newRow("no room left") << 5.0 << 2 << 0.01;
}

void FsrsVectorsTest::severalRelearningStepsLowerTheSameDayWeights()
{
    QFETCH(double, w11);
    QFETCH(int, steps);
    QFETCH(double, limit);
    const Fsrs defaults;
    std::vector<double> weights(defaults.weights().begin(), defaults.weights().end());
    weights[11] = w11;
    weights[17] = weights[18] = 2;
    const std::optional<Fsrs> fsrs = Fsrs::withWeights(weights, {.shortTerm = true, .relearningSteps = steps});
    QVERIFY(fsrs);
    QVERIFY2(std::abs(fsrs->weights()[17] - limit) < 1e-5, qPrintable(QString::number(fsrs->weights()[17], 'g', 12)));
    QCOMPARE(fsrs->weights()[18], fsrs->weights()[17]);
}

void FsrsVectorsTest::theStabilityIsTheIntervalAtNineTenths()
{
    const Fsrs fsrs;
    QVERIFY(isNear(fsrs.interval(12.5, 0.9), 12.5));
    QVERIFY(isNear(fsrs.retrievability({12.5, 5}, 12.5), 0.9));
    QVERIFY(fsrs.interval(12.5, 0.95) < 12.5);
}

void FsrsVectorsTest::timeNeverRunsBackwards()
{
    const Fsrs fsrs;
    const MemoryState state{3, 5};
    QCOMPARE(fsrs.retrievability(state, -4), 1.0);
    QCOMPARE(fsrs.next(state, -4, Grade::Good), fsrs.next(state, 0, Grade::Good));
}

QTEST_APPLESS_MAIN(FsrsVectorsTest)
#include "fsrsvectorstest.moc"
