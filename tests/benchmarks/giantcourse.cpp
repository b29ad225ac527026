// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "benchmarks/giantcourse.h"

#include <QDir>
#include <QFile>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Test
{

namespace
{

constexpr int linesABlock = 100;

bool write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

QByteArray codeBlock(int first)
{
    QByteArray text = "```python\n";
    for (int line = first; line < first + linesABlock; ++line) {
        text += "total_" + QByteArray::number(line) + " = weigh(total, \"stone\", " + QByteArray::number(line) + ")\n";
    }
    return text + "```\n\n";
}

/** The blocks of code stand evenly among the paragraphs. */
QByteArray giantText(int paragraphs, int codeLines)
{
    const int blocks = codeLines / linesABlock;
    const int between = blocks > 0 ? qMax(1, paragraphs / blocks) : 0;
    QByteArray text = "---\ntitle: The giant\n---\n\n";
    for (int number = 0; number < paragraphs; ++number) {
        if (number % 50 == 0) {
            text += "## Part " + QByteArray::number(number / 50) + "\n\n";
        }
        text += "Paragraph " + QByteArray::number(number) +
                " says what the one before it said, since only its length counts, and it goes on as long as others do, "
                "at least.\n\n";
        if (between > 0 && number % between == 0 && number / between < blocks) {
            text += codeBlock(number / between * linesABlock);
        }
    }
    return text + "The end of the giant.\n";
}

} // namespace

bool writeGiantCourse(const QString &folder, int paragraphs, int codeLines)
{
    const QDir dir(folder);
    return dir.mkpath(u"."_s) && write(dir.filePath(u"course.md"_s), "---\ntitle: Long lessons\n---\n") &&
           write(dir.filePath(u"01-before.md"_s), "---\ntitle: Before\n---\n\nA short lesson.\n") &&
           write(dir.filePath(u"02-giant.md"_s), giantText(paragraphs, codeLines)) &&
           write(dir.filePath(u"03-after.md"_s), "---\ntitle: After\n---\n\nAnother short lesson.\n");
}

std::vector<LessonRef> giantLessons(const Library &library)
{
    std::vector<LessonRef> lessons;
    for (const CourseSummary &course : library.courses()) {
        if (course.info.title != "Long lessons"_L1) {
            continue;
        }
        for (const Module &module : library.outline(course.info.id)->modules) {
            for (const LessonEntry &entry : module.lessons) {
                lessons.push_back({course.info.id, entry.slug});
            }
        }
    }
    return lessons;
}

} // namespace Carrel::Test
