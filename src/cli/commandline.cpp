// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandline.h"

#include "cli/csvoptions.h"
#include "exchange/exportcourse.h"
#include "exchange/noteswriter.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

struct OptionText {
    QString name;
    QString shape;
    QString text;
};

std::vector<OptionText> optionTexts()
{
    return {
        {u"json"_s, u"--json"_s, Context::tr("print one JSON value instead of text")},
        {u"html"_s, u"--html"_s, Context::tr("print the rendered page")},
        {u"answers"_s, u"--answers"_s, Context::tr("print which options are right, and why")},
        {u"line-numbers"_s, u"--line-numbers"_s, Context::tr("number the lines of code (html, epub)")},
        {u"cite"_s, u"--cite FORM"_s,
         Context::tr("print how to cite the lesson: %1").arg(citationFormWords().join(u", "_s))},
        {u"format"_s, u"--format FORMAT"_s,
         Context::tr("write FORMAT: %1; of notes: %2")
             .arg(exportFormatNames().join(u", "_s), notesFormatNames().join(u", "_s))},
        {u"course"_s, u"--course COURSE"_s, Context::tr("only what is in COURSE: its id, slug or title")},
        {u"part"_s, u"--part NAME"_s, Context::tr("write only this lesson or module (html, epub)")},
        {u"dry-run"_s, u"--dry-run"_s, Context::tr("say what importing or restoring would bring, and change nothing")},
        {u"csv-encoding"_s, u"--csv-encoding NAME"_s, Context::tr("read tables of questions in this encoding")},
        {u"csv-separator"_s, u"--csv-separator WORD"_s,
         Context::tr("cut their records at: comma, semicolon, tab, bar or a character")},
        {u"csv-columns"_s, u"--csv-columns LIST"_s,
         Context::tr("what their columns are, in order: %1").arg(u"question,optionA,optionB,right,reasonA,-"_s)},
        {u"data-dir"_s, u"--data-dir FOLDER"_s, Context::tr("keep everything in FOLDER (also: CARREL_DATA_DIR)")},
        {u"help"_s, u"-h, --help"_s, Context::tr("print this and end")},
        {u"version"_s, u"-v, --version"_s, Context::tr("print the version and end")}};
}

CommandLine wrong(const QString &complaint)
{
    CommandLine line;
    line.ask = CommandLine::Ask::Wrong;
    line.complaint = complaint;
    return line;
}

/** Options that only some commands take. */
QStringList optionsOfCommands()
{
    return {u"json"_s, u"html"_s,    u"answers"_s,      u"cite"_s,          u"format"_s,      u"course"_s,
            u"part"_s, u"dry-run"_s, u"csv-encoding"_s, u"csv-separator"_s, u"csv-columns"_s, u"line-numbers"_s};
}

QString faultOf(const Command &command, const QCommandLineParser &parser, const QStringList &arguments)
{
    const qsizetype given = arguments.size();
    for (const QString &option : optionsOfCommands()) {
        if (parser.isSet(option) && !command.options.contains(option)) {
            return Context::tr("“%1” takes no option --%2.").arg(command.name, option);
        }
    }
    if (given < command.fewest) {
        return Context::tr("“%1” needs more: carrel-cli %1 %2").arg(command.name, command.usage);
    }
    if (command.most >= 0 && given > command.most) {
        return Context::tr("“%1” takes fewer arguments: carrel-cli %1 %2").arg(command.name, command.usage).trimmed();
    }
    if (arguments.contains(QString())) {
        // It would be taken for the folder one stands in.
        return Context::tr("An empty name was given to “%1”: carrel-cli %1 %2").arg(command.name, command.usage);
    }
    return {};
}

void addOptions(QCommandLineParser &parser)
{
    parser.addOptions(
        {QCommandLineOption(u"json"_s), QCommandLineOption(u"html"_s), QCommandLineOption(u"answers"_s),
         QCommandLineOption(u"line-numbers"_s), QCommandLineOption(u"dry-run"_s),
         QCommandLineOption(u"format"_s, {}, u"FORMAT"_s), QCommandLineOption(u"cite"_s, {}, u"FORM"_s),
         QCommandLineOption(u"course"_s, {}, u"COURSE"_s), QCommandLineOption(u"part"_s, {}, u"NAME"_s),
         QCommandLineOption(u"csv-encoding"_s, {}, u"NAME"_s), QCommandLineOption(u"csv-separator"_s, {}, u"WORD"_s),
         QCommandLineOption(u"csv-columns"_s, {}, u"LIST"_s), QCommandLineOption(u"data-dir"_s, {}, u"FOLDER"_s),
         QCommandLineOption(QStringList{u"h"_s, u"help"_s}), QCommandLineOption(QStringList{u"v"_s, u"version"_s})});
}

} // namespace

std::vector<Command> allCommands()
{
    return {importCommand(),  listCommand(),   showCommand(),     removeCommand(),  validateCommand(),
            dueCommand(),     notesCommand(),  optimizeCommand(), backupCommand(),  recordCommand(),
            rebuildCommand(), exportCommand(), newCommand(),      simulateCommand()};
}

CommandLine readCommandLine(const QStringList &line)
{
    QCommandLineParser parser;
    addOptions(parser);
    if (!parser.parse(line)) {
        return wrong(parser.errorText());
    }
    CommandLine result;
    QStringList arguments = parser.positionalArguments();
    if (!arguments.isEmpty()) {
        const QString name = arguments.takeFirst();
        const std::vector<Command> commands = allCommands();
        const auto found = std::ranges::find(commands, name, &Command::name);
        if (found == commands.end()) {
            return wrong(Context::tr("There is no command “%1”.").arg(name));
        }
        result.command = *found;
    }
    if (parser.isSet(u"help"_s) || parser.isSet(u"version"_s)) {
        result.ask = parser.isSet(u"help"_s) ? CommandLine::Ask::Help : CommandLine::Ask::Version;
        return result;
    }
    if (!result.command) {
        return wrong(Context::tr("Say what to do."));
    }
    if (const QString fault = faultOf(*result.command, parser, arguments); !fault.isEmpty()) {
        return wrong(fault);
    }
    const QString dataDir = parser.value(u"data-dir"_s);
    const QString fault = DataFolders::faultOf(parser.isSet(u"data-dir"_s) ? std::optional(dataDir) : std::nullopt);
    if (!fault.isEmpty()) {
        return wrong(fault);
    }
    const Result<CsvChoice> csv = readCsvOptions(parser.value(u"csv-encoding"_s), parser.value(u"csv-separator"_s),
                                                 parser.value(u"csv-columns"_s));
    if (!csv) {
        return wrong(csv.error().sentence);
    }
    const std::optional<CitationForm> cite = citationForm(parser.value(u"cite"_s));
    if (parser.isSet(u"cite"_s) && !cite) {
        return wrong(Context::tr("“%1” is no form of a citation; these are: %2.")
                         .arg(parser.value(u"cite"_s), citationFormWords().join(u", "_s)));
    }
    result.invocation = {arguments,
                         parser.isSet(u"json"_s),
                         parser.isSet(u"html"_s),
                         parser.isSet(u"answers"_s),
                         cite,
                         parser.value(u"format"_s),
                         parser.value(u"course"_s),
                         parser.value(u"part"_s),
                         parser.isSet(u"dry-run"_s),
                         *csv,
                         DataFolders::chosen(dataDir),
                         parser.isSet(u"line-numbers"_s)};
    return result;
}

QString helpText(const std::optional<Command> &command)
{
    QString text;
    if (command) {
        text = Context::tr("Usage: carrel-cli %1").arg(command->name + u' ' + command->usage).trimmed() + u"\n\n"_s +
               command->summary + u'\n';
    } else {
        text = Context::tr("Usage: carrel-cli COMMAND [OPTIONS] …") + u"\n\n"_s;
        for (const Command &one : allCommands()) {
            const QString call = one.name + u' ' + one.usage;
            text += u"  %1  %2\n"_s.arg(call, -26).arg(one.summary);
        }
    }
    text += u'\n';
    for (const OptionText &option : optionTexts()) {
        const bool ofACommand = optionsOfCommands().contains(option.name);
        if (!command || !ofACommand || command->options.contains(option.name)) {
            text += u"  %1  %2\n"_s.arg(option.shape, -26).arg(option.text);
        }
    }
    return text;
}

} // namespace Carrel
