// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The yardstick of the benchmark: the least program that shows a page, with the same size of window and the same page.
// bareview PAGE.html
#include <QApplication>
#include <QFile>
#include <QWebEngineView>

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    QFile page(application.arguments().value(1));
    if (!page.open(QIODevice::ReadOnly)) {
        return 1;
    }
    QWebEngineView view;
    view.resize(1280, 800);
    view.show();
    view.setHtml(QString::fromUtf8(page.readAll()));
    return application.exec();
}
