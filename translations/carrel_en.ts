<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>BackupWords</name>
    <message numerus="yes">
        <source>%n backup(s) in %1, %2.</source>
        <translation>
            <numerusform>%n backup in %1, %2.</numerusform>
            <numerusform>%n backups in %1, %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The backup of %1 has %n entries.</source>
        <translation>
            <numerusform>The backup of %1 has %n entry.</numerusform>
            <numerusform>The backup of %1 has %n entries.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The study record lacks %n of them, from %1 to %2.</source>
        <translation>
            <numerusform>The study record lacks %n of them, from %1 to %2.</numerusform>
            <numerusform>The study record lacks %n of them, from %1 to %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The backup of %1 is damaged: %n entries of it can be read, the others cannot. Another backup may have them.</source>
        <translation>
            <numerusform>The backup of %1 is damaged: %n entry of it can be read, the others cannot. Another backup may have them.</numerusform>
            <numerusform>The backup of %1 is damaged: %n entries of it can be read, the others cannot. Another backup may have them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::Anki</name>
    <message numerus="yes">
        <source>%n check(s) that cannot be asked were left out.</source>
        <translation>
            <numerusform>%n check that cannot be asked was left out.</numerusform>
            <numerusform>%n checks that cannot be asked were left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::Annotator</name>
    <message numerus="yes">
        <source>That is much for one highlight: the first %n characters are highlighted.</source>
        <translation>
            <numerusform>That is much for one highlight: the first %n character is highlighted.</numerusform>
            <numerusform>That is much for one highlight: the first %n characters are highlighted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::Archive</name>
    <message numerus="yes">
        <source>The archive has more than %n entry(s); the rest was not unpacked.</source>
        <translation>
            <numerusform>The archive has more than %n entry; the rest was not unpacked.</numerusform>
            <numerusform>The archive has more than %n entries; the rest was not unpacked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The end of the archive is missing; %n entry(s) could still be read.</source>
        <translation>
            <numerusform>The end of the archive is missing; %n entry could still be read.</numerusform>
            <numerusform>The end of the archive is missing; %n entries could still be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The archive lists %n entry(s), but only %1 could be read.</source>
        <translation>
            <numerusform>The archive lists %n entry, but only %1 could be read.</numerusform>
            <numerusform>The archive lists %n entries, but only %1 could be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The archive is damaged or cut off; %n entry(s) were read before that.</source>
        <translation>
            <numerusform>The archive is damaged or cut off; %n entry was read before that.</numerusform>
            <numerusform>The archive is damaged or cut off; %n entries were read before that.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) would have been written outside of the folder for unpacking: %1.</source>
        <translation>
            <numerusform>%n entry would have been written outside of the folder for unpacking: %1.</numerusform>
            <numerusform>%n entries would have been written outside of the folder for unpacking: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) have a name that some system cannot write: %1.</source>
        <translation>
            <numerusform>%n entry has a name that some system cannot write: %1.</numerusform>
            <numerusform>%n entries have a name that some system cannot write: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) have the name of an earlier one, perhaps in other letters; the first one holds: %1.</source>
        <translation>
            <numerusform>%n entry has the name of an earlier one, perhaps in other letters; the first one holds: %1.</numerusform>
            <numerusform>%n entries have the name of an earlier one, perhaps in other letters; the first one holds: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) are links, which are not unpacked: %1.</source>
        <translation>
            <numerusform>%n entry is a link, which is not unpacked: %1.</numerusform>
            <numerusform>%n entries are links, which are not unpacked: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) are devices or pipes: %1.</source>
        <translation>
            <numerusform>%n entry is a device or a pipe: %1.</numerusform>
            <numerusform>%n entries are devices or pipes: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) have a password: %1.</source>
        <translation>
            <numerusform>%n entry has a password: %1.</numerusform>
            <numerusform>%n entries have a password: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are too large: %1.</source>
        <translation>
            <numerusform>%n file is too large: %1.</numerusform>
            <numerusform>%n files are too large: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) cannot be read: %1.</source>
        <translation>
            <numerusform>%n entry cannot be read: %1.</numerusform>
            <numerusform>%n entries cannot be read: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::AsideWords</name>
    <message numerus="yes">
        <source>Not known at %n review(s).</source>
        <translation>
            <numerusform>Not known at %n review.</numerusform>
            <numerusform>Not known at %n reviews.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not known at %n review(s). %1</source>
        <comment>then when the check comes back</comment>
        <translation>
            <numerusform>Not known at %n review. %1</numerusform>
            <numerusform>Not known at %n reviews. %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::BackupPreferences</name>
    <message numerus="yes">
        <source>%n entries were added.</source>
        <translation>
            <numerusform>%n entry was added.</numerusform>
            <numerusform>%n entries were added.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::CatchUpRow</name>
    <message numerus="yes">
        <source>%n check(s) are overdue, about %1 minutes in all.</source>
        <translation>
            <numerusform>%n check is overdue, about %1 minutes in all.</numerusform>
            <numerusform>%n checks are overdue, about %1 minutes in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Catching up until %1: %n overdue check(s) are planned for the days to come.</source>
        <translation>
            <numerusform>Catching up until %1: %n overdue check is planned for the days to come.</numerusform>
            <numerusform>Catching up until %1: %n overdue checks are planned for the days to come.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::CheckView</name>
    <message numerus="yes">
        <source>Not known at %n review(s) by now. Asking it once more may not help; the passage, another check or a note in your own words might.</source>
        <translation>
            <numerusform>Not known at %n review by now. Asking it once more may not help; the passage, another check or a note in your own words might.</numerusform>
            <numerusform>Not known at %n reviews by now. Asking it once more may not help; the passage, another check or a note in your own words might.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::CourseFinder</name>
    <message numerus="yes">
        <source>%n more file(s) were passed over for the same reason.</source>
        <translation>
            <numerusform>%n more file was passed over for the same reason.</numerusform>
            <numerusform>%n more files were passed over for the same reason.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::CourseListModel</name>
    <message numerus="yes">
        <source>%1 of %n lesson(s) here, %2 read</source>
        <translation>
            <numerusform>%1 of %n lesson here, %2 read</numerusform>
            <numerusform>%1 of %n lessons here, %2 read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lesson(s) read</source>
        <translation>
            <numerusform>%1 of %n lesson read</numerusform>
            <numerusform>%1 of %n lessons read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) due</source>
        <translation>
            <numerusform>%n check due</numerusform>
            <numerusform>%n checks due</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::CourseSearch</name>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>%n lesson</numerusform>
            <numerusform>%n lessons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::CsvCourse</name>
    <message numerus="yes">
        <source>%n column(s) were not used: %1</source>
        <translation>
            <numerusform>%n column was not used: %1</numerusform>
            <numerusform>%n columns were not used: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::DayGrid</name>
    <message numerus="yes">
        <source>%1: %n minute(s)</source>
        <comment>a day</comment>
        <translation>
            <numerusform>%1: %n minute</numerusform>
            <numerusform>%1: %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::DueWords</name>
    <message numerus="yes">
        <source>Comes back in %n days, %1.</source>
        <translation>
            <numerusform>Comes back in %n day, %1.</numerusform>
            <numerusform>Comes back in %n days, %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %n checks later today, from %1.</source>
        <translation>
            <numerusform>Next: %n check later today, from %1.</numerusform>
            <numerusform>Next: %n checks later today, from %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %n checks on %1.</source>
        <translation>
            <numerusform>Next: %n check on %1.</numerusform>
            <numerusform>Next: %n checks on %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missed; back later today, from %1.</source>
        <translation>
            <numerusform>%n missed; back later today, from %1.</numerusform>
            <numerusform>%n missed; back later today, from %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missed; back tomorrow.</source>
        <translation>
            <numerusform>%n missed; back tomorrow.</numerusform>
            <numerusform>%n missed; back tomorrow.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right by luck or with the passage; back later today, from %1.</source>
        <translation>
            <numerusform>%n right by luck or with the passage; back later today, from %1.</numerusform>
            <numerusform>%n right by luck or with the passage; back later today, from %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right by luck or with the passage; back tomorrow.</source>
        <translation>
            <numerusform>%n right by luck or with the passage; back tomorrow.</numerusform>
            <numerusform>%n right by luck or with the passage; back tomorrow.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::FindBar</name>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::ImportDialog</name>
    <message numerus="yes">
        <source>%n course(s)</source>
        <translation>
            <numerusform>%n course</numerusform>
            <numerusform>%n courses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::ImportTreeModel</name>
    <message numerus="yes">
        <source>%n lesson(s) added</source>
        <translation>
            <numerusform>%n lesson added</numerusform>
            <numerusform>%n lessons added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <comment>lessons</comment>
        <translation>
            <numerusform>%n changed</numerusform>
            <numerusform>%n changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removed</source>
        <comment>lessons</comment>
        <translation>
            <numerusform>%n removed</numerusform>
            <numerusform>%n removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>%n lesson</numerusform>
            <numerusform>%n lessons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check(s)</source>
        <translation>
            <numerusform>%n check</numerusform>
            <numerusform>%n checks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::ImportWords</name>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added %n course(s).</source>
        <translation>
            <numerusform>Added %n course.</numerusform>
            <numerusform>Added %n courses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added “%1”. It has %n lesson(s) here.</source>
        <translation>
            <numerusform>Added “%1”. It has %n lesson here.</numerusform>
            <numerusform>Added “%1”. It has %n lessons here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%n picture</numerusform>
            <numerusform>%n pictures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) missing</source>
        <translation>
            <numerusform>%n picture missing</numerusform>
            <numerusform>%n pictures missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) on the net, not fetched</source>
        <translation>
            <numerusform>%n picture on the net, not fetched</numerusform>
            <numerusform>%n pictures on the net, not fetched</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check(s)</source>
        <translation>
            <numerusform>%n check</numerusform>
            <numerusform>%n checks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n option(s), %1 with a reason</source>
        <translation>
            <numerusform>%n option, %1 with a reason</numerusform>
            <numerusform>%n options, %1 with a reason</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) that cannot be asked</source>
        <translation>
            <numerusform>%n check that cannot be asked</numerusform>
            <numerusform>%n checks that cannot be asked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>%n lesson</numerusform>
            <numerusform>%n lessons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::JsonCursor</name>
    <message numerus="yes">
        <source>%n more remark(s) on this lesson are not listed.</source>
        <translation>
            <numerusform>%n more remark on this lesson is not listed.</numerusform>
            <numerusform>%n more remarks on this lesson are not listed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::JsonParser</name>
    <message numerus="yes">
        <source>%n NUL character(s) were taken out.</source>
        <translation>
            <numerusform>%n NUL character was taken out.</numerusform>
            <numerusform>%n NUL characters were taken out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The JSON is nested deeper than %n level(s).</source>
        <translation>
            <numerusform>The JSON is nested deeper than %n level.</numerusform>
            <numerusform>The JSON is nested deeper than %n levels.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::JsonText</name>
    <message numerus="yes">
        <source>%n NUL byte(s) were taken out.</source>
        <translation>
            <numerusform>%n NUL byte was taken out.</numerusform>
            <numerusform>%n NUL bytes were taken out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n half character(s) were replaced by a placeholder.</source>
        <translation>
            <numerusform>%n half character was replaced by a placeholder.</numerusform>
            <numerusform>%n half characters were replaced by placeholders.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::MainWindow</name>
    <message numerus="yes">
        <source>%n note(s) cannot be kept: “%1”</source>
        <translation>
            <numerusform>%n note cannot be kept: “%1”</numerusform>
            <numerusform>%n notes cannot be kept: “%1”</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::MarkWords</name>
    <message numerus="yes">
        <source>retained %n day(s)</source>
        <translation>
            <numerusform>retained %n day</numerusform>
            <numerusform>retained %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) due</source>
        <translation>
            <numerusform>%n check due</numerusform>
            <numerusform>%n checks due</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::Markdown</name>
    <message numerus="yes">
        <source>The lesson has more than %n part(s); the rest is left out.</source>
        <translation>
            <numerusform>The lesson has more than %n part; the rest is left out.</numerusform>
            <numerusform>The lesson has more than %n parts; the rest is left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lessons are here. Of the others only what is known of them was written: titles and places.</source>
        <translation>
            <numerusform>%1 of %n lesson is here. Of the others only what is known of them was written: titles and places.</numerusform>
            <numerusform>%1 of %n lessons are here. Of the others only what is known of them was written: titles and places.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::MinutesLeft</name>
    <message numerus="yes">
        <source>About %n minute(s) left</source>
        <translation>
            <numerusform>About %n minute left</numerusform>
            <numerusform>About %n minutes left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::NotesModel</name>
    <message numerus="yes">
        <source>%1, %n note(s)</source>
        <comment>a heading over notes</comment>
        <translation>
            <numerusform>%1, %n note</numerusform>
            <numerusform>%1, %n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %n note(s)</source>
        <comment>lesson, course</comment>
        <translation>
            <numerusform>%1, %2, %n note</numerusform>
            <numerusform>%1, %2, %n notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::NotesPanel</name>
    <message numerus="yes">
        <source>%n note(s) were written to %1.</source>
        <translation>
            <numerusform>%n note was written to %1.</numerusform>
            <numerusform>%n notes were written to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::OutlineModel</name>
    <message numerus="yes">
        <source>%1. %2. %n minute(s).</source>
        <comment>title of a lesson, its marks, minutes</comment>
        <translation>
            <numerusform>%1. %2. %n minute.</numerusform>
            <numerusform>%1. %2. %n minutes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::OutlinePanel</name>
    <message numerus="yes">
        <source>%1 of %n lesson(s) here, %2 read</source>
        <translation>
            <numerusform>%1 of %n lesson here, %2 read</numerusform>
            <numerusform>%1 of %n lessons here, %2 read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lesson(s) read</source>
        <translation>
            <numerusform>%1 of %n lesson read</numerusform>
            <numerusform>%1 of %n lessons read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n check(s) due</source>
        <comment>progress of a course, checks due</comment>
        <translation>
            <numerusform>%1, %n check due</numerusform>
            <numerusform>%1, %n checks due</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::QuizBank</name>
    <message numerus="yes">
        <source>The tags of %n question(s) were not taken over.</source>
        <translation>
            <numerusform>The tags of %n question were not taken over.</numerusform>
            <numerusform>The tags of %n questions were not taken over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of the %n question(s) in this file can be asked.</source>
        <translation>
            <numerusform>The question in this file cannot be asked.</numerusform>
            <numerusform>None of the %n questions in this file can be asked.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::RecordImportWords</name>
    <message numerus="yes">
        <source>%n of them are new, of %1.</source>
        <translation>
            <numerusform>%n of them is new, of %1.</numerusform>
            <numerusform>%n of them are new, of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are new, from %1 to %2.</source>
        <translation>
            <numerusform>%n of them is new, from %1 to %2.</numerusform>
            <numerusform>%n of them are new, from %1 to %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them, of %1, are in your study record with other content. They are left out; what is here stays.</source>
        <translation>
            <numerusform>%n of them, of %1, is in your study record with other content. It is left out; what is here stays.</numerusform>
            <numerusform>%n of them, of %1, are in your study record with other content. They are left out; what is here stays.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them, from %1 to %2, are in your study record with other content. They are left out; what is here stays.</source>
        <translation>
            <numerusform>%n of them, from %1 to %2, is in your study record with other content. It is left out; what is here stays.</numerusform>
            <numerusform>%n of them, from %1 to %2, are in your study record with other content. They are left out; what is here stays.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file has %n entries.</source>
        <translation>
            <numerusform>The file has %n entry.</numerusform>
            <numerusform>The file has %n entries.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines of the file are damaged and are left out.</source>
        <translation>
            <numerusform>%n line of the file is damaged and is left out.</numerusform>
            <numerusform>%n lines of the file are damaged and are left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::RecordPreferences</name>
    <message numerus="yes">
        <source>%n entries were written to %1.</source>
        <translation>
            <numerusform>%n entry was written to %1.</numerusform>
            <numerusform>%n entries were written to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n entries to your study record?</source>
        <translation>
            <numerusform>Add %n entry to your study record?</numerusform>
            <numerusform>Add %n entries to your study record?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries were added.</source>
        <translation>
            <numerusform>%n entry was added.</numerusform>
            <numerusform>%n entries were added.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::RetentionCost</name>
    <message numerus="yes">
        <source>In the next three months this takes about %n minutes a day.</source>
        <translation>
            <numerusform>In the next three months this takes about %n minute a day.</numerusform>
            <numerusform>In the next three months this takes about %n minutes a day.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %1 % it would be about %n minutes.</source>
        <translation>
            <numerusform>With %1 % it would be about %n minute.</numerusform>
            <numerusform>With %1 % it would be about %n minutes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::ReviewEnd</name>
    <message numerus="yes">
        <source>%n checks reviewed.</source>
        <translation>
            <numerusform>%n check reviewed.</numerusform>
            <numerusform>%n checks reviewed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missed.</source>
        <translation>
            <numerusform>%n missed.</numerusform>
            <numerusform>%n missed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n checks right.</source>
        <translation>
            <numerusform>%1 of %n check right.</numerusform>
            <numerusform>%1 of %n checks right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more check(s) are due; the cap of %1 minutes is reached.</source>
        <translation>
            <numerusform>%n more check is due; the cap of %1 minutes is reached.</numerusform>
            <numerusform>%n more checks are due; the cap of %1 minutes is reached.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more check(s) are planned for the days to come.</source>
        <translation>
            <numerusform>%n more check is planned for the days to come.</numerusform>
            <numerusform>%n more checks are planned for the days to come.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more check(s) are due.</source>
        <translation>
            <numerusform>%n more check is due.</numerusform>
            <numerusform>%n more checks are due.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right by luck or with the passage.</source>
        <translation>
            <numerusform>%n right by luck or with the passage.</numerusform>
            <numerusform>%n right by luck or with the passage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them by luck.</source>
        <translation>
            <numerusform>%n of them by luck.</numerusform>
            <numerusform>%n of them by luck.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::ReviewView</name>
    <message numerus="yes">
        <source>%1 of %2, about %n minutes left</source>
        <translation>
            <numerusform>%1 of %2, about %n minute left</numerusform>
            <numerusform>%1 of %2, about %n minutes left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes of review: a good moment for a pause. What is left will wait.</source>
        <translation>
            <numerusform>%n minute of review: a good moment for a pause. What is left will wait.</numerusform>
            <numerusform>%n minutes of review: a good moment for a pause. What is left will wait.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::SchemaChecker</name>
    <message numerus="yes">
        <source>%n element(s) are too few.</source>
        <translation>
            <numerusform>%n element is too few.</numerusform>
            <numerusform>%n elements are too few.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n element(s) are too many.</source>
        <translation>
            <numerusform>%n element is too many.</numerusform>
            <numerusform>%n elements are too many.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::Scorm</name>
    <message numerus="yes">
        <source>“%1” is a SCORM package with %n part(s): %2. Its pages are a program made for a learning platform, which Carrel does not run, so it cannot be read here.</source>
        <translation>
            <numerusform>“%1” is a SCORM package with %n part: %2. Its pages are a program made for a learning platform, which Carrel does not run, so it cannot be read here.</numerusform>
            <numerusform>“%1” is a SCORM package with %n parts: %2. Its pages are a program made for a learning platform, which Carrel does not run, so it cannot be read here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::SearchField</name>
    <message numerus="yes">
        <source>%n place(s) found</source>
        <translation>
            <numerusform>%n place found</numerusform>
            <numerusform>%n places found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::SkippedParts</name>
    <message numerus="yes">
        <source>%n part(s) could not be taken over: %1.</source>
        <translation>
            <numerusform>%n part could not be taken over: %1.</numerusform>
            <numerusform>%n parts could not be taken over: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::SpelledCode</name>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n space</numerusform>
            <numerusform>%n spaces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::SpokenWords</name>
    <message numerus="yes">
        <source>%1, %n line(s)</source>
        <comment>a piece of code: its kind, how long it is</comment>
        <translation>
            <numerusform>%1, %n line</numerusform>
            <numerusform>%1, %n lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::StudyFigures</name>
    <message numerus="yes">
        <source>Of the %n lesson(s) in the courses you study, you have read %1 and checked %2.</source>
        <translation>
            <numerusform>Of the %n lesson in the courses you study, you have read %1 and checked %2.</numerusform>
            <numerusform>Of the %n lessons in the courses you study, you have read %1 and checked %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest you have retained something is %n day(s).</source>
        <translation>
            <numerusform>The longest you have retained something is %n day.</numerusform>
            <numerusform>The longest you have retained something is %n days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong option(s) caught you more than once.</source>
        <translation>
            <numerusform>%n wrong option caught you more than once.</numerusform>
            <numerusform>%n wrong options caught you more than once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) so far. From %1 on this says more than chance.</source>
        <translation>
            <numerusform>%n answer so far. From %1 on this says more than chance.</numerusform>
            <numerusform>%n answers so far. From %1 on this says more than chance.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) are due now.</source>
        <translation>
            <numerusform>%n check is due now.</numerusform>
            <numerusform>%n checks are due now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) are due now, %1 of them since earlier days.</source>
        <translation>
            <numerusform>%n check is due now, %1 of them since earlier days.</numerusform>
            <numerusform>%n checks are due now, %1 of them since earlier days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Until %1 it is %n check(s) in all; that takes %2.</source>
        <comment>a day, how long</comment>
        <translation>
            <numerusform>Until %1 it is %n check in all; that takes %2.</numerusform>
            <numerusform>Until %1 it is %n checks in all; that takes %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What it foretold and what you remembered lie %n point(s) of a hundred apart on the average.</source>
        <translation>
            <numerusform>What it foretold and what you remembered lie %n point of a hundred apart on the average.</numerusform>
            <numerusform>What it foretold and what you remembered lie %n points of a hundred apart on the average.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Half of them last %n day(s) or longer.</source>
        <translation>
            <numerusform>Half of them last %n day or longer.</numerusform>
            <numerusform>Half of them last %n days or longer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <comment>how long</comment>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This week: %1 of the %n minute(s) you set yourself.</source>
        <translation>
            <numerusform>This week: %1 of the %n minute you set yourself.</numerusform>
            <numerusform>This week: %1 of the %n minutes you set yourself.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You studied on %1 of the last %n day(s).</source>
        <translation>
            <numerusform>You studied on %1 of the last %n days.</numerusform>
            <numerusform>You studied on %1 of the last %n days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Half of your answers take %n second(s) or less.</source>
        <translation>
            <numerusform>Half of your answers take %n second or less.</numerusform>
            <numerusform>Half of your answers take %n seconds or less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have answered %n check(s).</source>
        <translation>
            <numerusform>You have answered %n check.</numerusform>
            <numerusform>You have answered %n checks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fading: the chance that you still know one of its checks is below %1 %, more than %n point(s) under the %2 % you wish for. You may well know it all the same.</source>
        <translation>
            <numerusform>Fading: the chance that you still know one of its checks is below %1 %, more than %n point under the %2 % you wish for. You may well know it all the same.</numerusform>
            <numerusform>Fading: the chance that you still know one of its checks is below %1 %, more than %n points under the %2 % you wish for. You may well know it all the same.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have not yet answered %n of these questions right and sure since.</source>
        <translation>
            <numerusform>You have not yet answered %n of these questions right and sure since.</numerusform>
            <numerusform>You have not yet answered %n of these questions right and sure since.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The wrong options you chose, the most frequent first, at most %n of them. Enter on a row opens the passage that settles it.</source>
        <translation>
            <numerusform>The wrong options you chose, the most frequent first, at most %n of them. Enter on a row opens the passage that settles it.</numerusform>
            <numerusform>The wrong options you chose, the most frequent first, at most %n of them. Enter on a row opens the passage that settles it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the last 30 days checks came back %n time(s). You still knew %1 %; the schedule expected %2 %.</source>
        <translation>
            <numerusform>In the last 30 days checks came back %n time. You still knew %1 %; the schedule expected %2 %.</numerusform>
            <numerusform>In the last 30 days checks came back %n times. You still knew %1 %; the schedule expected %2 %.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So far checks came back %n time(s). You still knew %1 %; the schedule expected %2 %.</source>
        <translation>
            <numerusform>So far checks came back %n time. You still knew %1 %; the schedule expected %2 %.</numerusform>
            <numerusform>So far checks came back %n times. You still knew %1 %; the schedule expected %2 %.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Today you gave %n answer(s), %1 of them right and sure, and studied for %2.</source>
        <translation>
            <numerusform>Today you gave %n answer, %1 of them right and sure, and studied for %2.</numerusform>
            <numerusform>Today you gave %n answers, %1 of them right and sure, and studied for %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Minutes of all days by the clock where you were. The table also says how much you remembered in an hour, once checks came back %n time(s) in it.</source>
        <translation>
            <numerusform>Minutes of all days by the clock where you were. The table also says how much you remembered in an hour, once checks came back %n time in it.</numerusform>
            <numerusform>Minutes of all days by the clock where you were. The table also says how much you remembered in an hour, once checks came back %n times in it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::StudyRecord</name>
    <message numerus="yes">
        <source>%n file(s) of the study record are damaged. What is undamaged in them is used; if you have a copy of the study folder, put them back from it. “carrel-cli due” names them.</source>
        <translation>
            <numerusform>%n file of the study record is damaged. What is undamaged in it is used; if you have a copy of the study folder, put the file back from it. “carrel-cli due” names it.</numerusform>
            <numerusform>%n files of the study record are damaged. What is undamaged in them is used; if you have a copy of the study folder, put them back from it. “carrel-cli due” names them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of the study record are damaged. What is undamaged in them is used, and the backups that Carrel makes may have the rest: Preferences, Backups of your answers, Restore…, or “carrel-cli backup”. “carrel-cli due” names the files.</source>
        <translation>
            <numerusform>%n file of the study record is damaged. What is undamaged in it is used, and the backups that Carrel makes may have the rest: Preferences, Backups of your answers, Restore…, or “carrel-cli backup”. “carrel-cli due” names the file.</numerusform>
            <numerusform>%n files of the study record are damaged. What is undamaged in them is used, and the backups that Carrel makes may have the rest: Preferences, Backups of your answers, Restore…, or “carrel-cli backup”. “carrel-cli due” names the files.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::TodayView</name>
    <message numerus="yes">
        <source>%1, %n minute(s)</source>
        <comment>title of a course, minutes of a lesson</comment>
        <translation>
            <numerusform>%1, %n minute</numerusform>
            <numerusform>%1, %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review %n check(s)</source>
        <translation>
            <numerusform>Review %n check</numerusform>
            <numerusform>Review %n checks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) to review</source>
        <translation>
            <numerusform>%n check to review</numerusform>
            <numerusform>%n checks to review</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s)</source>
        <translation>
            <numerusform>About %n minute</numerusform>
            <numerusform>About %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Start with the man&amp;ual, %n minute(s)</source>
        <translation>
            <numerusform>Start with the man&amp;ual, %n minute</numerusform>
            <numerusform>Start with the man&amp;ual, %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more are due, above your limit of %1 min a day.</source>
        <translation>
            <numerusform>%n more is due, above your limit of %1 min a day.</numerusform>
            <numerusform>%n more are due, above your limit of %1 min a day.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) for the exam on %1</source>
        <translation>
            <numerusform>%n check for the exam on %1</numerusform>
            <numerusform>%n checks for the exam on %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review %n more check(s)</source>
        <translation>
            <numerusform>Review %n more check</numerusform>
            <numerusform>Review %n more checks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: about %n minute(s). The usual schedule stays as it is.</source>
        <comment>%1: a course</comment>
        <translation>
            <numerusform>%1: about %n minute. The usual schedule stays as it is.</numerusform>
            <numerusform>%1: about %n minutes. The usual schedule stays as it is.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more check(s) are due. They wait until tomorrow, or you go on now.</source>
        <translation>
            <numerusform>%n more check is due. It waits until tomorrow, or you go on now.</numerusform>
            <numerusform>%n more checks are due. They wait until tomorrow, or you go on now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::Validation</name>
    <message numerus="yes">
        <source>The check has %n option(s); it needs at least two.</source>
        <translation>
            <numerusform>The check has %n option; it needs at least two.</numerusform>
            <numerusform>The check has %n options; it needs at least two.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The check has %n option(s); 26 is the most.</source>
        <translation>
            <numerusform>The check has %n option; 26 is the most.</numerusform>
            <numerusform>The check has %n options; 26 is the most.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::WindowActions</name>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n due</numerusform>
            <numerusform>%n due</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review %n check(s)</source>
        <translation>
            <numerusform>Review %n check</numerusform>
            <numerusform>Review %n checks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more due</source>
        <translation>
            <numerusform>%n more due</numerusform>
            <numerusform>%n more due</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review %n more check(s)</source>
        <translation>
            <numerusform>Review %n more check</numerusform>
            <numerusform>Review %n more checks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GatheredRows</name>
    <message numerus="yes">
        <source>%1 The same at: %2 and %n more place(s).</source>
        <translation>
            <numerusform>%1 The same at: %2 and %n more place.</numerusform>
            <numerusform>%1 The same at: %2 and %n more places.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PackageContent</name>
    <message numerus="yes">
        <source>%n lesson(s) are missing (%1). Import the course again.</source>
        <translation>
            <numerusform>%n lesson is missing (%1). Import the course again.</numerusform>
            <numerusform>%n lessons are missing (%1). Import the course again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s) are damaged and cannot be read (%1). Import the course again.</source>
        <translation>
            <numerusform>%n lesson is damaged and cannot be read (%1). Import the course again.</numerusform>
            <numerusform>%n lessons are damaged and cannot be read (%1). Import the course again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s) are not as the course lists them (%1); they may be damaged.</source>
        <translation>
            <numerusform>%n lesson is not as the course lists it (%1); it may be damaged.</numerusform>
            <numerusform>%n lessons are not as the course lists them (%1); they may be damaged.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>%n lesson</numerusform>
            <numerusform>%n lessons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordCommand</name>
    <message numerus="yes">
        <source>%n entries were written.</source>
        <translation>
            <numerusform>%n entry was written.</numerusform>
            <numerusform>%n entries were written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries are in the file.</source>
        <translation>
            <numerusform>%n entry is in the file.</numerusform>
            <numerusform>%n entries are in the file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are new. Nothing was changed.</source>
        <translation>
            <numerusform>%n of them is new. Nothing was changed.</numerusform>
            <numerusform>%n of them are new. Nothing was changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are new and were added.</source>
        <translation>
            <numerusform>%n of them is new and was added.</numerusform>
            <numerusform>%n of them are new and were added.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordWriter</name>
    <message numerus="yes">
        <source>%n entries.</source>
        <translation>
            <numerusform>%n entry.</numerusform>
            <numerusform>%n entries.</numerusform>
        </translation>
    </message>
</context>
</TS>
