// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the window says and asks while nothing can be written into the study record.
#include "endtoend/windowdriver.h"
#include "page/lessonview.h"
#include "page/pageengine.h"
#include "study/studyrecord.h"
#include "support/quicksortlesson.h"
#include "support/unwritable.h"
#include "widgets/mainwindow/windowactions.h"
#include "widgets/shared/messagebar.h"

#include <QAction>
#include <QApplication>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

namespace
{

QStringList foldersForAnswers(const QTemporaryDir &data)
{
    const DataFolders folders = DataFolders::under(data.path());
    return {folders.study, folders.spool};
}

} // namespace

class NotKeptTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsSaidToBeDoneThatIsNotKept()
    {
        QTemporaryDir data;
        WindowDriver driver(data.path());
        QVERIFY(driver.start({quicksortLesson()}));
        const QString line = u"the status line says: %1"_s;
        QStatusBar &status = *driver.window().statusBar();
        const WindowActions &actions = driver.window().actions();
        const QSignalSpy failed(&driver.parts().record(), &StudyRecord::appendFailed);
        const Unwritable disk(foldersForAnswers(data));
        for (QAction *const action : {actions.markRead, actions.bookmark}) {
            status.showMessage(u"Done: what was done before"_s);
            const qsizetype before = failed.size();
            action->trigger();
            QTRY_VERIFY(failed.size() > before);
            QTRY_VERIFY(driver.window().messages().text().contains(u"What you did last was not kept."_s));
            QVERIFY2(status.currentMessage().isEmpty(), qPrintable(line.arg(status.currentMessage())));
        }
        QVERIFY(!actions.markRead->isChecked());
    }
};

int main(int argc, char *argv[])
{
    preparePageEngine();
    QApplication application(argc, argv);
    NotKeptTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "notkepttest.moc"
