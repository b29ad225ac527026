// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/library/coursedelegate.h"
#include "widgets/mainwindow/outlinedelegate.h"
#include "widgets/mainwindow/searchhitdelegate.h"
#include "widgets/notes/notesdelegate.h"
#include "widgets/review/asidedelegate.h"

#include <QPainter>
#include <QStandardItemModel>
#include <QtTest>

#include <memory>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

QImage drawn(QStyledItemDelegate &delegate, const QString &title, Qt::LayoutDirection direction)
{
    QStandardItemModel model;
    model.appendRow(new QStandardItem(title));
    QImage image(500, 100, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setLayoutDirection(direction); // as in a view of that direction
    QStyleOptionViewItem option;
    option.direction = direction;
    option.rect = image.rect();
    option.font = QGuiApplication::font();
    option.fontMetrics = QFontMetrics(option.font);
    delegate.paint(&painter, option, model.index(0, 0));
    return image;
}

using Made = std::shared_ptr<QStyledItemDelegate>;

} // namespace

Q_DECLARE_METATYPE(Made)

/** The words of a title stand in the order of its own language, whatever that of the window is. */
class ReadingDirectionTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTitleReadsInItsOwnDirection_data()
    {
        QTest::addColumn<Made>("delegate");
        QTest::newRow("outline") << Made(std::make_shared<OutlineDelegate>());
        QTest::newRow("library") << Made(std::make_shared<CourseDelegate>());
        QTest::newRow("search") << Made(std::make_shared<SearchHitDelegate>());
        QTest::newRow("notes") << Made(std::make_shared<NotesDelegate>());
        QTest::newRow("laid aside") << Made(std::make_shared<AsideDelegate>());
    }

    void aTitleReadsInItsOwnDirection()
    {
        QFETCH(Made, delegate);
        const QString hebrew = u"\u05D2\u05D0\u05D5\u05EA (two bulges) 12"_s;
        const QString english = u"Tides (\u05D2\u05D0\u05D5\u05EA) 12"_s;
        // As if the whole title were set between signs that turn it.
        const QString fromRight = u'\u202B' + hebrew + u'\u202C';
        const QString fromLeft = u'\u202A' + english + u'\u202C';
        QCOMPARE(drawn(*delegate, hebrew, Qt::LeftToRight), drawn(*delegate, fromRight, Qt::LeftToRight));
        QCOMPARE(drawn(*delegate, english, Qt::RightToLeft), drawn(*delegate, fromLeft, Qt::RightToLeft));
        QVERIFY(drawn(*delegate, hebrew, Qt::LeftToRight) != drawn(*delegate, QString(), Qt::LeftToRight));
    }
};

QTEST_MAIN(ReadingDirectionTest)
#include "readingdirectiontest.moc"
