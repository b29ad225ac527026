// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testpaths.h"

#include <QDirIterator>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

/** What one row of the table in src/README.md allows. */
struct Layer {
    QSet<QString> folders;
    QSet<QString> qtModules;
};

QString sourcePath(const QString &relative)
{
    return QStringLiteral(CARREL_SOURCE "/src/") + relative;
}

QMap<QString, Layer> layersOf(const QString &table)
{
    QMap<QString, Layer> layers;
    for (const QString &line : table.split(u'\n')) {
        const QStringList cells = line.split(u'|');
        if (cells.size() != 6 || cells[1].trimmed() == "folder"_L1 || cells[1].contains("---"_L1)) {
            continue;
        }
        const auto words = [&cells](int column) {
            static const QRegularExpression separator(u"[\\s,]+"_s);
            QStringList list = cells[column].trimmed().split(separator, Qt::SkipEmptyParts);
            list.removeAll(u"-"_s);
            return QSet<QString>(list.begin(), list.end());
        };
        const QString folder = cells[1].trimmed();
        layers[folder] = {words(3) + QSet<QString>{folder}, words(4)};
    }
    return layers;
}

/** The row's word for the module that owns a Qt header, for the modules a row can forbid. */
QString moduleOf(const QString &header)
{
    static const QMap<QString, QString> byPrefix = {
        {u"QWebEngine"_s, u"WebEngine"_s},
        {u"QWebChannel"_s, u"WebChannel"_s},
        {u"QSql"_s, u"Sql"_s},
        {u"QJS"_s, u"Qml"_s},
        {u"QQml"_s, u"Qml"_s},
        {u"QLocalS"_s, u"Network"_s},
        {u"QNetwork"_s, u"Network"_s},
        {u"QTcp"_s, u"Network"_s},
        {u"QUdp"_s, u"Network"_s},
        {u"QSsl"_s, u"Network"_s},
        {u"QHost"_s, u"Network"_s},
        {u"QAbstractSocket"_s, u"Network"_s},
        {u"QHttp"_s, u"Network"_s},
        {u"QDns"_s, u"Network"_s},
        {u"QRest"_s, u"Network"_s},
        {u"QTextToSpeech"_s, u"TextToSpeech"_s},
        {u"QVoice"_s, u"TextToSpeech"_s},
        {u"QAudio"_s, u"Multimedia"_s},
        {u"QApplication"_s, u"Widgets"_s},
        {u"QWidget"_s, u"Widgets"_s},
        {u"QMainWindow"_s, u"Widgets"_s},
        {u"QDialog"_s, u"Widgets"_s},
        {u"QLabel"_s, u"Widgets"_s},
        {u"QPainter"_s, u"Gui"_s},
        {u"QColor"_s, u"Gui"_s},
        {u"QImage"_s, u"Gui"_s},
        {u"QPixmap"_s, u"Gui"_s},
        {u"QGuiApplication"_s, u"Gui"_s},
        {u"QSvg"_s, u"Svg"_s},
        {u"QChart"_s, u"Charts"_s},
        {u"QBar"_s, u"Charts"_s},
    };
    const QString name = header.section(u'/', -1);
    if (header.startsWith("QtNetwork/"_L1)) {
        return u"Network"_s;
    }
    for (auto it = byPrefix.begin(); it != byPrefix.end(); ++it) {
        if (name.startsWith(it.key())) {
            return it.value();
        }
    }
    return {};
}

/** Every include of @p text that the row does not allow, as "header (why)". */
QStringList offences(const QString &text, const QString &folder, const QMap<QString, Layer> &layers)
{
    static const QRegularExpression include(u"^\\s*#\\s*include\\s+([\"<])([^\">]+)[\">]"_s,
                                            QRegularExpression::MultilineOption);
    static const QSet<QString> localSockets = {u"QLocalServer"_s, u"QLocalSocket"_s};
    QStringList found;
    const Layer &layer = layers[folder];
    for (const QRegularExpressionMatch &match : include.globalMatch(text)) {
        const QString header = match.captured(2);
        if (match.captured(1) == u'"') {
            const QString target = header.section(u'/', 0, 0);
            const bool generated = header.section(u'/', -1).startsWith("ui_"_L1) || header.endsWith(".moc"_L1);
            if (!generated && !layer.folders.contains(target)) {
                found.append(header + u" (the row of "_s + folder + u" does not name "_s + target + u')');
            }
            continue;
        }
        const QString module = moduleOf(header);
        if (module == "Network"_L1 && !(folder == "app"_L1 && localSockets.contains(header))) {
            found.append(header + u" (only app, and only local sockets, may use the network module)"_s);
        } else if (!module.isEmpty() && !layer.qtModules.contains(module)) {
            found.append(header + u" (the row of "_s + folder + u" does not name Qt "_s + module + u')');
        }
    }
    return found;
}

} // namespace

class IncludesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_layers = layersOf(QString::fromUtf8(Test::readFile(sourcePath(u"README.md"_s))));
        QVERIFY2(m_layers.size() >= 14, "the table in src/README.md could not be read");
    }

    void everyFolderHasARow()
    {
        const QStringList folders = QDir(sourcePath({})).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        for (const QString &folder : folders) {
            QVERIFY2(m_layers.contains(folder), qPrintable(folder));
        }
    }

    void rowsNameLowerRowsOnly()
    {
        const QStringList order = rowsInOrder();
        for (auto it = m_layers.cbegin(); it != m_layers.cend(); ++it) {
            for (const QString &target : it->folders) {
                QVERIFY2(order.indexOf(target) <= order.indexOf(it.key()), qPrintable(it.key() + u" -> "_s + target));
            }
        }
    }

    void includesFollowTheTable()
    {
        QStringList found;
        int files = 0;
        QDirIterator walk(sourcePath({}), {u"*.h"_s, u"*.cpp"_s}, QDir::Files, QDirIterator::Subdirectories);
        while (walk.hasNext()) {
            const QString path = walk.next();
            const QString relative = path.mid(sourcePath({}).size());
            const QString text = QString::fromUtf8(Test::readFile(path));
            for (const QString &offence : offences(text, relative.section(u'/', 0, 0), m_layers)) {
                found.append(relative + u" includes "_s + offence);
            }
            ++files;
        }
        QVERIFY(files > 10);
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    }

    void offencesAreSeen_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("line");
        QTest::addColumn<bool>("allowed");
        QTest::newRow("up") << "course" << "#include \"formats/limits.h\"" << false;
        QTest::newRow("down") << "formats" << "#include \"course/block.h\"" << true;
        QTest::newRow("itself") << "formats" << "#include \"formats/limits.h\"" << true;
        QTest::newRow("network") << "exchange" << "#include <QNetworkAccessManager>" << false;
        QTest::newRow("socket in app") << "app" << "#include <QTcpSocket>" << false;
        QTest::newRow("local socket in app") << "app" << "#include <QLocalServer>" << true;
        QTest::newRow("local socket elsewhere") << "widgets" << "#include <QLocalServer>" << false;
        QTest::newRow("locale is no socket") << "models" << "#include <QLocale>" << true;
        QTest::newRow("widgets in models") << "models" << "#include <QWidget>" << false;
        QTest::newRow("sql in storage") << "storage" << "#include <QSqlDatabase>" << true;
        QTest::newRow("voice in speech") << "speech" << "#include <QTextToSpeech>" << true;
        QTest::newRow("voice in widgets") << "widgets" << "#include <QTextToSpeech>" << false;
        QTest::newRow("engine in render") << "render" << "#include <QWebEngineView>" << false;
    }

    void offencesAreSeen()
    {
        QFETCH(QString, folder);
        QFETCH(QString, line);
        QTEST(offences(line, folder, m_layers).isEmpty(), "allowed");
    }

private:
    [[nodiscard]] QStringList rowsInOrder() const
    {
        QStringList order;
        const QString table = QString::fromUtf8(Test::readFile(sourcePath(u"README.md"_s)));
        for (const QString &line : table.split(u'\n')) {
            const QString folder = line.section(u'|', 1, 1).trimmed();
            if (m_layers.contains(folder)) {
                order.append(folder);
            }
        }
        return order;
    }

    QMap<QString, Layer> m_layers;
};

QTEST_APPLESS_MAIN(IncludesTest)
#include "includestest.moc"
