<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en_US">
<context>
    <name>AnkiPackage</name>
    <message>
        <source>A file of the course cannot be read: %1</source>
        <translation>Eine Datei des Kurses kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>The course has no check that Anki could ask.</source>
        <translation>Der Kurs hat keine Prüffrage, die Anki stellen könnte.</translation>
    </message>
</context>
<context>
    <name>BackupCommand</name>
    <message>
        <source>A backup was made and read: %1</source>
        <translation>Eine Sicherung wurde gemacht und gelesen: %1</translation>
    </message>
    <message>
        <source>Nothing is new since the last backup.</source>
        <translation>Seit der letzten Sicherung ist nichts neu.</translation>
    </message>
    <message>
        <source>There is no such backup. “carrel-cli backup” lists them.</source>
        <translation>Eine solche Sicherung gibt es nicht. „carrel-cli backup“ nennt alle.</translation>
    </message>
    <message>
        <source>They would be added; nothing would be taken away. Nothing was changed.</source>
        <translation>Sie würden hinzugefügt; nichts würde weggenommen. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>They were added; nothing was taken away.</source>
        <translation>Sie wurden hinzugefügt; nichts wurde weggenommen.</translation>
    </message>
    <message>
        <source>“backup” knows list, make and restore, not “%1”.</source>
        <translation>„backup“ kennt list, make und restore, nicht „%1“.</translation>
    </message>
    <message>
        <source>list the backups of the study record, make one, or put one back</source>
        <translation>die Sicherungen der Lernaufzeichnung nennen, eine machen oder eine zurückholen</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>There is nothing to back up yet.</source>
        <translation>Es gibt noch nichts zu sichern.</translation>
    </message>
</context>
<context>
    <name>BackupWords</name>
    <message>
        <source>There is no backup in %1 yet.</source>
        <translation>In %1 ist noch keine Sicherung.</translation>
    </message>
    <message numerus="yes">
        <source>%n backup(s) in %1, %2.</source>
        <translation>
            <numerusform>%n Sicherung in %1, %2.</numerusform>
            <numerusform>%n Sicherungen in %1, %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The backup of %1 has %n entries.</source>
        <translation>
            <numerusform>Die Sicherung vom %1 hat %n Eintrag.</numerusform>
            <numerusform>Die Sicherung vom %1 hat %n Einträge.</numerusform>
        </translation>
    </message>
    <message>
        <source>The study record has all of them.</source>
        <translation>Die Lernaufzeichnung hat sie alle.</translation>
    </message>
    <message numerus="yes">
        <source>The study record lacks %n of them, from %1 to %2.</source>
        <translation>
            <numerusform>Der Lernaufzeichnung fehlt %n davon, von %1 bis %2.</numerusform>
            <numerusform>Der Lernaufzeichnung fehlen %n davon, von %1 bis %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The backup of %1 is damaged: %n entries of it can be read, the others cannot. Another backup may have them.</source>
        <translation>
            <numerusform>Die Sicherung vom %1 ist beschädigt: %n Eintrag daraus ist lesbar, die anderen nicht. Vielleicht hat eine andere Sicherung sie.</numerusform>
            <numerusform>Die Sicherung vom %1 ist beschädigt: %n Einträge daraus sind lesbar, die anderen nicht. Vielleicht hat eine andere Sicherung sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>No backups of your answers are made: the folders for them are not on a disk of this computer.</source>
        <translation>Von den Antworten werden keine Sicherungen gemacht: Die Ordner dafür liegen nicht auf einem Datenträger dieses Computers.</translation>
    </message>
</context>
<context>
    <name>Backups</name>
    <message>
        <source>No backup of your answers could be made. Check that the disk is not full.</source>
        <translation>Von den Antworten konnte keine Sicherung gemacht werden. Prüfen, ob der Datenträger voll ist.</translation>
    </message>
</context>
<context>
    <name>Carrel::ActionButton</name>
    <message>
        <source>Key: %1</source>
        <translation>Taste: %1</translation>
    </message>
</context>
<context>
    <name>Carrel::Aiken</name>
    <message>
        <source>“%1” has no options and was left out.</source>
        <translation>„%1“ hat keine Antworten und wurde weggelassen.</translation>
    </message>
    <message>
        <source>Write options on lines that begin with A) B) C) and ANSWER: behind them.</source>
        <translation>Antworten in Zeilen schreiben, die mit A) B) C) beginnen, und dahinter ANSWER:.</translation>
    </message>
    <message>
        <source>“%1” has no line ANSWER:.</source>
        <translation>„%1“ hat keine Zeile ANSWER:.</translation>
    </message>
    <message>
        <source>Write ANSWER: and the letter of the right option behind the options.</source>
        <translation>Hinter die Antworten ANSWER: und den Buchstaben der richtigen schreiben.</translation>
    </message>
    <message>
        <source>“%1” names the answer “%2”, which is none of its options.</source>
        <translation>„%1“ nennt als Lösung „%2“, aber eine solche Antwort hat die Frage nicht.</translation>
    </message>
    <message>
        <source>Write the letter of an option that is there.</source>
        <translation>Den Buchstaben einer Antwort schreiben, die es gibt.</translation>
    </message>
    <message>
        <source>There is a blank line in the question “%1”; both parts were taken.</source>
        <translation>In der Frage „%1“ ist eine Leerzeile; beide Teile wurden genommen.</translation>
    </message>
    <message>
        <source>Take the blank line out.</source>
        <translation>Die Leerzeile herausnehmen.</translation>
    </message>
</context>
<context>
    <name>Carrel::AloudBar</name>
    <message>
        <source>Reading aloud</source>
        <translation>Vorlesen</translation>
    </message>
    <message>
        <source>Sentence before</source>
        <translation>Satz davor</translation>
    </message>
    <message>
        <source>Next sentence</source>
        <translation>Nächster Satz</translation>
    </message>
    <message>
        <source>Stop reading aloud (Esc)</source>
        <translation>Vorlesen beenden (Esc)</translation>
    </message>
    <message>
        <source>Stop reading aloud</source>
        <translation>Vorlesen beenden</translation>
    </message>
    <message>
        <source>Reading aloud, paused</source>
        <translation>Vorlesen, angehalten</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pause or go on</source>
        <translation>Anhalten oder weiter</translation>
    </message>
</context>
<context>
    <name>Carrel::Anki</name>
    <message numerus="yes">
        <source>%n check(s) that cannot be asked were left out.</source>
        <translation>
            <numerusform>%n Prüffrage, die nicht gestellt werden kann, wurde weggelassen.</numerusform>
            <numerusform>%n Prüffragen, die nicht gestellt werden können, wurden weggelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is a deck of Anki. Carrel writes such decks, but does not read them.</source>
        <translation>Das ist ein Stapel von Anki. Carrel schreibt solche Stapel, liest sie aber nicht.</translation>
    </message>
    <message>
        <source>Ask whoever made it for the same questions as a table, as GIFT or as Moodle XML.</source>
        <translation>Beim Urheber nach denselben Fragen als Tabelle, als GIFT oder als Moodle-XML fragen.</translation>
    </message>
</context>
<context>
    <name>Carrel::Annotator</name>
    <message>
        <source>Note: %1</source>
        <translation>Notiz: %1</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Bookmark: %1</source>
        <translation>Lesezeichen: %1</translation>
    </message>
    <message numerus="yes">
        <source>That is much for one highlight: the first %n characters are highlighted.</source>
        <translation>
            <numerusform>Das ist viel für eine Markierung: Das erste Zeichen ist markiert.</numerusform>
            <numerusform>Das ist viel für eine Markierung: Die ersten %n Zeichen sind markiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select words first: with the mouse, or with {next-sentence}, sentence by sentence.</source>
        <translation>Erst Wörter auswählen: mit der Maus oder mit {next-sentence}, Satz für Satz.</translation>
    </message>
    <message>
        <source>Highlighted. {write-note} writes a note on it, {undo} takes it back.</source>
        <translation>Markiert. {write-note} schreibt eine Notiz dazu, {undo} nimmt es zurück.</translation>
    </message>
    <message>
        <source>The bookmark is gone. {undo} brings it back.</source>
        <translation>Das Lesezeichen ist weg. {undo} bringt es zurück.</translation>
    </message>
    <message>
        <source>Bookmarked. {edit-note} gives the bookmark a name, {bookmark} takes it away.</source>
        <translation>Lesezeichen gesetzt. {edit-note} gibt ihm einen Namen, {bookmark} nimmt es weg.</translation>
    </message>
    <message>
        <source>Nothing is noted here. {write-note} writes a note.</source>
        <translation>Hier ist nichts notiert. {write-note} schreibt eine Notiz.</translation>
    </message>
    <message>
        <source>Deleted. {undo} brings it back.</source>
        <translation>Gelöscht. {undo} bringt es zurück.</translation>
    </message>
</context>
<context>
    <name>Carrel::Archive</name>
    <message>
        <source>Ask whoever made the archive for another one.</source>
        <translation>Dort, woher das Archiv stammt, um ein anderes bitten.</translation>
    </message>
    <message>
        <source>Rename the files and pack them again.</source>
        <translation>Die Dateien umbenennen und neu packen.</translation>
    </message>
    <message>
        <source>Pack the files themselves.</source>
        <translation>Die Dateien selbst packen.</translation>
    </message>
    <message>
        <source>Unpack the archive with its password and open the folder.</source>
        <translation>Das Archiv mit seinem Passwort entpacken und den Ordner öffnen.</translation>
    </message>
    <message>
        <source>Get a whole copy of the archive from where it came.</source>
        <translation>Das Archiv noch einmal vollständig von seinem Ursprung holen.</translation>
    </message>
    <message>
        <source>There is no place to unpack the archive to.</source>
        <translation>Es gibt keinen Ort, an den das Archiv entpackt werden kann.</translation>
    </message>
    <message>
        <source>Check the space and the permissions of the folder for temporary files.</source>
        <translation>Den Platz und die Zugriffsrechte des Ordners für vorübergehende Dateien prüfen.</translation>
    </message>
    <message>
        <source>entry %1</source>
        <translation>Eintrag %1</translation>
    </message>
    <message>
        <source>The archive does not say how its names are written; they were read as %1, such as “%2”.</source>
        <translation>Das Archiv sagt nicht, wie seine Namen geschrieben sind; sie wurden als %1 gelesen, zum Beispiel „%2“.</translation>
    </message>
    <message>
        <source>If the names look wrong, unpack the archive with another program and open the folder.</source>
        <translation>Sehen die Namen falsch aus, das Archiv mit einem anderen Programm entpacken und den Ordner öffnen.</translation>
    </message>
    <message numerus="yes">
        <source>The archive has more than %n entry(s); the rest was not unpacked.</source>
        <translation>
            <numerusform>Das Archiv hat mehr als %n Eintrag; der Rest wurde nicht entpackt.</numerusform>
            <numerusform>Das Archiv hat mehr als %n Einträge; der Rest wurde nicht entpackt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pack the folder of the course alone.</source>
        <translation>Nur den Ordner des Kurses packen.</translation>
    </message>
    <message>
        <source>The archive cannot be unpacked: %1</source>
        <translation>Das Archiv kann nicht entpackt werden: %1</translation>
    </message>
    <message>
        <source>“%1” is not what the archive says it is, in length or content; it was taken as it is.</source>
        <translation>„%1“ ist in Länge oder Inhalt nicht so, wie das Archiv es angibt; es wurde genommen, wie es ist.</translation>
    </message>
    <message>
        <source>The archive unpacks to more than %1 MiB; unpacking stopped at “%2”.</source>
        <translation>Das Archiv wird entpackt größer als %1 MiB; bei „%2“ wurde angehalten.</translation>
    </message>
    <message>
        <source>Pack the course alone, or open its folder.</source>
        <translation>Nur den Kurs packen oder seinen Ordner öffnen.</translation>
    </message>
    <message>
        <source>The archive unpacks to more than %1 times its size, which no course does; unpacking stopped at “%2”.</source>
        <translation>Das Archiv wird entpackt mehr als %1-mal so groß, und das wird kein Kurs; bei „%2“ wurde angehalten.</translation>
    </message>
    <message>
        <source>Ask whoever made the archive what it is.</source>
        <translation>Dort, woher das Archiv stammt, fragen, was es ist.</translation>
    </message>
    <message numerus="yes">
        <source>The end of the archive is missing; %n entry(s) could still be read.</source>
        <translation>
            <numerusform>Das Ende des Archivs fehlt; %n Eintrag konnte noch gelesen werden.</numerusform>
            <numerusform>Das Ende des Archivs fehlt; %n Einträge konnten noch gelesen werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The archive lists %n entry(s), but only %1 could be read.</source>
        <translation>
            <numerusform>Das Archiv führt %n Eintrag auf, aber nur %1 konnten gelesen werden.</numerusform>
            <numerusform>Das Archiv führt %n Einträge auf, aber nur %1 konnten gelesen werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The archive is damaged or cut off; %n entry(s) were read before that.</source>
        <translation>
            <numerusform>Das Archiv ist beschädigt oder abgeschnitten; davor wurde %n Eintrag gelesen.</numerusform>
            <numerusform>Das Archiv ist beschädigt oder abgeschnitten; davor wurden %n Einträge gelesen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) would have been written outside of the folder for unpacking: %1.</source>
        <translation>
            <numerusform>%n Eintrag wäre außerhalb des Ordners zum Entpacken geschrieben worden: %1.</numerusform>
            <numerusform>%n Einträge wären außerhalb des Ordners zum Entpacken geschrieben worden: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) have a name that some system cannot write: %1.</source>
        <translation>
            <numerusform>%n Eintrag hat einen Namen, den manche Systeme nicht schreiben können: %1.</numerusform>
            <numerusform>%n Einträge haben einen Namen, den manche Systeme nicht schreiben können: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) have the name of an earlier one, perhaps in other letters; the first one holds: %1.</source>
        <translation>
            <numerusform>%n Eintrag heißt wie ein früherer, vielleicht in anderer Groß- und Kleinschreibung; der erste gilt: %1.</numerusform>
            <numerusform>%n Einträge heißen wie frühere, vielleicht in anderer Groß- und Kleinschreibung; der erste gilt: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) are links, which are not unpacked: %1.</source>
        <translation>
            <numerusform>%n Eintrag ist eine Verknüpfung und wird nicht entpackt: %1.</numerusform>
            <numerusform>%n Einträge sind Verknüpfungen und werden nicht entpackt: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) are devices or pipes: %1.</source>
        <translation>
            <numerusform>%n Eintrag ist ein Gerät oder eine Pipe: %1.</numerusform>
            <numerusform>%n Einträge sind Geräte oder Pipes: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) have a password: %1.</source>
        <translation>
            <numerusform>%n Eintrag hat ein Passwort: %1.</numerusform>
            <numerusform>%n Einträge haben ein Passwort: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are too large: %1.</source>
        <translation>
            <numerusform>%n Datei ist zu groß: %1.</numerusform>
            <numerusform>%n Dateien sind zu groß: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) cannot be read: %1.</source>
        <translation>
            <numerusform>%n Eintrag kann nicht gelesen werden: %1.</numerusform>
            <numerusform>%n Einträge können nicht gelesen werden: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::Arguments</name>
    <message>
        <source>--answers belongs to --export-pdf.</source>
        <translation>--answers gehört zu --export-pdf.</translation>
    </message>
    <message>
        <source>--export-pdf needs a course and a file: carrel --export-pdf COURSE FILE, or COURSE/LESSON for one lesson.</source>
        <translation>--export-pdf braucht einen Kurs und eine Datei: carrel --export-pdf KURS DATEI, oder KURS/LEKTION für eine Lektion.</translation>
    </message>
    <message>
        <source>--line-numbers belongs to --export-pdf.</source>
        <translation>--line-numbers gehört zu --export-pdf.</translation>
    </message>
    <message>
        <source>Usage: carrel [FILES] [OPTIONS]
Opens courses and lessons for study, offline.

  FILES          course files or folders to add and open
  --data-dir D   keep courses, answers and settings in the folder D
  --safe-mode    draw without the graphics card
  --export-pdf COURSE[/LESSON] FILE
                 write a course, or a module or lesson of it, as PDF; no window opens
  --answers      with --export-pdf: with the answers to its checks
  --line-numbers with --export-pdf: with the lines of code numbered
  -h, --help     show this text
  -v, --version  show the version
</source>
        <translation>Aufruf: carrel [DATEIEN] [OPTIONEN]
Öffnet Kurse und Lektionen zum Lernen ohne Netz.

  DATEIEN        Dateien oder Ordner, die hinzugefügt und geöffnet werden
  --data-dir D   Kurse, Antworten und Einstellungen im Ordner D halten
  --safe-mode    ohne die Grafikkarte zeichnen
  --export-pdf KURS[/LEKTION] DATEI
                 einen Kurs, ein Modul oder eine Lektion als PDF schreiben, ohne Fenster
  --answers      mit --export-pdf: mit den Antworten auf die Prüffragen
  --line-numbers mit --export-pdf: mit nummerierten Codezeilen
  -h, --help     diesen Text zeigen
  -v, --version  die Version zeigen
</translation>
    </message>
</context>
<context>
    <name>Carrel::AsideDialog</name>
    <message>
        <source>Checks laid aside</source>
        <translation>Abgelegte Prüffragen</translation>
    </message>
    <message>
        <source>Filter checks</source>
        <translation>Prüffragen filtern</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Wiederbringen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>&amp;Open the lesson</source>
        <translation>Lektion ö&amp;ffnen</translation>
    </message>
    <message>
        <source>No check is laid aside. One that is due can rest for a day, and one you answered can be retired: both under the check. Here they are found again.</source>
        <translation>Keine Prüffrage ist abgelegt. Eine fällige kann einen Tag ruhen, eine beantwortete in den Ruhestand gehen: beides unter der Prüffrage. Hier findet man sie wieder.</translation>
    </message>
    <message>
        <source>No check has these words.</source>
        <translation>Keine Prüffrage enthält diese Wörter.</translation>
    </message>
    <message>
        <source>Brought back. {undo} takes that back.</source>
        <translation>Wiedergebracht. {undo} nimmt das zurück.</translation>
    </message>
</context>
<context>
    <name>Carrel::AsideMenu</name>
    <message>
        <source>Rest or retire the check</source>
        <translation>Prüffrage ruhen lassen oder in den Ruhestand schicken</translation>
    </message>
    <message>
        <source>&amp;Rest for a day</source>
        <translation>Einen Tag &amp;ruhen lassen</translation>
    </message>
    <message>
        <source>Retire: I &amp;know it for good</source>
        <translation>Ruhestand: Ich &amp;weiß es für immer</translation>
    </message>
    <message>
        <source>Retire: not worth the &amp;time</source>
        <translation>Ruhestand: die &amp;Zeit nicht wert</translation>
    </message>
    <message>
        <source>Retire: &amp;faulty or unclear</source>
        <translation>Ruhestand: &amp;fehlerhaft oder unklar</translation>
    </message>
    <message>
        <source>Retire: &amp;another reason</source>
        <translation>Ruhestand: aus &amp;anderem Grund</translation>
    </message>
</context>
<context>
    <name>Carrel::AsideModel</name>
    <message>
        <source>Retired</source>
        <translation>Im Ruhestand</translation>
    </message>
    <message>
        <source>Resting today</source>
        <translation>Ruhen heute</translation>
    </message>
    <message>
        <source>%1 %2, %3</source>
        <comment>why a check is laid aside, its lesson and course</comment>
        <translation>%1 %2, %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a check, then why it is laid aside</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a heading and how many there are</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Not known again and again</source>
        <translation>Immer wieder nicht gewusst</translation>
    </message>
</context>
<context>
    <name>Carrel::AsideWords</name>
    <message>
        <source>Retired on %1, as known for good.</source>
        <translation>Im Ruhestand seit %1, da für immer gewusst.</translation>
    </message>
    <message>
        <source>Retired on %1, as not worth the time.</source>
        <translation>Im Ruhestand seit %1, da die Zeit nicht wert.</translation>
    </message>
    <message>
        <source>Retired on %1, as the check is faulty or unclear.</source>
        <translation>Im Ruhestand seit %1, da fehlerhaft oder unklar.</translation>
    </message>
    <message>
        <source>Retired on %1.</source>
        <translation>Im Ruhestand seit %1.</translation>
    </message>
    <message>
        <source>Rests. %1</source>
        <comment>then when the check comes back</comment>
        <translation>Ruht. %1</translation>
    </message>
    <message>
        <source>This check is not in the library any more.</source>
        <translation>Diese Prüffrage ist nicht mehr in der Bibliothek.</translation>
    </message>
    <message numerus="yes">
        <source>Not known at %n review(s).</source>
        <translation>
            <numerusform>Bei %n Wiederholung nicht gewusst.</numerusform>
            <numerusform>Bei %n Wiederholungen nicht gewusst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not known at %n review(s). %1</source>
        <comment>then when the check comes back</comment>
        <translation>
            <numerusform>Bei %n Wiederholung nicht gewusst. %1</numerusform>
            <numerusform>Bei %n Wiederholungen nicht gewusst. %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::Assembly</name>
    <message>
        <source>The lesson “%1” is here twice with the same content; one was taken.</source>
        <translation>Die Lektion „%1“ ist zweimal mit gleichem Inhalt da; eine wurde genommen.</translation>
    </message>
    <message>
        <source>The lessons of “%1” name no address of their course; they were joined because the short name, the authors and the licence agree.</source>
        <translation>Die Lektionen von „%1“ nennen keine Adresse ihres Kurses; sie wurden verbunden, weil Kurzname, Verfasser und Lizenz übereinstimmen.</translation>
    </message>
    <message>
        <source>If they belong to different courses, give each course an address or a manifest.</source>
        <translation>Gehören sie zu verschiedenen Kursen, jedem Kurs eine Adresse oder ein Manifest geben.</translation>
    </message>
    <message>
        <source>This lesson calls its course “%1”; the newest file says “%2”, which was taken.</source>
        <translation>Diese Lektion nennt ihren Kurs „%1“; die neueste Datei sagt „%2“, und das wurde genommen.</translation>
    </message>
    <message>
        <source>This lesson has another licence (“%1”) than the newest lesson of its course (“%2”).</source>
        <translation>Diese Lektion hat eine andere Lizenz („%1“) als die neueste Lektion ihres Kurses („%2“).</translation>
    </message>
    <message>
        <source>Each lesson shows its own licence.</source>
        <translation>Jede Lektion zeigt ihre eigene Lizenz.</translation>
    </message>
    <message>
        <source>The lesson “%1” is here in other versions, too; the newest, from %2, was taken.</source>
        <translation>Die Lektion „%1“ liegt auch in anderen Fassungen vor; genommen wurde die neueste aus %2.</translation>
    </message>
    <message>
        <source>Remove the files that are out of date.</source>
        <translation>Die veralteten Dateien entfernen.</translation>
    </message>
</context>
<context>
    <name>Carrel::AssetReader</name>
    <message>
        <source>Its file is not there any more.</source>
        <translation>Seine Datei ist nicht mehr da.</translation>
    </message>
    <message>
        <source>Its file cannot be read: %1</source>
        <translation>Seine Datei kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>Its file is larger than %1 MB.</source>
        <translation>Seine Datei ist größer als %1 MB.</translation>
    </message>
    <message>
        <source>Its file is not a picture that Carrel can show.</source>
        <translation>Seine Datei ist kein Bild, das Carrel zeigen kann.</translation>
    </message>
</context>
<context>
    <name>Carrel::BackupPreferences</name>
    <message>
        <source>Backups of your answers</source>
        <translation>Sicherungen der Antworten</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Zurückholen …</translation>
    </message>
    <message>
        <source>Add what is missing</source>
        <translation>Hinzufügen, was fehlt</translation>
    </message>
    <message numerus="yes">
        <source>%n entries were added.</source>
        <translation>
            <numerusform>%n Eintrag wurde hinzugefügt.</numerusform>
            <numerusform>%n Einträge wurden hinzugefügt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading it…</source>
        <translation>Wird gelesen …</translation>
    </message>
</context>
<context>
    <name>Carrel::BookPrinter</name>
    <message>
        <source>The page to be printed could not be opened.</source>
        <translation>Die Seite zum Drucken konnte nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>The page ended while it was being printed. Print a smaller part of the course.</source>
        <translation>Die Seite endete beim Drucken. Einen kleineren Teil des Kurses drucken.</translation>
    </message>
    <message>
        <source>Laying out the pages takes too long. Print a smaller part of the course.</source>
        <translation>Die Seiten brauchen zu lange. Einen kleineren Teil des Kurses drucken.</translation>
    </message>
    <message>
        <source>The pages could not be printed.</source>
        <translation>Die Seiten konnten nicht gedruckt werden.</translation>
    </message>
    <message>
        <source>The printer did not take the pages.</source>
        <translation>Der Drucker hat die Seiten nicht angenommen.</translation>
    </message>
</context>
<context>
    <name>Carrel::CatchUpRow</name>
    <message>
        <source>Spre&amp;ad them over</source>
        <translation>Ve&amp;rteilen auf</translation>
    </message>
    <message>
        <source>Days to spread them over</source>
        <translation>Tage, auf die verteilt wird</translation>
    </message>
    <message>
        <source>Stop c&amp;atching up</source>
        <translation>Aufholen be&amp;enden</translation>
    </message>
    <message>
        <source> days</source>
        <comment>after a number</comment>
        <translation> Tage</translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) are overdue, about %1 minutes in all.</source>
        <translation>
            <numerusform>%n Prüffrage ist überfällig, zusammen etwa %1 Minuten.</numerusform>
            <numerusform>%n Prüffragen sind überfällig, zusammen etwa %1 Minuten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Catching up: this is the last part.</source>
        <translation>Aufholen: Dies ist der letzte Teil.</translation>
    </message>
    <message numerus="yes">
        <source>Catching up until %1: %n overdue check(s) are planned for the days to come.</source>
        <translation>
            <numerusform>Aufholen bis %1: %n überfällige Prüffrage ist für die nächsten Tage vorgesehen.</numerusform>
            <numerusform>Aufholen bis %1: %n überfällige Prüffragen sind für die nächsten Tage vorgesehen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::CheckChip</name>
    <message>
        <source>%1 %2</source>
        <comment>number and state of a check</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>Carrel::CheckKeys</name>
    <message>
        <source>1 to 9</source>
        <translation>1 bis 9</translation>
    </message>
    <message>
        <source>choose an option; choose or leave it where several are right</source>
        <translation>eine Antwort wählen; wo mehrere richtig sind, wählen oder abwählen</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Auf, Ab</translation>
    </message>
    <message>
        <source>go from option to option, or scroll</source>
        <translation>von Antwort zu Antwort gehen oder blättern</translation>
    </message>
    <message>
        <source>Page Up, Page Down, Home, End</source>
        <translation>Bild auf, Bild ab, Pos 1, Ende</translation>
    </message>
    <message>
        <source>scroll a long check</source>
        <translation>in einer langen Prüffrage blättern</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>answer, then go on</source>
        <translation>antworten, dann weiter</translation>
    </message>
    <message>
        <source>answer as a guess</source>
        <translation>als geraten antworten</translation>
    </message>
    <message>
        <source>go to the passage the check speaks of</source>
        <translation>zur Stelle im Text gehen, um die es geht</translation>
    </message>
    <message>
        <source>show the reasons, or those of the other options</source>
        <translation>die Begründungen zeigen oder die der übrigen Antworten</translation>
    </message>
    <message>
        <source>ask again what was missed</source>
        <translation>Verfehltes noch einmal fragen</translation>
    </message>
    <message>
        <source>try again, as practice</source>
        <translation>noch einmal versuchen, zur Übung</translation>
    </message>
    <message>
        <source>bring the check back though it was known</source>
        <translation>die Prüffrage wiederbringen, obwohl sie gewusst war</translation>
    </message>
    <message>
        <source>let a due check rest for a day</source>
        <translation>eine fällige Prüffrage einen Tag ruhen lassen</translation>
    </message>
    <message>
        <source>retire the check, with a reason</source>
        <translation>die Prüffrage in den Ruhestand schicken, mit einem Grund</translation>
    </message>
    <message>
        <source>ask another check of the lesson</source>
        <translation>eine andere Prüffrage der Lektion stellen</translation>
    </message>
    <message>
        <source>review more than the day has minutes for</source>
        <translation>mehr wiederholen, als der Tag Minuten hat</translation>
    </message>
    <message>
        <source>write a note on what is not known again and again</source>
        <translation>eine Notiz zu dem schreiben, was man immer wieder nicht weiß</translation>
    </message>
</context>
<context>
    <name>Carrel::CheckMarkWords</name>
    <message>
        <source>right</source>
        <comment>a check last answered right</comment>
        <translation>richtig</translation>
    </message>
    <message>
        <source>by luck</source>
        <comment>a check last answered right, as a guess</comment>
        <translation>mit Glück</translation>
    </message>
    <message>
        <source>wrong</source>
        <comment>a check last answered wrong</comment>
        <translation>falsch</translation>
    </message>
    <message>
        <source>due</source>
        <comment>a check to be reviewed today</comment>
        <translation>fällig</translation>
    </message>
    <message>
        <source>not asked</source>
        <comment>a check with a fault</comment>
        <translation>nicht gestellt</translation>
    </message>
    <message>
        <source>Check %1 of %2, right</source>
        <translation>Prüffrage %1 von %2, richtig</translation>
    </message>
    <message>
        <source>Check %1 of %2, right by luck</source>
        <translation>Prüffrage %1 von %2, mit Glück richtig</translation>
    </message>
    <message>
        <source>Check %1 of %2, wrong</source>
        <translation>Prüffrage %1 von %2, falsch</translation>
    </message>
    <message>
        <source>Check %1 of %2, due today</source>
        <translation>Prüffrage %1 von %2, heute fällig</translation>
    </message>
    <message>
        <source>Check %1 of %2, cannot be asked</source>
        <translation>Prüffrage %1 von %2, kann nicht gestellt werden</translation>
    </message>
    <message>
        <source>Check %1 of %2, not answered</source>
        <translation>Prüffrage %1 von %2, nicht beantwortet</translation>
    </message>
    <message>
        <source>Answered right</source>
        <translation>Richtig beantwortet</translation>
    </message>
    <message>
        <source>Right by luck</source>
        <translation>Mit Glück richtig</translation>
    </message>
    <message>
        <source>Answered wrong</source>
        <translation>Falsch beantwortet</translation>
    </message>
    <message>
        <source>Due today</source>
        <translation>Heute fällig</translation>
    </message>
    <message>
        <source>Cannot be asked</source>
        <translation>Kann nicht gestellt werden</translation>
    </message>
    <message>
        <source>Not answered</source>
        <translation>Nicht beantwortet</translation>
    </message>
</context>
<context>
    <name>Carrel::CheckPreview</name>
    <message>
        <source>No question can be made of this yet. Say which column holds the question, which the options, and which tells the right one.</source>
        <translation>Daraus wird noch keine Frage. Zu sagen ist, in welcher Spalte die Frage steht, in welchen die Antworten stehen und welche die richtige nennt.</translation>
    </message>
    <message>
        <source>✓ %1 (right)</source>
        <translation>✓ %1 (richtig)</translation>
    </message>
</context>
<context>
    <name>Carrel::CheckStrip</name>
    <message>
        <source>Checks of this lesson</source>
        <translation>Prüffragen dieser Lektion</translation>
    </message>
</context>
<context>
    <name>Carrel::CheckView</name>
    <message>
        <source>This check cannot be asked: %1</source>
        <translation>Diese Prüffrage kann nicht gestellt werden: %1</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Reread the passage</source>
        <translation>Stelle nachlesen</translation>
    </message>
    <message>
        <source>Pick an option first.</source>
        <translation>Zuerst eine Antwort wählen.</translation>
    </message>
    <message>
        <source>Answered today. %1</source>
        <translation>Heute beantwortet. %1</translation>
    </message>
    <message>
        <source>Answered on %1. %2</source>
        <translation>Beantwortet am %1. %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>verdict, then when it comes back</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Show the reasons</source>
        <translation>Begründungen zeigen</translation>
    </message>
    <message>
        <source>Show the other reasons</source>
        <translation>Die anderen Begründungen zeigen</translation>
    </message>
    <message>
        <source>Passage again; counts as a guess</source>
        <translation>Stelle wieder zeigen; zählt als geraten</translation>
    </message>
    <message>
        <source>Passage first; then it counts as a guess</source>
        <translation>Erst die Stelle lesen; zählt dann als geraten</translation>
    </message>
    <message>
        <source>Choose all that are right.</source>
        <translation>Alle richtigen Antworten wählen.</translation>
    </message>
    <message>
        <source>Bring it back anyway</source>
        <translation>Trotzdem wieder vorlegen</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Answer as a guess</source>
        <translation>Antworten als geraten</translation>
    </message>
    <message>
        <source>Passage first, counts as a guess</source>
        <translation>Erst die Stelle, zählt als geraten</translation>
    </message>
    <message>
        <source>Ask me again</source>
        <translation>Noch einmal fragen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Next check</source>
        <translation>Nächste Prüffrage</translation>
    </message>
    <message>
        <source>You are reviewing this check and have opened its passage. Answer it in the review; it counts as a guess.</source>
        <translation>Diese Prüffrage wird gerade wiederholt, und ihre Textstelle ist geöffnet. Beantwortet wird sie in der Wiederholung; sie zählt als geraten.</translation>
    </message>
    <message>
        <source>Another check of the lesson</source>
        <translation>Andere Prüffrage der Lektion</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Notiz schreiben</translation>
    </message>
    <message>
        <source>Retire…</source>
        <translation>Ruhestand …</translation>
    </message>
    <message>
        <source>Rest or retire…</source>
        <translation>Ruhen lassen oder Ruhestand …</translation>
    </message>
    <message>
        <source>It rests. %1 {undo} takes it back.</source>
        <comment>%1: when it comes back</comment>
        <translation>Sie ruht. %1 {undo} nimmt das zurück.</translation>
    </message>
    <message>
        <source>Retired: it does not come back. {undo} takes that back.</source>
        <translation>Im Ruhestand: Sie kommt nicht wieder. {undo} nimmt das zurück.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Wiederbringen</translation>
    </message>
    <message numerus="yes">
        <source>Not known at %n review(s) by now. Asking it once more may not help; the passage, another check or a note in your own words might.</source>
        <translation>
            <numerusform>Nun schon bei %n Wiederholung nicht gewusst. Noch einmal fragen hilft wohl nicht; die Stelle, eine andere Prüffrage oder eine Notiz in eigenen Worten vielleicht schon.</numerusform>
            <numerusform>Nun schon bei %n Wiederholungen nicht gewusst. Noch einmal fragen hilft wohl nicht; die Stelle, eine andere Prüffrage oder eine Notiz in eigenen Worten vielleicht schon.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::ColourRow</name>
    <message>
        <source>%1 (%2)</source>
        <comment>name of a button, its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Highlight in yellow</source>
        <translation>Gelb markieren</translation>
    </message>
    <message>
        <source>Highlight in green</source>
        <translation>Grün markieren</translation>
    </message>
    <message>
        <source>Highlight in blue</source>
        <translation>Blau markieren</translation>
    </message>
    <message>
        <source>Highlight in pink</source>
        <translation>Rosa markieren</translation>
    </message>
</context>
<context>
    <name>Carrel::CommonCartridge</name>
    <message>
        <source>links to files and places of the learning platform</source>
        <translation>Verweise auf Dateien und Orte der Lernplattform</translation>
    </message>
    <message>
        <source>pages that stand twice in the table of contents</source>
        <translation>Seiten, die zweimal im Inhaltsverzeichnis stehen</translation>
    </message>
    <message>
        <source>discussions</source>
        <translation>Diskussionen</translation>
    </message>
    <message>
        <source>tools on other sites (LTI)</source>
        <translation>Werkzeuge auf anderen Websites (LTI)</translation>
    </message>
    <message>
        <source>assignments to hand in</source>
        <translation>Aufgaben zum Einreichen</translation>
    </message>
    <message>
        <source>files that are no pages</source>
        <translation>Dateien, die keine Seiten sind</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Verweise</translation>
    </message>
    <message>
        <source>pages and quizzes without anything to read or answer</source>
        <translation>Seiten und Tests, in denen nichts zu lesen oder zu beantworten ist</translation>
    </message>
    <message>
        <source>More pages</source>
        <translation>Weitere Seiten</translation>
    </message>
    <message>
        <source>There is no page and no quiz in this cartridge that can be read.</source>
        <translation>In dieser Cartridge ist weder eine Seite noch ein Test, der gelesen werden kann.</translation>
    </message>
    <message>
        <source>pages that the table of contents names and that are not there</source>
        <translation>Seiten, die das Inhaltsverzeichnis nennt und die fehlen</translation>
    </message>
</context>
<context>
    <name>Carrel::CourseDelegate</name>
    <message>
        <source>%1, %2</source>
        <comment>progress of a course, checks due</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>Carrel::CourseFinder</name>
    <message>
        <source>There is no such file or folder.</source>
        <translation>Diese Datei oder diesen Ordner gibt es nicht.</translation>
    </message>
    <message>
        <source>This is neither a file nor a folder.</source>
        <translation>Das ist weder eine Datei noch ein Ordner.</translation>
    </message>
    <message>
        <source>Save what comes from a pipe or a device to a file and open that.</source>
        <translation>Was aus einer Pipe oder von einem Gerät kommt, in einer Datei speichern und diese öffnen.</translation>
    </message>
    <message>
        <source>There is no lesson and no course in this folder.</source>
        <translation>In diesem Ordner ist weder eine Lektion noch ein Kurs.</translation>
    </message>
    <message>
        <source>Check the name.</source>
        <translation>Den Namen prüfen.</translation>
    </message>
    <message>
        <source>The folder holds too many files; the rest was not looked at.</source>
        <translation>Der Ordner enthält zu viele Dateien; der Rest wurde nicht angesehen.</translation>
    </message>
    <message>
        <source>Choose the folder of the course itself.</source>
        <translation>Den Ordner des Kurses selbst wählen.</translation>
    </message>
    <message>
        <source>The folder lies too deep; it was not looked at.</source>
        <translation>Der Ordner liegt zu tief; er wurde nicht angesehen.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Die Datei kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Check its permissions.</source>
        <translation>Ihre Zugriffsrechte prüfen.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>Get a whole copy of the file from where it came.</source>
        <translation>Die Datei noch einmal vollständig von ihrem Ursprung holen.</translation>
    </message>
    <message>
        <source>Unpack the archive and open the folder.</source>
        <translation>Das Archiv entpacken und den Ordner öffnen.</translation>
    </message>
    <message>
        <source>This is neither a lesson nor a course.</source>
        <translation>Dies ist weder eine Lektion noch ein Kurs.</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) were passed over for the same reason.</source>
        <translation>
            <numerusform>%n weitere Datei wurde aus demselben Grund übergangen.</numerusform>
            <numerusform>%n weitere Dateien wurden aus demselben Grund übergangen.</numerusform>
        </translation>
    </message>
    <message>
        <source>An archive inside an archive is not opened.</source>
        <translation>Ein Archiv in einem Archiv wird nicht geöffnet.</translation>
    </message>
    <message>
        <source>Unpack the outer one and open the inner one by itself.</source>
        <translation>Das äußere entpacken und das innere für sich öffnen.</translation>
    </message>
    <message>
        <source>There is no lesson and no course in this archive.</source>
        <translation>In diesem Archiv ist weder eine Lektion noch ein Kurs.</translation>
    </message>
    <message>
        <source>Open the archive of a course, or a lesson in JSON or Markdown.</source>
        <translation>Das Archiv eines Kurses oder eine Lektion in JSON oder Markdown öffnen.</translation>
    </message>
    <message>
        <source>Archives of this kind are not opened.</source>
        <translation>Archive dieser Art werden nicht geöffnet.</translation>
    </message>
    <message>
        <source>An empty name means no file and no folder.</source>
        <translation>Ein leerer Name bezeichnet weder Datei noch Ordner.</translation>
    </message>
    <message>
        <source>Name the file or folder to open.</source>
        <translation>Die Datei oder den Ordner nennen, der geöffnet werden soll.</translation>
    </message>
    <message>
        <source>The name of this file or folder is no text (UTF-8); it was not looked at.</source>
        <translation>Der Name dieser Datei oder dieses Ordners ist kein Text (UTF-8); hineingesehen wurde nicht.</translation>
    </message>
    <message>
        <source>Give it another name.</source>
        <translation>Einen anderen Namen geben.</translation>
    </message>
    <message>
        <source>Carrel reads: %1.</source>
        <translation>Carrel liest: %1.</translation>
    </message>
    <message>
        <source>The folder cannot be read.</source>
        <translation>Der Ordner kann nicht gelesen werden.</translation>
    </message>
</context>
<context>
    <name>Carrel::CourseListModel</name>
    <message numerus="yes">
        <source>%1 of %n lesson(s) here, %2 read</source>
        <translation>
            <numerusform>%1 von %n Lektion hier, %2 gelesen</numerusform>
            <numerusform>%1 von %n Lektionen hier, %2 gelesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lesson(s) read</source>
        <translation>
            <numerusform>%1 von %n Lektion gelesen</numerusform>
            <numerusform>%1 von %n Lektionen gelesen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>title of a course, why it cannot be opened</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>title of a course, progress</comment>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>%1. %2. %3.</source>
        <comment>title of a course, progress, due checks</comment>
        <translation>%1. %2. %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) due</source>
        <translation>
            <numerusform>%n Prüffrage fällig</numerusform>
            <numerusform>%n Prüffragen fällig</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 begun</source>
        <comment>lessons read of a course, lessons begun</comment>
        <translation>%1, %2 begonnen</translation>
    </message>
</context>
<context>
    <name>Carrel::CourseSearch</name>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>%n Lektion</numerusform>
            <numerusform>%n Lektionen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::CourseUnion</name>
    <message>
        <source>If it is another course, give it an address or a manifest.</source>
        <translation>Ist es ein anderer Kurs, ihm eine Adresse oder ein Manifest geben.</translation>
    </message>
    <message>
        <source>“%1” names no address of its course; it counts as part of the course of the same short name, authors and licence.</source>
        <translation>„%1“ nennt keine Adresse seines Kurses; es zählt zu dem Kurs mit gleichem Kurznamen, gleichen Verfassern und gleicher Lizenz.</translation>
    </message>
</context>
<context>
    <name>Carrel::CsvCourse</name>
    <message>
        <source>cells behind the last column</source>
        <translation>Zellen hinter der letzten Spalte</translation>
    </message>
    <message>
        <source>records without a question</source>
        <translation>Datensätze ohne Frage</translation>
    </message>
    <message>
        <source>“%1” names no option of this record.</source>
        <translation>„%1“ nennt keine Antwort dieses Datensatzes.</translation>
    </message>
    <message>
        <source>Write the letter, the number or the text of the right option.</source>
        <translation>Den Buchstaben, die Nummer oder den Text der richtigen Antwort schreiben.</translation>
    </message>
    <message>
        <source>“%1” is the place of one option and the text of another.</source>
        <translation>„%1“ ist der Platz einer Antwort und der Text einer anderen.</translation>
    </message>
    <message>
        <source>Write the letter of the right option.</source>
        <translation>Den Buchstaben der richtigen Antwort schreiben.</translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) were not used: %1</source>
        <translation>
            <numerusform>%n Spalte wurde nicht benutzt: %1</numerusform>
            <numerusform>%n Spalten wurden nicht benutzt: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>A quotation mark is never closed; it was read as a character.</source>
        <translation>Ein Anführungszeichen wird nicht geschlossen; es wurde als Zeichen gelesen.</translation>
    </message>
    <message>
        <source>Close it, or double it where it is meant as a character.</source>
        <translation>Es schließen oder, wo es als Zeichen gemeint ist, verdoppeln.</translation>
    </message>
    <message>
        <source>Some bytes are no text in %1.</source>
        <translation>Einige Bytes sind kein Text in %1.</translation>
    </message>
    <message>
        <source>Choose another encoding.</source>
        <translation>Eine andere Kodierung wählen.</translation>
    </message>
    <message>
        <source>The columns of this table do not say which holds the question, the options and which of them is right.</source>
        <translation>Die Spalten dieser Tabelle sagen nicht, wo die Frage und die Antworten stehen und welche davon richtig ist.</translation>
    </message>
    <message>
        <source>Say what each column holds, or name the columns in the first line: Question, A, B, C, Correct.</source>
        <translation>Sagen, was in jeder Spalte steht, oder die Spalten in der ersten Zeile benennen: Question, A, B, C, Correct.</translation>
    </message>
</context>
<context>
    <name>Carrel::CsvMapping</name>
    <message>
        <source>Not used</source>
        <translation>Nicht benutzt</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Which option is right</source>
        <translation>Welche Antwort richtig ist</translation>
    </message>
    <message>
        <source>Right option</source>
        <translation>Richtige Antwort</translation>
    </message>
    <message>
        <source>Wrong option</source>
        <translation>Falsche Antwort</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Erklärung</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>Modul</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Fixed order</source>
        <translation>Feste Reihenfolge</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Address of the licence</source>
        <translation>Adresse der Lizenz</translation>
    </message>
    <message>
        <source>Attribution</source>
        <translation>Namensnennung</translation>
    </message>
    <message>
        <source>Option %1</source>
        <translation>Antwort %1</translation>
    </message>
    <message>
        <source>Reason of option %1</source>
        <translation>Grund zu Antwort %1</translation>
    </message>
</context>
<context>
    <name>Carrel::CsvWriter</name>
    <message>
        <source>checks that cannot be asked</source>
        <translation>Prüffragen, die nicht gestellt werden können</translation>
    </message>
    <message>
        <source>formatting, code or pictures of checks</source>
        <translation>Formatierung, Code oder Bilder von Prüffragen</translation>
    </message>
</context>
<context>
    <name>Carrel::DayGrid</name>
    <message numerus="yes">
        <source>%1: %n minute(s)</source>
        <comment>a day</comment>
        <translation>
            <numerusform>%1: %n Minute</numerusform>
            <numerusform>%1: %n Minuten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::DayPreferences</name>
    <message>
        <source>Days for review</source>
        <translation>Tage für Wiederholungen</translation>
    </message>
    <message>
        <source>A tick: as usual. A dash: about half as much. Empty: nothing is put there when another day can be had; what went wrong the day before comes back all the same.</source>
        <translation>Häkchen: wie sonst. Strich: etwa halb so viel. Leer: nichts, wenn ein anderer Tag möglich ist; was am Tag davor falsch war, kommt trotzdem wieder.</translation>
    </message>
    <message>
        <source>Holidays</source>
        <translation>Urlaub</translation>
    </message>
    <message>
        <source>First day of a holiday</source>
        <translation>Erster Urlaubstag</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two dates</comment>
        <translation>bis</translation>
    </message>
    <message>
        <source>Last day of a holiday</source>
        <translation>Letzter Urlaubstag</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add the holiday</source>
        <translation>Den Urlaub hinzufügen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the holiday</source>
        <translation>Den Urlaub entfernen</translation>
    </message>
    <message>
        <source>Nothing is put on these days when another day can be had, and what would come back then is moved.</source>
        <translation>Auf diese Tage wird nichts gelegt, wenn ein anderer Tag möglich ist. Was dann wiederkäme, wird verschoben.</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Wie sonst</translation>
    </message>
    <message>
        <source>About half as much</source>
        <translation>Etwa halb so viel</translation>
    </message>
    <message>
        <source>Nothing, when another day can be had</source>
        <translation>Nichts, wenn ein anderer Tag möglich ist</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>format of a date</comment>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>two dates</comment>
        <translation>%1 bis %2</translation>
    </message>
</context>
<context>
    <name>Carrel::DiagnosticsModel</name>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>%1, at %2</source>
        <translation>%1, bei %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind of remark, remark</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
</context>
<context>
    <name>Carrel::DropArea</name>
    <message>
        <source>You can also drop a course here: a file, a folder or several of them.</source>
        <translation>Ein Kurs lässt sich auch hier ablegen: eine Datei, ein Ordner oder mehrere davon.</translation>
    </message>
</context>
<context>
    <name>Carrel::DueWords</name>
    <message>
        <source>Comes back today.</source>
        <translation>Kommt heute wieder.</translation>
    </message>
    <message>
        <source>Comes back later today, from %1.</source>
        <translation>Kommt heute noch wieder, ab %1 Uhr.</translation>
    </message>
    <message>
        <source>Comes back tomorrow, %1.</source>
        <translation>Kommt morgen wieder, %1.</translation>
    </message>
    <message numerus="yes">
        <source>Comes back in %n days, %1.</source>
        <translation>
            <numerusform>Kommt in %n Tag wieder, %1.</numerusform>
            <numerusform>Kommt in %n Tagen wieder, %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %n checks later today, from %1.</source>
        <translation>
            <numerusform>Als Nächstes: %n Prüffrage heute noch, ab %1 Uhr.</numerusform>
            <numerusform>Als Nächstes: %n Prüffragen heute noch, ab %1 Uhr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %n checks on %1.</source>
        <translation>
            <numerusform>Als Nächstes: %n Prüffrage am %1.</numerusform>
            <numerusform>Als Nächstes: %n Prüffragen am %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missed; back later today, from %1.</source>
        <translation>
            <numerusform>%n verfehlt; kommt heute noch wieder, ab %1 Uhr.</numerusform>
            <numerusform>%n verfehlt; kommen heute noch wieder, ab %1 Uhr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missed; back tomorrow.</source>
        <translation>
            <numerusform>%n verfehlt; kommt morgen wieder.</numerusform>
            <numerusform>%n verfehlt; kommen morgen wieder.</numerusform>
        </translation>
    </message>
    <message>
        <source>dddd d MMMM</source>
        <comment>format of a day of this year</comment>
        <translation>dddd, d. MMMM</translation>
    </message>
    <message>
        <source>dddd d MMMM yyyy</source>
        <comment>format of a day of another year</comment>
        <translation>dddd, d. MMMM yyyy</translation>
    </message>
    <message numerus="yes">
        <source>%n right by luck or with the passage; back later today, from %1.</source>
        <translation>
            <numerusform>%n mit Glück oder mit der Textstelle richtig; kommt heute noch wieder, ab %1 Uhr.</numerusform>
            <numerusform>%n mit Glück oder mit der Textstelle richtig; kommen heute noch wieder, ab %1 Uhr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right by luck or with the passage; back tomorrow.</source>
        <translation>
            <numerusform>%n mit Glück oder mit der Textstelle richtig; kommt morgen wieder.</numerusform>
            <numerusform>%n mit Glück oder mit der Textstelle richtig; kommen morgen wieder.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::ExamDialog</name>
    <message>
        <source>In the seven days before it, what you may have forgotten by then is asked once more. The usual schedule stays as it is.</source>
        <translation>In den sieben Tagen davor wird noch einmal gefragt, was bis dahin vergessen sein könnte. Der übliche Plan bleibt, wie er ist.</translation>
    </message>
    <message>
        <source>&amp;Day of the exam:</source>
        <translation>&amp;Tag der Prüfung:</translation>
    </message>
    <message>
        <source>Day of the exam</source>
        <translation>Tag der Prüfung</translation>
    </message>
    <message>
        <source>Modules it asks about:</source>
        <translation>Module, um die es geht:</translation>
    </message>
    <message>
        <source>&amp;No exam</source>
        <translation>&amp;Keine Prüfung</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Abbre&amp;chen</translation>
    </message>
    <message>
        <source>&amp;Set the date</source>
        <translation>Termin &amp;festlegen</translation>
    </message>
    <message>
        <source>Exam date</source>
        <translation>Prüfungstermin</translation>
    </message>
    <message>
        <source>Exam in “%1”</source>
        <translation>Prüfung in „%1“</translation>
    </message>
    <message>
        <source>This is not a whole date. Type the day, the month and the year, as in %1.</source>
        <translation>Das Datum ist nicht vollständig. Tag, Monat und Jahr eingeben, wie in %1.</translation>
    </message>
    <message>
        <source>The exam can be tomorrow at the earliest.</source>
        <translation>Die Prüfung kann frühestens morgen sein.</translation>
    </message>
</context>
<context>
    <name>Carrel::ExportMessages</name>
    <message>
        <source>Courses of Carrel (%1)</source>
        <translation>Carrel-Kurse (%1)</translation>
    </message>
    <message>
        <source>Decks of Anki (%1)</source>
        <translation>Anki-Stapel (%1)</translation>
    </message>
    <message>
        <source>Tables (%1)</source>
        <translation>Tabellen (%1)</translation>
    </message>
    <message>
        <source>Export “%1”</source>
        <translation>„%1“ exportieren</translation>
    </message>
    <message>
        <source>Export “%1” into a new folder in this one</source>
        <translation>„%1“ in einen neuen Ordner in diesem exportieren</translation>
    </message>
    <message>
        <source>Exporting “%1”…</source>
        <translation>„%1“ wird exportiert …</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>Anhal&amp;ten</translation>
    </message>
    <message>
        <source>Stopped. “%1” was not exported.</source>
        <translation>Angehalten. „%1“ wurde nicht exportiert.</translation>
    </message>
    <message>
        <source>“%1” could not be exported to %2. %3</source>
        <comment>a course, a place, why</comment>
        <translation>„%1“ konnte nicht nach %2 exportiert werden. %3</translation>
    </message>
    <message>
        <source>“%1” was exported to %2.</source>
        <translation>„%1“ wurde nach %2 exportiert.</translation>
    </message>
    <message>
        <source>%1 Some of it could not be taken along.</source>
        <translation>%1 Einiges davon ließ sich nicht mitnehmen.</translation>
    </message>
    <message>
        <source>Sho&amp;w the report</source>
        <translation>Bericht &amp;zeigen</translation>
    </message>
    <message>
        <source>Show the fol&amp;der</source>
        <translation>&amp;Ordner zeigen</translation>
    </message>
    <message>
        <source>Web pages (%1)</source>
        <translation>Webseiten (%1)</translation>
    </message>
    <message>
        <source>Books (%1)</source>
        <translation>Bücher (%1)</translation>
    </message>
</context>
<context>
    <name>Carrel::FigureSection</name>
    <message>
        <source>Open the passage</source>
        <translation>Stelle öffnen</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Als Tabelle zeigen</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Als CSV speichern …</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>title of a figure, words of a button</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Tabelle speichern</translation>
    </message>
    <message>
        <source>Table (*.csv);;All files (*)</source>
        <translation>Tabelle (*.csv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The table was written to %1.</source>
        <translation>Die Tabelle wurde nach %1 geschrieben.</translation>
    </message>
    <message>
        <source>The table could not be written to %1. Choose another place.</source>
        <translation>Die Tabelle konnte nicht nach %1 geschrieben werden. Bitte einen anderen Ort wählen.</translation>
    </message>
</context>
<context>
    <name>Carrel::FileBytes</name>
    <message>
        <source>The file is larger than %1 MiB.</source>
        <translation>Die Datei ist größer als %1 MiB.</translation>
    </message>
    <message>
        <source>The packed file is damaged; get it again.</source>
        <translation>Die gepackte Datei ist beschädigt; sie noch einmal holen.</translation>
    </message>
    <message>
        <source>The packed file unpacks to more than %1 times its size; it was not read.</source>
        <translation>Die gepackte Datei wird entpackt mehr als %1-mal so groß; sie wurde nicht gelesen.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>Die Datei kann nicht gelesen werden: %1</translation>
    </message>
</context>
<context>
    <name>Carrel::FileWriting</name>
    <message>
        <source>“%1” cannot be written: %2. Check that its disk has room and that you may write there.</source>
        <translation>„%1“ kann nicht geschrieben werden: %2. Prüfen, ob auf dem Datenträger Platz ist und ob dort geschrieben werden darf.</translation>
    </message>
</context>
<context>
    <name>Carrel::FindBar</name>
    <message>
        <source>Find in this lesson</source>
        <translation>In dieser Lektion suchen</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Vorige Fundstelle</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Nächste Fundstelle</translation>
    </message>
    <message>
        <source>Whole &amp;word</source>
        <translation>Ganzes &amp;Wort</translation>
    </message>
    <message>
        <source>“sort” does not find “sorting”</source>
        <translation>„Baum“ findet nicht „Baumschule“</translation>
    </message>
    <message>
        <source>&amp;Case</source>
        <translation>&amp;Groß/klein</translation>
    </message>
    <message>
        <source>“Sort” does not find “sort”</source>
        <translation>„Weg“ findet nicht „weg“</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Groß- und Kleinschreibung beachten</translation>
    </message>
    <message>
        <source>&amp;Accents</source>
        <translation>A&amp;kzente</translation>
    </message>
    <message>
        <source>“cafe” does not find “café”</source>
        <translation>„cafe“ findet nicht „café“</translation>
    </message>
    <message>
        <source>Match accents</source>
        <translation>Akzente beachten</translation>
    </message>
    <message>
        <source>Close and stay at this hit (Esc goes back to where you were)</source>
        <translation>Schließen und an dieser Fundstelle bleiben (Esc führt dorthin zurück, wo man war)</translation>
    </message>
    <message>
        <source>Close and stay at this hit</source>
        <translation>Schließen und an dieser Fundstelle bleiben</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n Fundstelle</numerusform>
            <numerusform>%n Fundstellen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>which hit of how many</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Found nothing more below; this is the first hit.</source>
        <translation>Weiter unten ist nichts mehr; dies ist die erste Fundstelle.</translation>
    </message>
    <message>
        <source>Found nothing more above; this is the last hit.</source>
        <translation>Weiter oben ist nichts mehr; dies ist die letzte Fundstelle.</translation>
    </message>
    <message>
        <source>Previous hit (Shift+Enter)</source>
        <translation>Vorige Fundstelle (Umschalt+Eingabe)</translation>
    </message>
    <message>
        <source>Next hit (Enter)</source>
        <translation>Nächste Fundstelle (Eingabe)</translation>
    </message>
</context>
<context>
    <name>Carrel::FitPreferences</name>
    <message>
        <source>Your own memory</source>
        <translation>Eigenes Gedächtnis</translation>
    </message>
    <message>
        <source>Use the fitted schedule</source>
        <translation>Angepassten Plan verwenden</translation>
    </message>
    <message>
        <source>Back to the default schedule</source>
        <translation>Zurück zum Standardplan</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Wird ausgerechnet …</translation>
    </message>
    <message>
        <source>Learns how long you remember from %1 answers to checks that came back. Nothing changes until you say so.</source>
        <translation>Lernt aus %1 Antworten auf wiedergekommene Prüffragen, wie lange das Gelernte hält. Ohne Zustimmung ändert sich nichts.</translation>
    </message>
    <message>
        <source>The schedule is fitted to you. %1</source>
        <comment>followed by a sentence</comment>
        <translation>Der Plan ist persönlich angepasst. %1</translation>
    </message>
    <message>
        <source>Stop fitting</source>
        <translation>Anpassen abbrechen</translation>
    </message>
    <message>
        <source>Fit the schedule to me…</source>
        <translation>Plan an mich anpassen …</translation>
    </message>
</context>
<context>
    <name>Carrel::FitWords</name>
    <message>
        <source>The schedule in use foretells your answers as well as one fitted to you, so it stays as it is.</source>
        <translation>Der jetzige Plan sagt die Antworten so gut vorher wie ein angepasster; darum bleibt er, wie er ist.</translation>
    </message>
    <message>
        <source>Fitted to you, a check that you miss once and then always know comes back after %1 days instead of %2; so fitted, the schedule was better at foretelling %3 answers it had not seen.</source>
        <translation>Angepasst kommt eine Prüffrage, die einmal verfehlt und danach immer gewusst wird, nach %1 statt nach %2 Tagen wieder; so angepasst hat der Plan %3 Antworten, die er nicht kannte, besser vorhergesagt.</translation>
    </message>
    <message>
        <source>Needs %1 answers to checks that came back, and has %2 so far.</source>
        <translation>Braucht %1 Antworten auf wiedergekommene Prüffragen und hat bisher %2.</translation>
    </message>
</context>
<context>
    <name>Carrel::Formats</name>
    <message>
        <source>Lessons in JSON</source>
        <translation>Lektionen in JSON</translation>
    </message>
    <message>
        <source>Questions in Aiken</source>
        <translation>Fragen in Aiken</translation>
    </message>
    <message>
        <source>Common Cartridge</source>
        <translation>Common Cartridge</translation>
    </message>
    <message>
        <source>Questions in a table (CSV)</source>
        <translation>Fragen in einer Tabelle (CSV)</translation>
    </message>
    <message>
        <source>Questions in GIFT</source>
        <translation>Fragen in GIFT</translation>
    </message>
    <message>
        <source>H5P package</source>
        <translation>H5P-Paket</translation>
    </message>
    <message>
        <source>Course in Markdown</source>
        <translation>Kurs in Markdown</translation>
    </message>
    <message>
        <source>Questions in Moodle XML</source>
        <translation>Fragen in Moodle-XML</translation>
    </message>
    <message>
        <source>Open edX course</source>
        <translation>Kurs von Open edX</translation>
    </message>
    <message>
        <source>Course package</source>
        <translation>Kurspaket</translation>
    </message>
    <message>
        <source>Book in PreTeXt</source>
        <translation>Buch in PreTeXt</translation>
    </message>
    <message>
        <source>Questions in QTI</source>
        <translation>Fragen in QTI</translation>
    </message>
    <message>
        <source>SCORM package</source>
        <translation>SCORM-Paket</translation>
    </message>
    <message>
        <source>Hugging Face course</source>
        <translation>Kurs von Hugging Face</translation>
    </message>
    <message>
        <source>Jupyter Book</source>
        <translation>Jupyter Book</translation>
    </message>
    <message>
        <source>Questions of jupyterquiz</source>
        <translation>Fragen von jupyterquiz</translation>
    </message>
    <message>
        <source>Folder of Markdown</source>
        <translation>Ordner mit Markdown</translation>
    </message>
    <message>
        <source>mdBook</source>
        <translation>mdBook</translation>
    </message>
    <message>
        <source>Microsoft Learn module</source>
        <translation>Modul von Microsoft Learn</translation>
    </message>
    <message>
        <source>Anki deck</source>
        <translation>Anki-Stapel</translation>
    </message>
</context>
<context>
    <name>Carrel::Gift</name>
    <message>
        <source>what stands in the braces begins neither with = nor with ~ and is not T or F.</source>
        <translation>was in den geschweiften Klammern steht, beginnt weder mit = noch mit ~ und ist nicht T oder F.</translation>
    </message>
    <message>
        <source>There is a blank line inside the answers; they were read as one.</source>
        <translation>Zwischen den Antworten ist eine Leerzeile; sie wurden als zusammengehörig gelesen.</translation>
    </message>
    <message>
        <source>Moodle ends a question at a blank line: take it out.</source>
        <translation>Moodle beendet eine Frage an einer Leerzeile: sie herausnehmen.</translation>
    </message>
    <message>
        <source>a brace is closed that was never opened.</source>
        <translation>eine geschweifte Klammer wird geschlossen, die nie geöffnet wurde.</translation>
    </message>
    <message>
        <source>a brace is not closed before the blank line.</source>
        <translation>eine geschweifte Klammer wird vor der Leerzeile nicht geschlossen.</translation>
    </message>
    <message>
        <source>it has braces in more than one place.</source>
        <translation>sie hat geschweifte Klammern an mehr als einer Stelle.</translation>
    </message>
    <message>
        <source>Braces in the text of a question were read as text.</source>
        <translation>Geschweifte Klammern im Text einer Frage wurden als Text gelesen.</translation>
    </message>
    <message>
        <source>Write \{ and \} where a brace is meant as text.</source>
        <translation>\{ und \} schreiben, wo eine geschweifte Klammer als Text gemeint ist.</translation>
    </message>
    <message>
        <source>The question “%1” was left out: %2</source>
        <translation>Die Frage „%1“ wurde weggelassen: %2</translation>
    </message>
    <message>
        <source>Answers stand in one pair of braces: {=right ~wrong}. In text, write a backslash before ~ = # { } and : that mean themselves.</source>
        <translation>Antworten stehen in einem Paar geschweifter Klammern: {=richtig ~falsch}. Im Text einen umgekehrten Schrägstrich vor ~ = # { } und : schreiben, wenn sie sich selbst meinen.</translation>
    </message>
</context>
<context>
    <name>Carrel::GoToModel</name>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Überschrift</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>kind, title and place of something one can go to</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1, key %2</source>
        <comment>a command and its key</comment>
        <translation>%1, Taste %2</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Kurs</translation>
    </message>
</context>
<context>
    <name>Carrel::GoToPalette</name>
    <message>
        <source>Go to</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>Go to a lesson, heading, command or setting</source>
        <translation>Gehe zu Lektion, Überschrift, Befehl oder Einstellung</translation>
    </message>
    <message>
        <source>Where to go</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Nothing is called “%1”</source>
        <translation>Nichts heißt „%1“</translation>
    </message>
</context>
<context>
    <name>Carrel::GoalPreferences</name>
    <message>
        <source>Weekly goal</source>
        <translation>Wochenziel</translation>
    </message>
    <message>
        <source>Statistics then say how much of it is done. Falling short costs nothing.</source>
        <translation>Die Statistik sagt dann, wie viel davon geschafft ist. Weniger zu schaffen kostet nichts.</translation>
    </message>
    <message>
        <source>No goal</source>
        <translation>Kein Ziel</translation>
    </message>
    <message>
        <source> minutes</source>
        <comment>after a number</comment>
        <translation> Minuten</translation>
    </message>
</context>
<context>
    <name>Carrel::GraphicsPath</name>
    <message>
        <source>Pages are drawn by the processor (safe mode).</source>
        <translation>Der Prozessor zeichnet die Seiten (abgesicherter Modus).</translation>
    </message>
    <message>
        <source>Pages are drawn by the processor, since the last start with the graphics card showed no page.</source>
        <translation>Der Prozessor zeichnet die Seiten, da der letzte Start mit der Grafikkarte keine Seite zeigte.</translation>
    </message>
    <message>
        <source>Pages are drawn by the processor, as set.</source>
        <translation>Der Prozessor zeichnet die Seiten, wie eingestellt.</translation>
    </message>
    <message>
        <source>Pages are drawn by the graphics card, as set.</source>
        <translation>Die Grafikkarte zeichnet die Seiten, wie eingestellt.</translation>
    </message>
    <message>
        <source>Pages are drawn by the processor, as QT_QUICK_BACKEND says.</source>
        <translation>Der Prozessor zeichnet die Seiten, wie QT_QUICK_BACKEND es verlangt.</translation>
    </message>
    <message>
        <source>Pages are drawn by the graphics card, as QT_QUICK_BACKEND says.</source>
        <translation>Die Grafikkarte zeichnet die Seiten, wie QT_QUICK_BACKEND es verlangt.</translation>
    </message>
    <message>
        <source>Pages are drawn by the processor, since no usable graphics card was found.</source>
        <translation>Der Prozessor zeichnet die Seiten, da keine brauchbare Grafikkarte gefunden wurde.</translation>
    </message>
    <message>
        <source>Pages are drawn by the processor, since this is a remote session.</source>
        <translation>Der Prozessor zeichnet die Seiten, da dies eine Fernsitzung ist.</translation>
    </message>
    <message>
        <source>Pages are drawn by the graphics card.</source>
        <translation>Die Grafikkarte zeichnet die Seiten.</translation>
    </message>
    <message>
        <source>Safe mode</source>
        <translation>Abgesicherter Modus</translation>
    </message>
    <message>
        <source>Drawn without a graphics card</source>
        <translation>Ohne Grafikkarte gezeichnet</translation>
    </message>
</context>
<context>
    <name>Carrel::H5p</name>
    <message>
        <source>parts of the kind “%1”, which run as a program</source>
        <translation>Teile der Art „%1“, die als Programm laufen</translation>
    </message>
    <message>
        <source>hints before the answer</source>
        <translation>Hinweise vor der Antwort</translation>
    </message>
    <message>
        <source>words that depend on the score</source>
        <translation>Worte, die von der Punktzahl abhängen</translation>
    </message>
    <message>
        <source>films and sounds</source>
        <translation>Filme und Töne</translation>
    </message>
    <message>
        <source>links to files and places of the learning platform</source>
        <translation>Verweise auf Dateien und Orte der Lernplattform</translation>
    </message>
    <message>
        <source>There is no text and no question in this package that can be read.</source>
        <translation>In diesem Paket ist weder ein Text noch eine Frage, die gelesen werden kann.</translation>
    </message>
</context>
<context>
    <name>Carrel::HelpSheets</name>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Carrel %1</source>
        <translation>Carrel %1</translation>
    </message>
    <message>
        <source>A desk for studying courses. It needs no account and opens no network connection; what you answer stays in your own files.</source>
        <translation>Ein Tisch zum Lernen mit Kursen. Carrel braucht kein Konto und öffnet keine Netzverbindung; was beantwortet wird, bleibt in den eigenen Dateien.</translation>
    </message>
    <message>
        <source>Qt %1 on %2.</source>
        <translation>Qt %1 auf %2.</translation>
    </message>
    <message>
        <source>© 2026 The Carrel authors. Free software under the GNU General Public License, version 3 or later; it comes without any warranty.</source>
        <translation>© 2026 Die Autoren von Carrel. Freie Software unter der GNU General Public License, Version 3 oder neuer; ohne jede Gewährleistung.</translation>
    </message>
    <message>
        <source>Checks and review</source>
        <translation>Prüffragen und Wiederholung</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>go to the next control or link; with Shift back</source>
        <translation>zum nächsten Bedienelement oder Verweis gehen; mit Umschalt zurück</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>press the control; choose the option; page down in a lesson</source>
        <translation>das Bedienelement drücken; die Antwort wählen; in der Lektion weiterblättern</translation>
    </message>
    <message>
        <source>Ctrl+Page Up, Ctrl+Page Down</source>
        <translation>Strg+Bild auf, Strg+Bild ab</translation>
    </message>
    <message>
        <source>in the checks of a lesson: the check before, the next check</source>
        <translation>in den Prüffragen einer Lektion: die vorige, die nächste Prüffrage</translation>
    </message>
    <message>
        <source>Up, Down, Enter</source>
        <translation>Auf, Ab, Eingabe</translation>
    </message>
    <message>
        <source>in a list or the search: choose, then open</source>
        <translation>in einer Liste oder der Suche: wählen, dann öffnen</translation>
    </message>
    <message>
        <source>Shift+F10</source>
        <translation>Umschalt+F10</translation>
    </message>
    <message>
        <source>Moving about</source>
        <translation>Sich bewegen</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Links, Rechts</translation>
    </message>
    <message>
        <source>move the beginning of the selected sentence by a word</source>
        <translation>den Anfang des ausgewählten Satzes um ein Wort verschieben</translation>
    </message>
    <message>
        <source>Shift+Left, Shift+Right</source>
        <translation>Umschalt+Links, Umschalt+Rechts</translation>
    </message>
    <message>
        <source>move its end by a word</source>
        <translation>sein Ende um ein Wort verschieben</translation>
    </message>
    <message>
        <source>Enter, Shift+Enter</source>
        <translation>Eingabe, Umschalt+Eingabe</translation>
    </message>
    <message>
        <source>where one finds words in the lesson: the next hit, the one before</source>
        <translation>beim Suchen in der Lektion: nächste Fundstelle, vorige</translation>
    </message>
    <message>
        <source>1 to 4</source>
        <translation>1 bis 4</translation>
    </message>
    <message>
        <source>beside selected words and in a note: the colour</source>
        <translation>neben ausgewählten Wörtern und in einer Notiz: die Farbe</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Strg+Eingabe</translation>
    </message>
    <message>
        <source>in a note: keep it and close it</source>
        <translation>in einer Notiz: behalten und schließen</translation>
    </message>
    <message>
        <source>F2, Delete</source>
        <translation>F2, Entf</translation>
    </message>
    <message>
        <source>in the list of notes: change it, delete it</source>
        <translation>in der Liste der Notizen: ändern, löschen</translation>
    </message>
    <message>
        <source>F10, Alt and a letter</source>
        <translation>F10, Alt mit Buchstabe</translation>
    </message>
    <message>
        <source>the menus; what has this letter underlined</source>
        <translation>die Menüs; worin dieser Buchstabe unterstrichen ist</translation>
    </message>
    <message>
        <source>in the Library: what can be done with the course; in a lesson: with the picture or table</source>
        <translation>in der Bibliothek: was mit dem Kurs geschehen kann; in einer Lektion: mit dem Bild oder der Tabelle</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>scroll a wide table that Tab led to; move a large picture</source>
        <translation>rollen eine breite Tabelle, zu der Tab geführt hat; verschieben ein großes Bild</translation>
    </message>
    <message>
        <source>+, -, 0</source>
        <translation>+, -, 0</translation>
    </message>
    <message>
        <source>a large picture: larger, smaller, fitted into the window</source>
        <translation>ein großes Bild: größer, kleiner, in das Fenster eingepasst</translation>
    </message>
    <message>
        <source>close a drawer or a large picture; leave the search, Preferences or a review</source>
        <translation>eine Schublade oder ein großes Bild schließen; die Suche, die Einstellungen oder eine Wiederholung verlassen</translation>
    </message>
    <message>
        <source>Most keys can be others: {preferences} leads to Preferences, Keys.</source>
        <translation>Die meisten Tasten lassen sich ändern: {preferences} führt zu Einstellungen, Tasten.</translation>
    </message>
</context>
<context>
    <name>Carrel::Html</name>
    <message>
        <source>The page is too long; its end is left out.</source>
        <translation>Die Seite ist zu lang; ihr Ende ist weggelassen.</translation>
    </message>
    <message>
        <source>scripts, which are never run</source>
        <translation>Skripte, die nie ausgeführt werden</translation>
    </message>
    <message>
        <source>style sheets</source>
        <translation>Formatvorlagen</translation>
    </message>
    <message>
        <source>form fields and buttons</source>
        <translation>Formularfelder und Schaltflächen</translation>
    </message>
    <message>
        <source>programs inside a page</source>
        <translation>Programme in einer Seite</translation>
    </message>
    <message>
        <source>drawings written into a page</source>
        <translation>in eine Seite geschriebene Zeichnungen</translation>
    </message>
    <message>
        <source>addresses of links that run something or name a file here</source>
        <translation>Adressen von Verweisen, die etwas ausführen oder eine Datei auf diesem Computer nennen</translation>
    </message>
    <message>
        <source>films, sounds and frames inside a page</source>
        <translation>Filme, Töne und Rahmen in einer Seite</translation>
    </message>
    <message>
        <source>formulas of which only the letters are shown</source>
        <translation>Formeln, von denen nur die Buchstaben gezeigt werden</translation>
    </message>
    <message>
        <source>tables with more cells than a page may have</source>
        <translation>Tabellen mit mehr Zellen, als eine Seite haben darf</translation>
    </message>
    <message>
        <source>The page nests its parts too deep; only its words are shown.</source>
        <translation>Die Teile der Seite sind zu tief verschachtelt; nur die Wörter davon werden gezeigt.</translation>
    </message>
</context>
<context>
    <name>Carrel::HuggingFace</name>
    <message>
        <source>%1 (%2)</source>
        <comment>title of a page (framework)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>None of the pages this course names is here.</source>
        <translation>Keine der Seiten, die dieser Kurs nennt, ist hier.</translation>
    </message>
    <message>
        <source>Get the whole folder of the course.</source>
        <translation>Den ganzen Ordner des Kurses holen.</translation>
    </message>
    <message>
        <source>There is no page %1 in the folder.</source>
        <translation>Im Ordner gibt es keine Seite %1.</translation>
    </message>
    <message>
        <source>pages that the table of contents does not name</source>
        <translation>Seiten, die das Inhaltsverzeichnis nicht nennt</translation>
    </message>
</context>
<context>
    <name>Carrel::ImportDialog</name>
    <message>
        <source>What comes &amp;in</source>
        <translation>&amp;Was hereinkommt</translation>
    </message>
    <message>
        <source>What comes in</source>
        <translation>Was hereinkommt</translation>
    </message>
    <message>
        <source>&amp;Do not add</source>
        <translation>&amp;Nicht hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Report (%1)</source>
        <translation>&amp;Bericht (%1)</translation>
    </message>
    <message>
        <source>Add to the library</source>
        <translation>Zur Bibliothek hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>%n course(s)</source>
        <translation>
            <numerusform>%n Kurs</numerusform>
            <numerusform>%n Kurse</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Spalten</translation>
    </message>
    <message>
        <source>Reading it again…</source>
        <translation>Wird neu gelesen…</translation>
    </message>
</context>
<context>
    <name>Carrel::ImportMessages</name>
    <message>
        <source>Adding %1…</source>
        <translation>%1 wird hinzugefügt …</translation>
    </message>
    <message>
        <source>%1 Some of it needs a look.</source>
        <translation>%1 Einiges davon verdient einen Blick.</translation>
    </message>
    <message>
        <source>Looking into %1…</source>
        <translation>%1 wird angesehen …</translation>
    </message>
    <message>
        <source>The last import was undone. What you answered is kept.</source>
        <translation>Der letzte Import wurde rückgängig gemacht. Die Antworten bleiben erhalten.</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>Anhal&amp;ten</translation>
    </message>
    <message>
        <source>Open the f&amp;irst</source>
        <translation>Den ersten öff&amp;nen</translation>
    </message>
    <message>
        <source>Show &amp;the report</source>
        <translation>Bericht &amp;zeigen</translation>
    </message>
    <message>
        <source>Un&amp;do</source>
        <translation>&amp;Rückgängig</translation>
    </message>
</context>
<context>
    <name>Carrel::ImportTreeModel</name>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>back again</source>
        <translation>wieder da</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>nicht hier</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s) added</source>
        <translation>
            <numerusform>%n Lektion neu</numerusform>
            <numerusform>%n Lektionen neu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <comment>lessons</comment>
        <translation>
            <numerusform>%n geändert</numerusform>
            <numerusform>%n geändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removed</source>
        <comment>lessons</comment>
        <translation>
            <numerusform>%n entfernt</numerusform>
            <numerusform>%n entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>Update</source>
        <translation>Aktualisierung</translation>
    </message>
    <message>
        <source>New course</source>
        <translation>Neuer Kurs</translation>
    </message>
    <message>
        <source>Here already</source>
        <translation>Schon hier</translation>
    </message>
    <message>
        <source>New course, by someone else</source>
        <translation>Neuer Kurs, von jemand anderem</translation>
    </message>
    <message>
        <source>Update the course of this name that is here instead</source>
        <translation>Stattdessen den Kurs dieses Namens aktualisieren, der schon hier ist</translation>
    </message>
    <message>
        <source>its author or licence differs</source>
        <translation>Verfasser oder Lizenz weichen ab</translation>
    </message>
    <message>
        <source>Lessons that go</source>
        <translation>Lektionen, die wegfallen</translation>
    </message>
    <message>
        <source>your answers are kept</source>
        <translation>die Antworten bleiben erhalten</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>Checks that ask something else now</source>
        <translation>Prüffragen, die jetzt etwas anderes fragen</translation>
    </message>
    <message>
        <source>Checks that go</source>
        <translation>Prüffragen, die wegfallen</translation>
    </message>
    <message>
        <source>Checks that come back</source>
        <translation>Prüffragen, die zurückkommen</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>%n Lektion</numerusform>
            <numerusform>%n Lektionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check(s)</source>
        <translation>
            <numerusform>%n Prüffrage</numerusform>
            <numerusform>%n Prüffragen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>what comes in, what becomes of it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Course, module, lesson</source>
        <translation>Kurs, Modul, Lektion</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Was geschieht</translation>
    </message>
</context>
<context>
    <name>Carrel::ImportWords</name>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Nothing could be added from %1.</source>
        <translation>Aus %1 konnte nichts hinzugefügt werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n Datei</numerusform>
            <numerusform>%n Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped. Nothing was added from %1.</source>
        <translation>Angehalten. Aus %1 wurde nichts hinzugefügt.</translation>
    </message>
    <message numerus="yes">
        <source>Added %n course(s).</source>
        <translation>
            <numerusform>%n Kurs hinzugefügt.</numerusform>
            <numerusform>%n Kurse hinzugefügt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added “%1”. It has %n lesson(s) here.</source>
        <translation>
            <numerusform>„%1“ hinzugefügt. %n Lektion davon ist hier.</numerusform>
            <numerusform>„%1“ hinzugefügt. %n Lektionen davon sind hier.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>“%1” has all of this already.</source>
        <translation>„%1“ hat das alles schon.</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%n Bild</numerusform>
            <numerusform>%n Bilder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) missing</source>
        <translation>
            <numerusform>%n Bild fehlt</numerusform>
            <numerusform>%n Bilder fehlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) on the net, not fetched</source>
        <translation>
            <numerusform>%n Bild im Netz, nicht geholt</numerusform>
            <numerusform>%n Bilder im Netz, nicht geholt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check(s)</source>
        <translation>
            <numerusform>%n Prüffrage</numerusform>
            <numerusform>%n Prüffragen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n option(s), %1 with a reason</source>
        <translation>
            <numerusform>%n Antwort, %1 mit Begründung</numerusform>
            <numerusform>%n Antworten, %1 mit Begründung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) that cannot be asked</source>
        <translation>
            <numerusform>%n Prüffrage, die nicht gestellt werden kann</numerusform>
            <numerusform>%n Prüffragen, die nicht gestellt werden können</numerusform>
        </translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>%n Lektion</numerusform>
            <numerusform>%n Lektionen</numerusform>
        </translation>
    </message>
    <message>
        <source>licence: %1</source>
        <translation>Lizenz: %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>facts side by side</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>Carrel::Json5</name>
    <message>
        <source>there is more than one value</source>
        <translation>es ist mehr als ein Wert da</translation>
    </message>
    <message>
        <source>it holds more than any value of its kind</source>
        <translation>es enthält mehr als jeder Wert dieser Art</translation>
    </message>
    <message>
        <source>a comma or “%1” is missing</source>
        <translation>ein Komma oder „%1“ fehlt</translation>
    </message>
    <message>
        <source>“%1” is missing at the end</source>
        <translation>„%1“ fehlt am Ende</translation>
    </message>
    <message>
        <source>a name and a colon are missing before the value</source>
        <translation>vor dem Wert fehlen ein Name und ein Doppelpunkt</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>ein Wert fehlt</translation>
    </message>
    <message>
        <source>“%1” would have to be run</source>
        <translation>„%1“ müsste ausgeführt werden</translation>
    </message>
    <message>
        <source>a closing quote is missing</source>
        <translation>ein schließendes Anführungszeichen fehlt</translation>
    </message>
    <message>
        <source>an escape is not complete</source>
        <translation>eine Escape-Folge ist nicht vollständig</translation>
    </message>
</context>
<context>
    <name>Carrel::JsonBlockReader</name>
    <message>
        <source>The kind of note “%1” is not known; it is shown as a plain note.</source>
        <translation>Die Art des Hinweises „%1“ ist nicht bekannt; er wird als einfacher Hinweis gezeigt.</translation>
    </message>
    <message>
        <source>The lesson has too many parts; everything from here on was left out.</source>
        <translation>Die Lektion hat zu viele Teile; alles ab hier wurde weggelassen.</translation>
    </message>
    <message>
        <source>Split it into several lessons.</source>
        <translation>Sie in mehrere Lektionen teilen.</translation>
    </message>
    <message>
        <source>a part of the text</source>
        <translation>ein Teil des Textes</translation>
    </message>
    <message>
        <source>It was taken as a paragraph.</source>
        <translation>Es wurde als Absatz genommen.</translation>
    </message>
    <message>
        <source>It was left out.</source>
        <translation>Es wurde weggelassen.</translation>
    </message>
    <message>
        <source>A paragraph has no text.</source>
        <translation>Ein Absatz hat keinen Text.</translation>
    </message>
    <message>
        <source>A heading has no text.</source>
        <translation>Eine Überschrift hat keinen Text.</translation>
    </message>
    <message>
        <source>A part of the text does not say what it is.</source>
        <translation>Ein Teil des Textes sagt nicht, was er ist.</translation>
    </message>
    <message>
        <source>This version does not know parts of the kind “%1”.</source>
        <translation>Diese Version kennt keine Teile der Art „%1“.</translation>
    </message>
    <message>
        <source>%1 A box stands in its place.</source>
        <extracomment>%1 is a sentence that says which part is unknown</extracomment>
        <translation>%1 An seiner Stelle steht ein Kasten.</translation>
    </message>
    <message>
        <source>%1 Its text is shown.</source>
        <translation>%1 Sein Text wird gezeigt.</translation>
    </message>
    <message>
        <source>A newer version of Carrel may show it.</source>
        <translation>Eine neuere Version von Carrel kann es vielleicht zeigen.</translation>
    </message>
    <message>
        <source>Parts lie too deep in one another; the innermost are shown as one paragraph.</source>
        <translation>Teile liegen zu tief ineinander; die innersten werden als ein Absatz gezeigt.</translation>
    </message>
    <message>
        <source>Put them side by side.</source>
        <translation>Sie nebeneinander legen.</translation>
    </message>
</context>
<context>
    <name>Carrel::JsonCheckReader</name>
    <message>
        <source>The check says that one option is right, but several are; all of them are asked for.</source>
        <translation>Die Prüffrage sagt, dass eine Antwort richtig ist, aber mehrere sind es; nach allen wird gefragt.</translation>
    </message>
    <message>
        <source>Write “multiple”, or leave one right option.</source>
        <translation>„multiple“ schreiben oder nur eine richtige Antwort lassen.</translation>
    </message>
    <message>
        <source>The kind of check “%1” is not known.</source>
        <translation>Die Art der Prüffrage „%1“ ist nicht bekannt.</translation>
    </message>
    <message>
        <source>an option</source>
        <translation>eine Antwort</translation>
    </message>
    <message>
        <source>It was left out.</source>
        <translation>Es wurde weggelassen.</translation>
    </message>
    <message>
        <source>The order does not name each option once; the options are shuffled, always in the same way.</source>
        <translation>Die Reihenfolge nennt nicht jede Antwort genau einmal; die Antworten werden gemischt, immer auf dieselbe Weise.</translation>
    </message>
    <message>
        <source>List the numbers of all options, from 0, each once.</source>
        <translation>Die Nummern aller Antworten ab 0 nennen, jede einmal.</translation>
    </message>
    <message>
        <source>The context “%1” is not known; the question is shown alone.</source>
        <translation>Der Zusammenhang „%1“ ist nicht bekannt; die Frage wird allein gezeigt.</translation>
    </message>
    <message>
        <source>Write “block” to show the part of the lesson that the check speaks of.</source>
        <translation>„block“ schreiben, um den Teil der Lektion zu zeigen, um den es in der Prüffrage geht.</translation>
    </message>
</context>
<context>
    <name>Carrel::JsonCursor</name>
    <message numerus="yes">
        <source>%n more remark(s) on this lesson are not listed.</source>
        <translation>
            <numerusform>%n weiterer Hinweis zu dieser Lektion ist nicht aufgeführt.</numerusform>
            <numerusform>%n weitere Hinweise zu dieser Lektion sind nicht aufgeführt.</numerusform>
        </translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>It was left out.</source>
        <translation>Es wurde weggelassen.</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>It was taken as text.</source>
        <translation>Es wurde als Text genommen.</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>It was taken as a number.</source>
        <translation>Es wurde als Zahl genommen.</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>wahr oder falsch</translation>
    </message>
    <message>
        <source>It was taken as true.</source>
        <translation>Es wurde als wahr genommen.</translation>
    </message>
    <message>
        <source>It was taken as false.</source>
        <translation>Es wurde als falsch genommen.</translation>
    </message>
    <message>
        <source>Expected %1, found %2. %3</source>
        <extracomment>%1 and %2 are kinds of values such as &quot;a list&quot; or &quot;text&quot;; %3 is a sentence that says what was done</extracomment>
        <translation>Erwartet: %1, gefunden: %2. %3</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
</context>
<context>
    <name>Carrel::JsonLeafBlocks</name>
    <message>
        <source>The picture “%1” does not lie inside the course; its alternative text is shown.</source>
        <translation>Das Bild „%1“ liegt nicht im Kurs; sein Ersatztext wird gezeigt.</translation>
    </message>
    <message>
        <source>Put the picture into the course&apos;s folder and name it by its path there.</source>
        <translation>Das Bild in den Ordner des Kurses legen und mit seinem Pfad dort nennen.</translation>
    </message>
    <message>
        <source>A line of this code is to be marked that is not there.</source>
        <translation>Eine Zeile dieses Codes soll hervorgehoben werden, die es nicht gibt.</translation>
    </message>
    <message>
        <source>Count lines from 1.</source>
        <translation>Zeilen werden ab 1 gezählt.</translation>
    </message>
</context>
<context>
    <name>Carrel::JsonParser</name>
    <message>
        <source>line %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>Get a whole copy of the file from where it came.</source>
        <translation>Die Datei noch einmal vollständig von ihrem Ursprung holen.</translation>
    </message>
    <message>
        <source>A number is too large to be read (%1).</source>
        <translation>Eine Zahl ist zu groß, um gelesen zu werden (%1).</translation>
    </message>
    <message>
        <source>The file breaks off before its end (%1).</source>
        <translation>Die Datei bricht vor ihrem Ende ab (%1).</translation>
    </message>
    <message>
        <source>This is not correct JSON (%1).</source>
        <translation>Dies ist kein korrektes JSON (%1).</translation>
    </message>
    <message>
        <source>The key “%1” stands twice in the same object; the last value was taken.</source>
        <translation>Der Schlüssel „%1“ steht zweimal im selben Objekt; der letzte Wert wurde genommen.</translation>
    </message>
    <message>
        <source>Remove the value that is not meant.</source>
        <translation>Den nicht gemeinten Wert entfernen.</translation>
    </message>
    <message numerus="yes">
        <source>%n NUL character(s) were taken out.</source>
        <translation>
            <numerusform>%n NUL-Zeichen wurde entfernt.</numerusform>
            <numerusform>%n NUL-Zeichen wurden entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The JSON is larger than %1 MiB.</source>
        <translation>Das JSON ist größer als %1 MiB.</translation>
    </message>
    <message>
        <source>Split it into one file a lesson.</source>
        <translation>Es in eine Datei je Lektion teilen.</translation>
    </message>
    <message numerus="yes">
        <source>The JSON is nested deeper than %n level(s).</source>
        <translation>
            <numerusform>Das JSON ist tiefer als %n Ebene verschachtelt.</numerusform>
            <numerusform>Das JSON ist tiefer als %n Ebenen verschachtelt.</numerusform>
        </translation>
    </message>
    <message>
        <source>No lesson is that deep; get a good copy of the file.</source>
        <translation>Keine Lektion ist so tief; eine gute Kopie der Datei holen.</translation>
    </message>
</context>
<context>
    <name>Carrel::JsonRunReader</name>
    <message>
        <source>A stretch of text has no text; it was left out.</source>
        <translation>Ein Textstück hat keinen Text; es wurde weggelassen.</translation>
    </message>
    <message>
        <source>a list of stretches of text</source>
        <translation>eine Liste von Textstücken</translation>
    </message>
    <message>
        <source>It was taken as plain text.</source>
        <translation>Es wurde als einfacher Text genommen.</translation>
    </message>
    <message>
        <source>It was taken as one of them.</source>
        <translation>Es wurde als eines davon genommen.</translation>
    </message>
    <message>
        <source>a stretch of text</source>
        <translation>ein Textstück</translation>
    </message>
    <message>
        <source>It was left out.</source>
        <translation>Es wurde weggelassen.</translation>
    </message>
</context>
<context>
    <name>Carrel::JsonText</name>
    <message>
        <source>This is not text in UTF-8: byte %1 fits no character.</source>
        <translation>Dies ist kein Text in UTF-8: Byte %1 passt zu keinem Zeichen.</translation>
    </message>
    <message>
        <source>Save the file as UTF-8.</source>
        <translation>Die Datei als UTF-8 speichern.</translation>
    </message>
    <message numerus="yes">
        <source>%n NUL byte(s) were taken out.</source>
        <translation>
            <numerusform>%n NUL-Byte wurde entfernt.</numerusform>
            <numerusform>%n NUL-Bytes wurden entfernt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n half character(s) were replaced by a placeholder.</source>
        <translation>
            <numerusform>%n halbes Zeichen wurde durch einen Platzhalter ersetzt.</numerusform>
            <numerusform>%n halbe Zeichen wurden durch Platzhalter ersetzt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::Jupyter</name>
    <message>
        <source>None of the pages this book names is here.</source>
        <translation>Keine der Seiten, die dieses Buch nennt, ist hier.</translation>
    </message>
    <message>
        <source>lists and signs that belong to the site</source>
        <translation>Listen und Zeichen, die zur Website gehören</translation>
    </message>
    <message>
        <source>directives that are not known; their text is shown</source>
        <translation>unbekannte Direktiven; ihr Text wird gezeigt</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>texts that are not in the folder of the course</source>
        <translation>Texte, die nicht im Ordner des Kurses sind</translation>
    </message>
    <message>
        <source>quizzes that are not in the folder of the course</source>
        <translation>Tests, die nicht im Ordner des Kurses sind</translation>
    </message>
    <message>
        <source>pictures that a program drew</source>
        <translation>Bilder, die ein Programm gezeichnet hat</translation>
    </message>
    <message>
        <source>there are no cells in it</source>
        <translation>es sind keine Zellen darin</translation>
    </message>
    <message>
        <source>The notebook cannot be read: %1.</source>
        <translation>Das Notebook kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>Get a whole copy of the file from where it came.</source>
        <translation>Die Datei noch einmal vollständig von ihrem Ursprung holen.</translation>
    </message>
    <message>
        <source>there is no list of questions</source>
        <translation>es gibt keine Liste von Fragen</translation>
    </message>
    <message>
        <source>The questions cannot be read: %1.</source>
        <translation>Die Fragen können nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>Look at this line and the one before it.</source>
        <translation>Diese Zeile und die davor ansehen.</translation>
    </message>
    <message>
        <source>questions whose answer is typed</source>
        <translation>Fragen, deren Antwort getippt wird</translation>
    </message>
    <message>
        <source>questions of a kind that is not known</source>
        <translation>Fragen unbekannter Art</translation>
    </message>
    <message>
        <source>pages on the web that the table of contents names</source>
        <translation>Seiten im Netz, die das Inhaltsverzeichnis nennt</translation>
    </message>
    <message>
        <source>There is no page %1 in the folder.</source>
        <translation>Im Ordner gibt es keine Seite %1.</translation>
    </message>
    <message>
        <source>Pages are Markdown files or notebooks.</source>
        <translation>Seiten sind Markdown-Dateien oder Notebooks.</translation>
    </message>
</context>
<context>
    <name>Carrel::KeyBindings</name>
    <message>
        <source>“%1”</source>
        <comment>what stands in a menu, as a word in a sentence</comment>
        <translation>„%1“</translation>
    </message>
</context>
<context>
    <name>Carrel::KeyListModel</name>
    <message>
        <source>What it does</source>
        <translation>Was sie bewirken</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 (Carrel&apos;s: %2)</source>
        <comment>keys a person chose, keys Carrel gives</comment>
        <translation>%1 (von Carrel: %2)</translation>
    </message>
</context>
<context>
    <name>Carrel::KeysPage</name>
    <message>
        <source>Actions and their keys</source>
        <translation>Befehle und ihre Tasten</translation>
    </message>
    <message>
        <source>No action has these words.</source>
        <translation>Kein Befehl enthält diese Wörter.</translation>
    </message>
    <message>
        <source>Take it from there</source>
        <translation>Dort wegnehmen</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern …</translation>
    </message>
    <message>
        <source>Add a key…</source>
        <translation>Taste dazu …</translation>
    </message>
    <message>
        <source>Take the keys away</source>
        <translation>Tasten wegnehmen</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset the keys of this action</source>
        <translation>Tasten dieses Befehls zurücksetzen</translation>
    </message>
    <message>
        <source>Reset all…</source>
        <translation>Alle zurücksetzen …</translation>
    </message>
    <message>
        <source>Press another key for “%1”</source>
        <translation>Eine weitere Taste für „%1“ drücken</translation>
    </message>
    <message>
        <source>Press the new key for “%1”</source>
        <translation>Die neue Taste für „%1“ drücken</translation>
    </message>
    <message>
        <source>%1 Press another key.</source>
        <comment>why a key cannot be had</comment>
        <translation>%1 Eine andere Taste drücken.</translation>
    </message>
    <message>
        <source>%1 does this already. Press another key.</source>
        <translation>%1 bewirkt das schon. Eine andere Taste drücken.</translation>
    </message>
    <message>
        <source>%1 does “%2”. Press another key, or take it from there.</source>
        <translation>%1 gehört zu „%2“. Eine andere Taste drücken oder sie dort wegnehmen.</translation>
    </message>
    <message>
        <source>%1 does “%2” now; “%3” has no key any more.</source>
        <translation>%1 gehört jetzt zu „%2“; „%3“ hat keine Taste mehr.</translation>
    </message>
    <message>
        <source>%1 does “%2” now.</source>
        <translation>%1 gehört jetzt zu „%2“.</translation>
    </message>
    <message>
        <source>“%1” has no key now.</source>
        <translation>„%1“ hat jetzt keine Taste.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>“%1” has the keys again that Carrel gives it: %2.</source>
        <translation>„%1“ hat wieder die Tasten, die Carrel vorsieht: %2.</translation>
    </message>
    <message>
        <source>“%1” has the keys again that Carrel gives it: %2. Taken from %3.</source>
        <translation>„%1“ hat wieder die Tasten, die Carrel vorsieht: %2. Weggenommen von %3.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Give every action the keys that Carrel gives it?</source>
        <translation>Allem wieder die Tasten geben, die Carrel vorsieht?</translation>
    </message>
    <message>
        <source>The keys you chose are forgotten.</source>
        <translation>Die selbst gewählten Tasten werden vergessen.</translation>
    </message>
    <message>
        <source>&amp;Reset all</source>
        <translation>Alle &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>Meine &amp;behalten</translation>
    </message>
    <message>
        <source>Every action has the keys that Carrel gives it.</source>
        <translation>Alles hat die Tasten, die Carrel vorsieht.</translation>
    </message>
    <message>
        <source>The keys are set by %1. They cannot be changed here.</source>
        <translation>Die Tasten sind von %1 festgelegt. Sie lassen sich hier nicht ändern.</translation>
    </message>
</context>
<context>
    <name>Carrel::LearnerMenu</name>
    <message>
        <source>Without a name</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>Add a learner</source>
        <translation>Lernprofil hinzufügen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name of a learner, beginning of the name of their folder</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Name of the learner, seen by everyone who can read the study folder:</source>
        <translation>Name der lernenden Person, sichtbar für alle, die den Lernordner lesen können:</translation>
    </message>
    <message>
        <source>Join two learners</source>
        <translation>Zwei Lernprofile zusammenführen</translation>
    </message>
    <message>
        <source>Are “%1” and “%2” both you?</source>
        <translation>Gehören „%1“ und „%2“ zur selben Person?</translation>
    </message>
    <message>
        <source>If so, what “%2” answered counts for “%1” from now on, and what is due follows from both. The files of “%2” stay as they are, and Edit, Undo takes this back.</source>
        <translation>Dann zählen die Antworten von „%2“ ab jetzt auch für „%1“, und was fällig ist, folgt aus beiden. Die Dateien von „%2“ bleiben, wie sie sind; Bearbeiten, Rückgängig nimmt es zurück.</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Zusammenführen</translation>
    </message>
    <message>
        <source>&amp;Keep apart</source>
        <translation>&amp;Getrennt lassen</translation>
    </message>
    <message>
        <source>What “%1” answered counts as yours now.</source>
        <translation>Die Antworten von „%1“ zählen jetzt mit.</translation>
    </message>
</context>
<context>
    <name>Carrel::LessonDraft</name>
    <message>
        <source>Two checks have the id “%1”; the later one got a number.</source>
        <translation>Zwei Prüffragen haben die Kennung „%1“; die spätere bekam eine Nummer.</translation>
    </message>
</context>
<context>
    <name>Carrel::LessonReader</name>
    <message>
        <source>a check</source>
        <translation>eine Prüffrage</translation>
    </message>
    <message>
        <source>It was left out.</source>
        <translation>Es wurde weggelassen.</translation>
    </message>
    <message>
        <source>The lesson says in one place that an option is right and in another that it is wrong.</source>
        <translation>Die Lektion sagt an einer Stelle, dass eine Antwort richtig ist, und an einer anderen, dass sie falsch ist.</translation>
    </message>
    <message>
        <source>Compare “check” and “reader.check”; until they agree the check is not asked.</source>
        <translation>„check“ und „reader.check“ vergleichen; bis sie übereinstimmen, wird die Prüffrage nicht gestellt.</translation>
    </message>
    <message>
        <source>Two checks have the id “%1”; the second was given another.</source>
        <translation>Zwei Prüffragen haben die Kennung „%1“; die zweite bekam eine andere.</translation>
    </message>
    <message>
        <source>Give each check its own id.</source>
        <translation>Jeder Prüffrage eine eigene Kennung geben.</translation>
    </message>
    <message>
        <source>Two parts have the id “%1”; links lead to the first.</source>
        <translation>Zwei Teile haben die Kennung „%1“; Verweise führen zum ersten.</translation>
    </message>
    <message>
        <source>Give each part its own id.</source>
        <translation>Jedem Teil eine eigene Kennung geben.</translation>
    </message>
    <message>
        <source>The lesson has no short name; “%1” was made for it.</source>
        <translation>Die Lektion hat keinen Kurznamen; „%1“ wurde dafür gebildet.</translation>
    </message>
    <message>
        <source>Give it a “slug”, so that your answers stay with it when its title changes.</source>
        <translation>Ihr einen „slug“ geben, damit die Antworten bei ihr bleiben, wenn sich der Titel ändert.</translation>
    </message>
    <message>
        <source>The lesson has no title; it is called “%1”.</source>
        <translation>Die Lektion hat keinen Titel; sie heißt hier „%1“.</translation>
    </message>
    <message>
        <source>This is neither a lesson nor a course.</source>
        <translation>Dies ist weder eine Lektion noch ein Kurs.</translation>
    </message>
    <message>
        <source>A lesson is an object with “course”, “lesson” and “reader” or “body”.</source>
        <translation>Eine Lektion ist ein Objekt mit „course“, „lesson“ und „reader“ oder „body“.</translation>
    </message>
    <message>
        <source>The lesson was made for a newer reader (schema %1); what is known of it is shown.</source>
        <translation>Die Lektion ist für ein neueres Leseprogramm gemacht (Schema %1); gezeigt wird, was davon bekannt ist.</translation>
    </message>
    <message>
        <source>A newer version of Carrel may show more.</source>
        <translation>Eine neuere Version von Carrel zeigt vielleicht mehr.</translation>
    </message>
</context>
<context>
    <name>Carrel::LessonView</name>
    <message>
        <source>Lesson text</source>
        <translation>Text der Lektion</translation>
    </message>
    <message>
        <source>The code is on the clipboard.</source>
        <translation>Der Code ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The selected text is on the clipboard.</source>
        <translation>Der ausgewählte Text ist in der Zwischenablage.</translation>
    </message>
</context>
<context>
    <name>Carrel::Library</name>
    <message>
        <source>This lesson is not in the library.</source>
        <translation>Diese Lektion ist nicht in der Bibliothek.</translation>
    </message>
    <message>
        <source>The file of this lesson cannot be read. Import the course again, or connect the disk it lies on.</source>
        <translation>Die Datei dieser Lektion kann nicht gelesen werden. Den Kurs noch einmal hinzufügen oder den Datenträger anschließen, auf dem er liegt.</translation>
    </message>
    <message>
        <source>A picture of this lesson is not in the library.</source>
        <translation>Ein Bild dieser Lektion ist nicht in der Bibliothek.</translation>
    </message>
    <message>
        <source>This course cannot be deleted: it is not one of your own.</source>
        <translation>Dieser Kurs kann nicht gelöscht werden: Er gehört nicht zu den eigenen.</translation>
    </message>
</context>
<context>
    <name>Carrel::LibraryView</name>
    <message>
        <source>This course belongs to the computer and cannot be removed here.</source>
        <translation>Dieser Kurs gehört dem Computer und kann hier nicht entfernt werden.</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>O&amp;pen</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Entfernen …</translation>
    </message>
    <message>
        <source>&amp;Add a course…</source>
        <translation>&amp;Kurs hinzufügen …</translation>
    </message>
    <message>
        <source>Courses</source>
        <translation>Kurse</translation>
    </message>
    <message>
        <source>No course is here yet. Add one: a lesson as a .json, .txt or .md file, or a folder with a course or lessons.</source>
        <translation>Noch ist kein Kurs hier. Einen hinzufügen: eine Lektion als .json-, .txt- oder .md-Datei oder einen Ordner mit einem Kurs oder Lektionen.</translation>
    </message>
    <message>
        <source>&amp;Undo the last import</source>
        <translation>Letzten &amp;Import zurücknehmen</translation>
    </message>
    <message>
        <source>Takes back what came in last: %1. What you answered is kept.</source>
        <translation>Nimmt zurück, was zuletzt hereinkam: %1. Die Antworten bleiben erhalten.</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <source>&amp;Carrel course, one file (.carrel)…</source>
        <translation>&amp;Carrel-Kurs, eine Datei (.carrel) …</translation>
    </message>
    <message>
        <source>&amp;Markdown, a folder of texts…</source>
        <translation>&amp;Markdown, ein Ordner mit Texten …</translation>
    </message>
    <message>
        <source>Checks as a deck for &amp;Anki (.apkg)…</source>
        <translation>Prüffragen als Stapel für &amp;Anki (.apkg) …</translation>
    </message>
    <message>
        <source>Checks as a &amp;table (.csv)…</source>
        <translation>Prüffragen als &amp;Tabelle (.csv) …</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>E&amp;xportieren</translation>
    </message>
    <message>
        <source>&amp;Show the folder</source>
        <translation>&amp;Ordner zeigen</translation>
    </message>
    <message>
        <source>&amp;Web page, one file (.html)…</source>
        <translation>&amp;Webseite, eine Datei (.html)…</translation>
    </message>
    <message>
        <source>&amp;Book for reading devices (.epub)…</source>
        <translation>&amp;Buch für Lesegeräte (.epub)…</translation>
    </message>
</context>
<context>
    <name>Carrel::LinkQuestion</name>
    <message>
        <source>Link to outside</source>
        <translation>Verweis nach außen</translation>
    </message>
    <message>
        <source>&amp;Copy address</source>
        <translation>Adresse &amp;kopieren</translation>
    </message>
    <message>
        <source>Open this address in your browser?</source>
        <translation>Diese Adresse im Browser öffnen?</translation>
    </message>
    <message>
        <source>&amp;Open in the browser</source>
        <translation>Im Browser ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Carrel does not open addresses of this kind.</source>
        <translation>Carrel öffnet keine Adressen dieser Art.</translation>
    </message>
</context>
<context>
    <name>Carrel::MainWindow</name>
    <message>
        <source>Carrel</source>
        <translation>Carrel</translation>
    </message>
    <message>
        <source>%1 – Carrel</source>
        <comment>title of the window: the lesson</comment>
        <translation>%1 – Carrel</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <comment>what was taken back</comment>
        <translation>Erledigt: %1</translation>
    </message>
    <message>
        <source>This is the passage of the check you are reviewing.</source>
        <translation>Dies ist die Stelle zur Prüffrage, die gerade wiederholt wird.</translation>
    </message>
    <message>
        <source>Open a course or lesson</source>
        <translation>Kurs oder Lektion öffnen</translation>
    </message>
    <message>
        <source>Open a folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Remove a course</source>
        <translation>Kurs entfernen</translation>
    </message>
    <message>
        <source>Remove “%1” from the library?</source>
        <translation>„%1“ aus der Bibliothek entfernen?</translation>
    </message>
    <message>
        <source>Its files are deleted. What you answered is kept and counts again if you add the course again.</source>
        <translation>Seine Dateien werden gelöscht. Die Antworten bleiben erhalten und zählen wieder, wenn der Kurs wieder hinzugefügt wird.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>Removed “%1”.</source>
        <translation>„%1“ entfernt.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>About Carrel</source>
        <translation>Über Carrel</translation>
    </message>
    <message>
        <source>The manual is not installed.</source>
        <translation>Das Handbuch ist nicht installiert.</translation>
    </message>
    <message>
        <source>Courses and lessons (%1);;All files (*)</source>
        <translation>Kurse und Lektionen (%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 (“%2”)</source>
        <comment>an undo and its lesson</comment>
        <translation>%1 („%2“)</translation>
    </message>
    <message>
        <source>%1 (check %2 of “%3”)</source>
        <comment>an undo, the number of its check and the lesson</comment>
        <translation>%1 (Prüffrage %2 aus „%3“)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>This was done on %1: %2. Take it back?</source>
        <translation>Das ist vom %1: %2. Wirklich zurücknehmen?</translation>
    </message>
    <message>
        <source>“%1” is not in the library. Add its file with File, Open a course or lesson.</source>
        <translation>„%1“ ist nicht in der Bibliothek. Die Datei über „Datei“, „Kurs oder Lektion öffnen“ hinzufügen.</translation>
    </message>
    <message>
        <source>Zoom: %1 %</source>
        <translation>Zoom: %1 %</translation>
    </message>
    <message>
        <source>Back to &amp;the review</source>
        <translation>&amp;Zurück zur Wiederholung</translation>
    </message>
    <message>
        <source>“%1” is marked as read.</source>
        <translation>„%1“ ist als gelesen markiert.</translation>
    </message>
    <message>
        <source>“%1” is marked as unread.</source>
        <translation>„%1“ ist als ungelesen markiert.</translation>
    </message>
    <message>
        <source>How to cite this lesson is on the clipboard.</source>
        <translation>Die Zitierangabe dieser Lektion ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Removing “%1”…</source>
        <translation>„%1“ wird entfernt …</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Vorlesen</translation>
    </message>
    <message>
        <source>Read this lesson aloud, from the selected words or from the top of the page</source>
        <translation>Diese Lektion vorlesen, ab den ausgewählten Wörtern oder vom oberen Rand der Seite an</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>No check of this module can be asked.</source>
        <translation>Keine Prüffrage dieses Moduls kann gestellt werden.</translation>
    </message>
    <message>
        <source>Quit Carrel</source>
        <translation>Carrel beenden</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) cannot be kept: “%1”</source>
        <translation>
            <numerusform>%n Notiz lässt sich nicht speichern: „%1“</numerusform>
            <numerusform>%n Notizen lassen sich nicht speichern: „%1“</numerusform>
        </translation>
    </message>
    <message>
        <source>If Carrel quits now, what you typed is lost. Cancel leads back to the note: it says there why it cannot be kept, and “Done” tries again. Or copy the text, and paste it somewhere else before you quit.</source>
        <translation>Wird Carrel jetzt beendet, ist das Geschriebene verloren. Abbrechen führt zurück zur Notiz: Dort steht, warum sie sich nicht speichern lässt, und „Fertig“ versucht es noch einmal. Oder den Text kopieren und anderswo einfügen, bevor Carrel beendet wird.</translation>
    </message>
    <message>
        <source>&amp;Copy the text</source>
        <translation>Text &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Quit without it</source>
        <translation>&amp;Ohne ihn beenden</translation>
    </message>
    <message>
        <source>The text is on the clipboard. Paste it somewhere else before you quit.</source>
        <translation>Der Text ist in der Zwischenablage. Ihn anderswo einfügen, bevor Carrel beendet wird.</translation>
    </message>
    <message>
        <source>Switch learners</source>
        <translation>Lernende wechseln</translation>
    </message>
    <message>
        <source>If you switch now, what you typed is lost. Cancel leads back to the note: it says there why it cannot be kept, and “Done” tries again. Or copy the text, and paste it somewhere else before you switch.</source>
        <translation>Wird jetzt gewechselt, ist das Geschriebene verloren. Abbrechen führt zurück zur Notiz: Dort steht, warum sie sich nicht speichern lässt, und „Fertig“ versucht es noch einmal. Oder den Text kopieren und anderswo einfügen, bevor gewechselt wird.</translation>
    </message>
    <message>
        <source>&amp;Switch without it</source>
        <translation>&amp;Ohne ihn wechseln</translation>
    </message>
    <message>
        <source>The text is on the clipboard. Paste it somewhere else before you switch.</source>
        <translation>Der Text ist in der Zwischenablage. Ihn anderswo einfügen, bevor gewechselt wird.</translation>
    </message>
</context>
<context>
    <name>Carrel::ManifestReader</name>
    <message>
        <source>The path “%1” may lead out of the course or means nothing on some systems; it was left out.</source>
        <translation>Der Pfad „%1“ führt vielleicht aus dem Kurs hinaus oder bedeutet auf manchen Systemen nichts; er wurde weggelassen.</translation>
    </message>
    <message>
        <source>Use short relative paths with “/”.</source>
        <translation>Kurze relative Pfade mit „/“ verwenden.</translation>
    </message>
    <message>
        <source>The path “%1” is there already, perhaps in other letters; the first one holds.</source>
        <translation>Der Pfad „%1“ ist schon da, vielleicht in anderer Groß- und Kleinschreibung; der erste gilt.</translation>
    </message>
    <message>
        <source>Rename one of the files.</source>
        <translation>Eine der Dateien umbenennen.</translation>
    </message>
    <message>
        <source>The lesson “%1” is listed twice; its first place holds.</source>
        <translation>Die Lektion „%1“ ist zweimal aufgeführt; ihr erster Platz gilt.</translation>
    </message>
    <message>
        <source>The lesson “%1” is in the order but not in the list of lessons; it counts as not here.</source>
        <translation>Die Lektion „%1“ steht in der Reihenfolge, aber nicht in der Liste der Lektionen; sie gilt als nicht hier.</translation>
    </message>
    <message>
        <source>The lesson “%1” is in no module; it comes last.</source>
        <translation>Die Lektion „%1“ steht in keinem Modul; sie kommt zuletzt.</translation>
    </message>
    <message>
        <source>Parts of this course need a newer version of Carrel (%1).</source>
        <translation>Teile dieses Kurses brauchen eine neuere Version von Carrel (%1).</translation>
    </message>
    <message>
        <source>This is not the manifest of a course.</source>
        <translation>Dies ist nicht das Manifest eines Kurses.</translation>
    </message>
    <message>
        <source>A manifest has “format”: “carrel-course”.</source>
        <translation>Ein Manifest hat „format“: „carrel-course“.</translation>
    </message>
    <message>
        <source>The course needs a version of Carrel that reads package format %1; this one reads format 1.</source>
        <translation>Der Kurs braucht eine Version von Carrel, die das Paketformat %1 liest; diese liest Format 1.</translation>
    </message>
    <message>
        <source>Get a newer version of Carrel.</source>
        <translation>Eine neuere Version von Carrel beschaffen.</translation>
    </message>
    <message>
        <source>The manifest gives its course no id.</source>
        <translation>Das Manifest gibt seinem Kurs keine Kennung.</translation>
    </message>
    <message>
        <source>Give “course” an “id” that never changes.</source>
        <translation>Unter „course“ eine „id“ angeben, die sich nie ändert.</translation>
    </message>
</context>
<context>
    <name>Carrel::MarkWords</name>
    <message>
        <source>Not in the library</source>
        <translation>Nicht in der Bibliothek</translation>
    </message>
    <message>
        <source>read</source>
        <translation>gelesen</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>nicht gelesen</translation>
    </message>
    <message>
        <source>checked</source>
        <translation>geprüft</translation>
    </message>
    <message>
        <source>right by luck</source>
        <translation>mit Glück richtig</translation>
    </message>
    <message numerus="yes">
        <source>retained %n day(s)</source>
        <translation>
            <numerusform>seit %n Tag behalten</numerusform>
            <numerusform>seit %n Tagen behalten</numerusform>
        </translation>
    </message>
    <message>
        <source>fading</source>
        <translation>verblasst</translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) due</source>
        <translation>
            <numerusform>%n Prüffrage fällig</numerusform>
            <numerusform>%n Prüffragen fällig</numerusform>
        </translation>
    </message>
    <message>
        <source>The course names this lesson; the library does not have it.</source>
        <translation>Der Kurs nennt diese Lektion; in der Bibliothek ist sie nicht.</translation>
    </message>
    <message>
        <source>Not begun yet.</source>
        <translation>Noch nicht begonnen.</translation>
    </message>
    <message>
        <source>Begun, but not read to its end.</source>
        <translation>Begonnen, aber nicht zu Ende gelesen.</translation>
    </message>
    <message>
        <source>Read to its end, or marked as read.</source>
        <translation>Zu Ende gelesen oder als gelesen markiert.</translation>
    </message>
    <message>
        <source>Every check was answered right, sure and without help.</source>
        <translation>Jede Prüffrage wurde richtig, sicher und ohne Hilfe beantwortet.</translation>
    </message>
    <message>
        <source>Checks of this lesson are due for review.</source>
        <translation>Prüffragen dieser Lektion sind zu wiederholen.</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>begonnen</translation>
    </message>
</context>
<context>
    <name>Carrel::Markdown</name>
    <message>
        <source>There is no picture %1 in the course.</source>
        <translation>Im Kurs gibt es kein Bild %1.</translation>
    </message>
    <message numerus="yes">
        <source>The lesson has more than %n part(s); the rest is left out.</source>
        <translation>
            <numerusform>Die Lektion hat mehr als %n Teil; der Rest ist weggelassen.</numerusform>
            <numerusform>Die Lektion hat mehr als %n Teile; der Rest ist weggelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut it into several lessons.</source>
        <translation>Sie in mehrere Lektionen teilen.</translation>
    </message>
    <message>
        <source>Questions in GIFT are shown as text.</source>
        <translation>Fragen in GIFT werden als Text gezeigt.</translation>
    </message>
    <message>
        <source>Write them as a heading &quot;%1&quot; with a task list.</source>
        <translation>Sie als Überschrift „%1“ mit einer Aufgabenliste schreiben.</translation>
    </message>
    <message>
        <source>HTML is shown as text.</source>
        <translation>HTML wird als Text gezeigt.</translation>
    </message>
    <message>
        <source>Only sub, sup, kbd and br are read as HTML.</source>
        <translation>Nur sub, sup, kbd und br werden als HTML gelesen.</translation>
    </message>
    <message>
        <source>This is nested too deeply; only its words are shown.</source>
        <translation>Dies ist zu tief verschachtelt; nur die Wörter davon werden gezeigt.</translation>
    </message>
    <message>
        <source>Use fewer lists and quotations within each other.</source>
        <translation>Weniger Listen und Zitate ineinander verwenden.</translation>
    </message>
    <message>
        <source>There is no callout &quot;%1&quot;; it is shown as a quotation.</source>
        <translation>Einen Hinweiskasten „%1“ gibt es nicht; er wird als Zitat gezeigt.</translation>
    </message>
    <message>
        <source>Write NOTE, TIP, IMPORTANT, WARNING or CAUTION.</source>
        <translation>NOTE, TIP, IMPORTANT, WARNING oder CAUTION schreiben.</translation>
    </message>
    <message>
        <source>The check has fewer than two options.</source>
        <translation>Die Prüffrage hat weniger als zwei Antworten.</translation>
    </message>
    <message>
        <source>Write each option as a list item that begins with [ ] or, when it is right, [x].</source>
        <translation>Jede Antwort als Listenpunkt schreiben, der mit [ ] oder, wenn sie richtig ist, mit [x] beginnt.</translation>
    </message>
    <message>
        <source>The check has more than 26 options.</source>
        <translation>Die Prüffrage hat mehr als 26 Antworten.</translation>
    </message>
    <message>
        <source>Divide it into several checks.</source>
        <translation>Sie in mehrere Prüffragen teilen.</translation>
    </message>
    <message>
        <source>No option of the check is marked as right.</source>
        <translation>Keine Antwort der Prüffrage ist als richtig gekennzeichnet.</translation>
    </message>
    <message>
        <source>Write [x] instead of [ ] before the right option.</source>
        <translation>Vor der richtigen Antwort [x] statt [ ] schreiben.</translation>
    </message>
    <message>
        <source>The check has no question.</source>
        <translation>Die Prüffrage hat keine Frage.</translation>
    </message>
    <message>
        <source>Write the question between the heading and the options.</source>
        <translation>Die Frage zwischen die Überschrift und die Antworten schreiben.</translation>
    </message>
    <message>
        <source>An option has no text.</source>
        <translation>Eine Antwort hat keinen Text.</translation>
    </message>
    <message>
        <source>Write the option on the line of its [ ] or [x]; a quotation is only its reason.</source>
        <translation>Die Antwort in die Zeile ihres [ ] oder [x] schreiben; ein Zitat ist nur ihre Begründung.</translation>
    </message>
    <message>
        <source>An option is marked neither as right nor as wrong.</source>
        <translation>Eine Antwort ist weder als richtig noch als falsch gekennzeichnet.</translation>
    </message>
    <message>
        <source>Begin it with [x] when it is right, else with [ ] and a space inside.</source>
        <translation>Sie mit [x] beginnen, wenn sie richtig ist, sonst mit [ ] und einem Leerzeichen darin.</translation>
    </message>
    <message>
        <source>Two options have the same text: %1</source>
        <translation>Zwei Antworten haben denselben Text: %1</translation>
    </message>
    <message>
        <source>Change one of them or take it out.</source>
        <translation>Eine davon ändern oder herausnehmen.</translation>
    </message>
    <message>
        <source>Lessons in a folder of a module folder are not read.</source>
        <translation>Lektionen in einem Ordner eines Modulordners werden nicht gelesen.</translation>
    </message>
    <message>
        <source>Move the folder up beside the other modules.</source>
        <translation>Den Ordner nach oben neben die anderen Module verschieben.</translation>
    </message>
    <message>
        <source>The course has too many files; the rest is left out.</source>
        <translation>Der Kurs hat zu viele Dateien; der Rest ist weggelassen.</translation>
    </message>
    <message>
        <source>Divide it into several courses.</source>
        <translation>Ihn in mehrere Kurse teilen.</translation>
    </message>
    <message>
        <source>The list of lessons names %1, which is not in the folder.</source>
        <translation>Die Liste der Lektionen nennt %1, das nicht im Ordner ist.</translation>
    </message>
    <message>
        <source>Name lessons as their files without the number, or by their path.</source>
        <translation>Lektionen wie ihre Dateien ohne die Nummer nennen oder mit ihrem Pfad.</translation>
    </message>
    <message>
        <source>The course does not say which format it is written in.</source>
        <translation>Der Kurs sagt nicht, in welchem Format er geschrieben ist.</translation>
    </message>
    <message>
        <source>The course is written in format %1, which is not known.</source>
        <translation>Der Kurs ist in Format %1 geschrieben, das nicht bekannt ist.</translation>
    </message>
    <message>
        <source>Write carrel: 1 into the head of course.md.</source>
        <translation>carrel: 1 in den Kopf von course.md schreiben.</translation>
    </message>
    <message>
        <source>The text of course.md is not shown: the course has a summary in its head.</source>
        <translation>Der Text von course.md wird nicht gezeigt: Der Kurs hat eine Zusammenfassung in seinem Kopf.</translation>
    </message>
    <message>
        <source>Put a text for readers into the first lesson.</source>
        <translation>Text zum Lesen in die erste Lektion schreiben.</translation>
    </message>
    <message>
        <source>The course has no title.</source>
        <translation>Der Kurs hat keinen Titel.</translation>
    </message>
    <message>
        <source>Write title: … into the head of course.md.</source>
        <translation>title: … in den Kopf von course.md schreiben.</translation>
    </message>
    <message>
        <source>The head of the file is too long; the rest of it was left out.</source>
        <translation>Der Kopf der Datei ist zu lang; der Rest davon wurde weggelassen.</translation>
    </message>
    <message>
        <source>Keep to the keys the format knows.</source>
        <translation>Bei den Schlüsseln bleiben, die das Format kennt.</translation>
    </message>
    <message>
        <source>The head of the file cannot be read: %1.</source>
        <translation>Der Kopf der Datei kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>Put a value that holds a colon or begins with a sign into quotes.</source>
        <translation>Einen Wert, der einen Doppelpunkt enthält oder mit einem Sonderzeichen beginnt, in Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a whole number above zero and was left out.</source>
        <translation>„%1“ ist keine ganze Zahl über null und wurde weggelassen.</translation>
    </message>
    <message>
        <source>Write digits only.</source>
        <translation>Nur Ziffern schreiben.</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is not known here and was left out.</source>
        <translation>Der Schlüssel „%1“ ist hier nicht bekannt und wurde weggelassen.</translation>
    </message>
    <message>
        <source>Known keys: %1.</source>
        <translation>Bekannte Schlüssel: %1.</translation>
    </message>
    <message>
        <source>The HTML %1 is shown as text.</source>
        <translation>Das HTML %1 wird als Text gezeigt.</translation>
    </message>
    <message>
        <source>A link that would run something lost its target.</source>
        <translation>Ein Verweis, der etwas ausführen würde, verlor sein Ziel.</translation>
    </message>
    <message>
        <source>Link to a page or to a heading of the lesson.</source>
        <translation>Auf eine Seite oder eine Überschrift der Lektion verweisen.</translation>
    </message>
    <message>
        <source>The lesson has no title in its head.</source>
        <translation>Die Lektion hat keinen Titel in ihrem Kopf.</translation>
    </message>
    <message>
        <source>Begin the file with three lines: ---, title: …, ---.</source>
        <translation>Die Datei mit drei Zeilen beginnen: ---, title: …, ---.</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Two checks have the id %1; the later one got another.</source>
        <translation>Zwei Prüffragen haben die Kennung %1; die spätere bekam eine andere.</translation>
    </message>
    <message>
        <source>Give each check of a lesson its own {#id}.</source>
        <translation>Jeder Prüffrage einer Lektion eine eigene Kennung {#id} geben.</translation>
    </message>
    <message>
        <source>Two lessons are called %1; this one became %2.</source>
        <translation>Zwei Lektionen heißen %1; diese wurde zu %2.</translation>
    </message>
    <message>
        <source>Rename one of the files, or give one a slug in its head.</source>
        <translation>Eine der Dateien umbenennen oder einer einen slug in ihrem Kopf geben.</translation>
    </message>
    <message>
        <source>There is no lesson in this course.</source>
        <translation>In diesem Kurs ist keine Lektion.</translation>
    </message>
    <message>
        <source>Put a file such as 01-first.md beside course.md or into a folder there.</source>
        <translation>Eine Datei wie 01-first.md neben course.md oder in einen Ordner dort legen.</translation>
    </message>
    <message>
        <source>The file %1 cannot be read.</source>
        <translation>Die Datei %1 kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The file %1 is too large for a lesson.</source>
        <translation>Die Datei %1 ist zu groß für eine Lektion.</translation>
    </message>
    <message>
        <source>Some bytes of this file are not UTF-8 and were replaced.</source>
        <translation>Einige Bytes dieser Datei sind kein UTF-8 und wurden ersetzt.</translation>
    </message>
    <message>
        <source>Save the file as UTF-8.</source>
        <translation>Die Datei als UTF-8 speichern.</translation>
    </message>
    <message>
        <source>Check the path; it counts from the folder of the course.</source>
        <translation>Den Pfad prüfen; er zählt vom Ordner des Kurses aus.</translation>
    </message>
    <message>
        <source>The fence “carrel” holds no part of a lesson; it is shown as code.</source>
        <translation>Der Codeblock „carrel“ enthält keinen Teil einer Lektion; er wird als Code gezeigt.</translation>
    </message>
    <message>
        <source>Write one block or one check in it as lessons in JSON have them.</source>
        <translation>Einen Block oder eine Prüffrage hineinschreiben, so wie Lektionen in JSON sie haben.</translation>
    </message>
    <message>
        <source>The order of the options does not name each of them once; it was left out.</source>
        <translation>Die Reihenfolge nennt nicht jede Antwort genau einmal; sie wurde weggelassen.</translation>
    </message>
    <message>
        <source>Count the options from 0, or leave the order out.</source>
        <translation>Die Antworten von 0 an zählen oder die Reihenfolge weglassen.</translation>
    </message>
    <message>
        <source>The lesson “%1” reads back from Markdown as something else.</source>
        <translation>Die Lektion „%1“ wird aus dem Markdown nicht wieder so gelesen, wie sie war.</translation>
    </message>
    <message>
        <source>Compare the two, or hand the course on as a file .carrel.</source>
        <translation>Beide vergleichen oder den Kurs als .carrel-Datei weitergeben.</translation>
    </message>
    <message>
        <source>The context “%1” is not known; the questions are shown alone.</source>
        <translation>Der Zusammenhang „%1“ ist nicht bekannt; die Fragen werden allein gezeigt.</translation>
    </message>
    <message>
        <source>Write “block” to show the part of the lesson that a check speaks of.</source>
        <translation>„block“ schreiben, um den Teil der Lektion zu zeigen, um den es in einer Prüffrage geht.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lessons are here. Of the others only what is known of them was written: titles and places.</source>
        <translation>
            <numerusform>%1 von %n Lektion ist hier. Von den anderen wurde nur geschrieben, was von ihnen bekannt ist: Titel und Platz.</numerusform>
            <numerusform>%1 von %n Lektionen sind hier. Von den anderen wurde nur geschrieben, was von ihnen bekannt ist: Titel und Platz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import the missing lessons first to hand on the whole course.</source>
        <translation>Zuerst die fehlenden Lektionen importieren, um den ganzen Kurs weiterzugeben.</translation>
    </message>
    <message>
        <source>A line of this code is to be marked that is not there.</source>
        <translation>Eine Zeile dieses Codes soll hervorgehoben werden, die es nicht gibt.</translation>
    </message>
    <message>
        <source>Count lines from 1, from the first line below the fence.</source>
        <translation>Zeilen werden ab 1 gezählt, von der ersten Zeile des Codeblocks an.</translation>
    </message>
</context>
<context>
    <name>Carrel::MarkdownFolder</name>
    <message>
        <source>lines that load programs of the site</source>
        <translation>Zeilen, die Programme der Website laden</translation>
    </message>
    <message>
        <source>shortcodes; the text in them is shown</source>
        <translation>Shortcodes; der Text darin wird gezeigt</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
</context>
<context>
    <name>Carrel::MathWords</name>
    <message>
        <source>plus</source>
        <translation>plus</translation>
    </message>
    <message>
        <source>minus</source>
        <translation>minus</translation>
    </message>
    <message>
        <source>plus or minus</source>
        <translation>plus oder minus</translation>
    </message>
    <message>
        <source>times</source>
        <translation>mal</translation>
    </message>
    <message>
        <source>divided by</source>
        <translation>geteilt durch</translation>
    </message>
    <message>
        <source>equals</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>ist nicht</translation>
    </message>
    <message>
        <source>is about</source>
        <translation>ist ungefähr</translation>
    </message>
    <message>
        <source>is equivalent to</source>
        <translation>ist äquivalent zu</translation>
    </message>
    <message>
        <source>is less than</source>
        <translation>ist kleiner als</translation>
    </message>
    <message>
        <source>is greater than</source>
        <translation>ist größer als</translation>
    </message>
    <message>
        <source>is at most</source>
        <translation>ist höchstens</translation>
    </message>
    <message>
        <source>is at least</source>
        <translation>ist mindestens</translation>
    </message>
    <message>
        <source>in</source>
        <translation>in</translation>
    </message>
    <message>
        <source>not in</source>
        <translation>nicht in</translation>
    </message>
    <message>
        <source>is a subset of</source>
        <translation>ist Teilmenge von</translation>
    </message>
    <message>
        <source>union</source>
        <translation>vereinigt mit</translation>
    </message>
    <message>
        <source>intersected with</source>
        <translation>geschnitten mit</translation>
    </message>
    <message>
        <source>the empty set</source>
        <translation>die leere Menge</translation>
    </message>
    <message>
        <source>and</source>
        <translation>und</translation>
    </message>
    <message>
        <source>or</source>
        <translation>oder</translation>
    </message>
    <message>
        <source>not</source>
        <translation>nicht</translation>
    </message>
    <message>
        <source>to</source>
        <translation>nach</translation>
    </message>
    <message>
        <source>maps to</source>
        <translation>geht auf</translation>
    </message>
    <message>
        <source>implies</source>
        <translation>daraus folgt</translation>
    </message>
    <message>
        <source>if and only if</source>
        <translation>genau dann, wenn</translation>
    </message>
    <message>
        <source>for all</source>
        <translation>für alle</translation>
    </message>
    <message>
        <source>there is</source>
        <translation>es gibt</translation>
    </message>
    <message>
        <source>the sum</source>
        <translation>die Summe</translation>
    </message>
    <message>
        <source>the product</source>
        <translation>das Produkt</translation>
    </message>
    <message>
        <source>the integral</source>
        <translation>das Integral</translation>
    </message>
    <message>
        <source>the limit</source>
        <translation>der Grenzwert</translation>
    </message>
    <message>
        <source>infinity</source>
        <translation>unendlich</translation>
    </message>
    <message>
        <source>partial</source>
        <translation>partiell</translation>
    </message>
    <message>
        <source>nabla</source>
        <translation>Nabla</translation>
    </message>
    <message>
        <source>factorial</source>
        <translation>Fakultät</translation>
    </message>
    <message>
        <source>and so on</source>
        <translation>und so weiter</translation>
    </message>
    <message>
        <source>prime</source>
        <translation>Strich</translation>
    </message>
    <message>
        <source>bar</source>
        <translation>Strich</translation>
    </message>
    <message>
        <source>log</source>
        <translation>Logarithmus</translation>
    </message>
    <message>
        <source>sine</source>
        <translation>Sinus</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>Kosinus</translation>
    </message>
    <message>
        <source>tangent</source>
        <translation>Tangens</translation>
    </message>
    <message>
        <source>the greatest</source>
        <translation>das größte</translation>
    </message>
    <message>
        <source>the least</source>
        <translation>das kleinste</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation>%1 durch %2</translation>
    </message>
    <message>
        <source>the fraction %1 over %2, end of the fraction</source>
        <translation>der Bruch %1 durch %2, Ende des Bruchs</translation>
    </message>
    <message>
        <source>the square root of %1</source>
        <translation>die Wurzel aus %1</translation>
    </message>
    <message>
        <source>root %2 of %1</source>
        <translation>%2-te Wurzel aus %1</translation>
    </message>
    <message>
        <source>%1 to the power of %2</source>
        <translation>%1 hoch %2</translation>
    </message>
    <message>
        <source>%1 squared</source>
        <translation>%1 Quadrat</translation>
    </message>
    <message>
        <source>%1 cubed</source>
        <translation>%1 hoch drei</translation>
    </message>
    <message>
        <source>%1 prime</source>
        <translation>%1 Strich</translation>
    </message>
    <message>
        <source>%1 sub %2</source>
        <translation>%1 Index %2</translation>
    </message>
    <message>
        <source>%1 with %2 above</source>
        <translation>%1 mit %2 darüber</translation>
    </message>
    <message>
        <source>%1 for %2,</source>
        <translation>%1 für %2,</translation>
    </message>
    <message>
        <source>%1 from %2 to %3 of</source>
        <translation>%1 von %2 bis %3 von</translation>
    </message>
</context>
<context>
    <name>Carrel::MdBook</name>
    <message>
        <source>instructions for a program that is not run</source>
        <translation>Anweisungen für ein Programm, das nicht ausgeführt wird</translation>
    </message>
    <message>
        <source>texts that are not in the folder of the book</source>
        <translation>Texte, die nicht im Ordner des Buches sind</translation>
    </message>
    <message>
        <source>texts that are included too often</source>
        <translation>Texte, die zu oft eingebunden sind</translation>
    </message>
    <message>
        <source>diagrams that a program would draw; their program is shown</source>
        <translation>Diagramme, die ein Programm zeichnen würde; ihr Quelltext wird gezeigt</translation>
    </message>
    <message>
        <source>None of the pages this book names is here.</source>
        <translation>Keine der Seiten, die dieses Buch nennt, ist hier.</translation>
    </message>
    <message>
        <source>The book has no SUMMARY.md, which is its order.</source>
        <translation>Das Buch hat keine SUMMARY.md, die seine Reihenfolge angibt.</translation>
    </message>
    <message>
        <source>Before the chapters</source>
        <translation>Vor den Kapiteln</translation>
    </message>
    <message>
        <source>After the chapters</source>
        <translation>Nach den Kapiteln</translation>
    </message>
    <message>
        <source>The chapter “%1” is not written yet.</source>
        <translation>Das Kapitel „%1“ ist noch nicht geschrieben.</translation>
    </message>
    <message>
        <source>There is no page %1 in the folder.</source>
        <translation>Im Ordner gibt es keine Seite %1.</translation>
    </message>
    <message>
        <source>questions of a kind that is not known</source>
        <translation>Fragen unbekannter Art</translation>
    </message>
    <message>
        <source>Does this program compile? If so, what does it print?</source>
        <translation>Lässt sich dieses Programm übersetzen? Wenn ja, was gibt es aus?</translation>
    </message>
    <message>
        <source>It does not compile.</source>
        <translation>Es lässt sich nicht übersetzen.</translation>
    </message>
    <message>
        <source>It compiles and prints:</source>
        <translation>Es lässt sich übersetzen und gibt aus:</translation>
    </message>
    <message>
        <source>questions whose answer is typed; they stand in the text</source>
        <translation>Fragen, deren Antwort getippt wird; sie stehen im Text</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Selbst versuchen</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
</context>
<context>
    <name>Carrel::Mdx</name>
    <message>
        <source>The key &quot;%1&quot; is not known here and was left out.</source>
        <translation>Der Schlüssel „%1“ ist hier nicht bekannt und wurde weggelassen.</translation>
    </message>
    <message>
        <source>Known keys: %1.</source>
        <translation>Bekannte Schlüssel: %1.</translation>
    </message>
    <message>
        <source>there is no list of options</source>
        <translation>es gibt keine Liste von Antworten</translation>
    </message>
    <message>
        <source>A question was left out, since its options cannot be read: %1.</source>
        <translation>Eine Frage wurde weggelassen, da ihre Antworten nicht gelesen werden können: %1.</translation>
    </message>
    <message>
        <source>Options need to be written out: nothing in a course is run.</source>
        <translation>Antworten müssen ausgeschrieben sein: Nichts in einem Kurs wird ausgeführt.</translation>
    </message>
    <message>
        <source>components nested too deeply</source>
        <translation>zu tief verschachtelte Komponenten</translation>
    </message>
    <message>
        <source>parts of the web site that are no text</source>
        <translation>Teile der Website, die kein Text sind</translation>
    </message>
    <message>
        <source>exercises and slides that a program would show</source>
        <translation>Aufgaben und Folien, die ein Programm zeigen würde</translation>
    </message>
    <message>
        <source>components of a web site</source>
        <translation>Komponenten einer Website</translation>
    </message>
    <message>
        <source>Listing %1</source>
        <translation>Listing %1</translation>
    </message>
</context>
<context>
    <name>Carrel::MessageBar</name>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
</context>
<context>
    <name>Carrel::MicrosoftLearn</name>
    <message>
        <source>modules that the path names and that are not here</source>
        <translation>Module, die der Lernpfad nennt und die nicht hier sind</translation>
    </message>
    <message>
        <source>units that the module names and that are not here</source>
        <translation>Einheiten, die das Modul nennt und die nicht hier sind</translation>
    </message>
    <message>
        <source>program texts that are not in the folder of the course</source>
        <translation>Programmtexte, die nicht im Ordner des Kurses sind</translation>
    </message>
    <message>
        <source>Get the whole folder of the course.</source>
        <translation>Den ganzen Ordner des Kurses holen.</translation>
    </message>
    <message>
        <source>The text %1 is not in the folder of the course and was left out.</source>
        <translation>Der Text %1 ist nicht im Ordner des Kurses und wurde weggelassen.</translation>
    </message>
    <message>
        <source>The text %1 is included too deeply and was left out.</source>
        <translation>Der Text %1 ist zu tief eingebunden und wurde weggelassen.</translation>
    </message>
</context>
<context>
    <name>Carrel::MinutesLeft</name>
    <message>
        <source>The end is in sight</source>
        <translation>Das Ende ist in Sicht</translation>
    </message>
    <message>
        <source>Less than a minute left</source>
        <translation>Noch weniger als eine Minute</translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s) left</source>
        <translation>
            <numerusform>Noch etwa eine Minute</numerusform>
            <numerusform>Noch etwa %n Minuten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::MoodleXml</name>
    <message>
        <source>questions that are hidden in Moodle</source>
        <translation>Fragen, die in Moodle verborgen sind</translation>
    </message>
    <message>
        <source>The picture “%1” is not in the file; its alternative text is shown.</source>
        <translation>Das Bild „%1“ ist nicht in der Datei; sein Ersatztext wird gezeigt.</translation>
    </message>
    <message>
        <source>“%1” is no picture that can be shown; its alternative text is shown.</source>
        <translation>„%1“ ist kein Bild, das gezeigt werden kann; sein Ersatztext wird gezeigt.</translation>
    </message>
    <message>
        <source>files that a text links to</source>
        <translation>Dateien, auf die ein Text verweist</translation>
    </message>
    <message>
        <source>files that no text shows</source>
        <translation>Dateien, die kein Text zeigt</translation>
    </message>
    <message>
        <source>sentences said to any right or any wrong answer</source>
        <translation>Sätze zu jeder richtigen oder jeder falschen Antwort</translation>
    </message>
    <message>
        <source>hints before a second try</source>
        <translation>Hinweise vor einem zweiten Versuch</translation>
    </message>
</context>
<context>
    <name>Carrel::NoteCard</name>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>Keep it and close (Esc)</source>
        <translation>Behalten und schließen (Esc)</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Name of the bookmark</source>
        <translation>Name des Lesezeichens</translation>
    </message>
    <message>
        <source>Your note</source>
        <translation>Die eigene Notiz</translation>
    </message>
    <message>
        <source>%1 The text is still here; “Done” tries again.</source>
        <comment>after a sentence</comment>
        <translation>%1 Der Text ist noch hier; „Fertig“ versucht es noch einmal.</translation>
    </message>
</context>
<context>
    <name>Carrel::NotesModel</name>
    <message numerus="yes">
        <source>%1, %n note(s)</source>
        <comment>a heading over notes</comment>
        <translation>
            <numerusform>%1, %n Notiz</numerusform>
            <numerusform>%1, %n Notizen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %n note(s)</source>
        <comment>lesson, course</comment>
        <translation>
            <numerusform>%1, %2, %n Notiz</numerusform>
            <numerusform>%1, %2, %n Notizen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>lesson, course</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>kind of a note, the day it was made</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>Carrel::NotesPanel</name>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Whose notes</source>
        <translation>Welche Notizen</translation>
    </message>
    <message>
        <source>This lesson</source>
        <translation>Diese Lektion</translation>
    </message>
    <message>
        <source>This course</source>
        <translation>Dieser Kurs</translation>
    </message>
    <message>
        <source>All courses</source>
        <translation>Alle Kurse</translation>
    </message>
    <message>
        <source>Filter notes</source>
        <translation>Notizen filtern</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Edit the chosen note (F2)</source>
        <translation>Die gewählte Notiz bearbeiten (F2)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete the chosen note (Del)</source>
        <translation>Die gewählte Notiz löschen (Entf)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Export …</translation>
    </message>
    <message>
        <source>Write the notes shown as Markdown, HTML or a table</source>
        <translation>Die gezeigten Notizen als Markdown, HTML oder Tabelle schreiben</translation>
    </message>
    <message>
        <source>No note has these words.</source>
        <translation>Keine Notiz enthält diese Wörter.</translation>
    </message>
    <message>
        <source>Export notes</source>
        <translation>Notizen exportieren</translation>
    </message>
    <message>
        <source>notes</source>
        <comment>name of a file</comment>
        <translation>notizen</translation>
    </message>
    <message>
        <source>Markdown (*.md);;Web page (*.html);;Table (*.csv);;All files (*)</source>
        <translation>Markdown (*.md);;Webseite (*.html);;Tabelle (*.csv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The ending of %1 does not say what to write. Choose a name that ends in .md, .html or .csv.</source>
        <translation>Die Endung von %1 sagt nicht, was zu schreiben ist. Einen Namen wählen, der auf .md, .html oder .csv endet.</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) were written to %1.</source>
        <translation>
            <numerusform>%n Notiz wurde nach %1 geschrieben.</numerusform>
            <numerusform>%n Notizen wurden nach %1 geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>The notes could not be written to %1. Choose another place.</source>
        <translation>Die Notizen konnten nicht nach %1 geschrieben werden. Einen anderen Ort wählen.</translation>
    </message>
    <message>
        <source>Nothing is noted here yet.

In a lesson, select words with the mouse or with {next-sentence}. {highlight} highlights them, {write-note} writes a note, {bookmark} sets a bookmark.</source>
        <translation>Hier ist noch nichts notiert.

In einer Lektion Wörter mit der Maus oder mit {next-sentence} auswählen. {highlight} markiert sie, {write-note} schreibt eine Notiz, {bookmark} setzt ein Lesezeichen.</translation>
    </message>
    <message>
        <source>Deleted. {undo} brings it back.</source>
        <translation>Gelöscht. {undo} bringt es zurück.</translation>
    </message>
</context>
<context>
    <name>Carrel::OpenEdx</name>
    <message>
        <source>parts that the course names and does not have</source>
        <translation>Teile, die der Kurs nennt und nicht hat</translation>
    </message>
    <message>
        <source>parts that only teachers may see</source>
        <translation>Teile, die nur Lehrende sehen dürfen</translation>
    </message>
    <message>
        <source>links to files and places of the learning platform</source>
        <translation>Verweise auf Dateien und Orte der Lernplattform</translation>
    </message>
    <message>
        <source>exercises of the kind “%1”, of which only the text is shown</source>
        <translation>Aufgaben der Art „%1“, von denen nur der Text gezeigt wird</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>This exercise needs the learning platform that it was made for.</source>
        <translation>Diese Aufgabe braucht die Lernplattform, für die sie gemacht wurde.</translation>
    </message>
    <message>
        <source>hints before the answer</source>
        <translation>Hinweise vor der Antwort</translation>
    </message>
    <message>
        <source>reasons for several options together</source>
        <translation>Begründungen für mehrere Antworten zusammen</translation>
    </message>
    <message>
        <source>drafts that were not published</source>
        <translation>Entwürfe, die nicht veröffentlicht wurden</translation>
    </message>
    <message>
        <source>There is nothing in this course that can be read.</source>
        <translation>In diesem Kurs ist nichts, was gelesen werden kann.</translation>
    </message>
    <message>
        <source>units without any content</source>
        <translation>Einheiten ohne Inhalt</translation>
    </message>
    <message>
        <source>discussions</source>
        <translation>Diskussionen</translation>
    </message>
    <message>
        <source>parts of the kind “%1”, which run on the platform</source>
        <translation>Teile der Art „%1“, die auf der Plattform laufen</translation>
    </message>
    <message>
        <source>films and sounds</source>
        <translation>Filme und Töne</translation>
    </message>
    <message>
        <source>dropdowns of a text with too many of them</source>
        <translation>Auswahllisten eines Textes, der zu viele davon hat</translation>
    </message>
    <message>
        <source>What belongs into gap %1?</source>
        <translation>Was gehört in Lücke %1?</translation>
    </message>
</context>
<context>
    <name>Carrel::OptionCard</name>
    <message>
        <source>Your choice, right.</source>
        <translation>Gewählt, richtig.</translation>
    </message>
    <message>
        <source>Your choice.</source>
        <translation>Gewählt.</translation>
    </message>
    <message>
        <source>Right answer.</source>
        <translation>Richtige Antwort.</translation>
    </message>
    <message>
        <source>Why not.</source>
        <translation>Warum nicht.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number and words of an option</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. Your choice, wrong.</source>
        <comment>what is said of an option</comment>
        <translation>%1. Gewählt, falsch.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>an option, then what is said of it</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an option, then its reason</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>Text kopieren</translation>
    </message>
</context>
<context>
    <name>Carrel::OutlineModel</name>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number and title of a module</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>title of a lesson, its marks</comment>
        <translation>%1. %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1. %2. %n minute(s).</source>
        <comment>title of a lesson, its marks, minutes</comment>
        <translation>
            <numerusform>%1. %2. %n Minute.</numerusform>
            <numerusform>%1. %2. %n Minuten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1
%2 %3</source>
        <comment>title and marks of a lesson, a sign, what the sign means</comment>
        <translation>%1
%2 %3</translation>
    </message>
    <message>
        <source>%1. You are reading here.</source>
        <comment>a heading</comment>
        <translation>%1. Hier wird gerade gelesen.</translation>
    </message>
</context>
<context>
    <name>Carrel::OutlinePanel</name>
    <message>
        <source>Lessons of the course</source>
        <translation>Lektionen des Kurses</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lesson(s) here, %2 read</source>
        <translation>
            <numerusform>%1 von %n Lektion hier, %2 gelesen</numerusform>
            <numerusform>%1 von %n Lektionen hier, %2 gelesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lesson(s) read</source>
        <translation>
            <numerusform>%1 von %n Lektion gelesen</numerusform>
            <numerusform>%1 von %n Lektionen gelesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n check(s) due</source>
        <comment>progress of a course, checks due</comment>
        <translation>
            <numerusform>%1, %n Prüffrage fällig</numerusform>
            <numerusform>%1, %n Prüffragen fällig</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 begun</source>
        <comment>lessons read of a course, lessons begun</comment>
        <translation>%1, %2 begonnen</translation>
    </message>
</context>
<context>
    <name>Carrel::OwnClock</name>
    <message>
        <source>The clock of this computer shows %1, but you studied on %2. Set the clock and start Carrel again.</source>
        <translation>Die Uhr dieses Computers zeigt %1, aber gelernt wurde am %2. Die Uhr stellen und Carrel neu starten.</translation>
    </message>
    <message>
        <source>Until then what is due is counted as of the last day you studied.</source>
        <translation>Bis dahin gilt als fällig, was es am letzten Lerntag war.</translation>
    </message>
    <message>
        <source>Until then what is due is counted by this clock and may be wrong.</source>
        <translation>Bis dahin richtet sich, was fällig ist, nach dieser Uhr und kann falsch sein.</translation>
    </message>
    <message>
        <source>If the clock is right, go on: after a few starts it is believed.</source>
        <translation>Ist die Uhr richtig, einfach weiterlernen: Nach ein paar Starts wird ihr geglaubt.</translation>
    </message>
</context>
<context>
    <name>Carrel::PackageFolder</name>
    <message>
        <source>The file is not the one its course lists; it was read as it is.</source>
        <translation>Die Datei ist nicht die, die ihr Kurs aufführt; sie wurde gelesen, wie sie ist.</translation>
    </message>
    <message>
        <source>Get the course again if you did not change it.</source>
        <translation>Den Kurs noch einmal holen, falls die Datei nicht absichtlich geändert wurde.</translation>
    </message>
    <message>
        <source>The file cannot be read; it was left out.</source>
        <translation>Die Datei kann nicht gelesen werden; sie wurde weggelassen.</translation>
    </message>
    <message>
        <source>The file is not the one its course lists; it was taken as it is.</source>
        <translation>Die Datei ist nicht die, die ihr Kurs aufführt; sie wurde genommen, wie sie ist.</translation>
    </message>
    <message>
        <source>The course lists this file, but it is not here.</source>
        <translation>Der Kurs führt diese Datei auf, aber sie ist nicht hier.</translation>
    </message>
    <message>
        <source>Get a whole copy of the course.</source>
        <translation>Den Kurs noch einmal vollständig holen.</translation>
    </message>
    <message>
        <source>The file is a link that leads out of the course; it was left out.</source>
        <translation>Die Datei ist eine Verknüpfung, die aus dem Kurs hinausführt; sie wurde weggelassen.</translation>
    </message>
    <message>
        <source>The file, or the course with it, is too large; it was left out.</source>
        <translation>Die Datei oder der Kurs mit ihr ist zu groß; sie wurde weggelassen.</translation>
    </message>
    <message>
        <source>The lesson calls itself “%1”, its course calls it “%2”, which holds.</source>
        <translation>Die Lektion nennt sich „%1“, ihr Kurs nennt sie „%2“; das gilt.</translation>
    </message>
</context>
<context>
    <name>Carrel::PageFigures</name>
    <message>
        <source>There is no table in sight.</source>
        <translation>Es ist keine Tabelle zu sehen.</translation>
    </message>
    <message>
        <source>There is no picture in sight.</source>
        <translation>Es ist kein Bild zu sehen.</translation>
    </message>
    <message>
        <source>This picture cannot be shown</source>
        <translation>Dieses Bild kann nicht gezeigt werden</translation>
    </message>
    <message>
        <source>Its file is damaged.</source>
        <translation>Seine Datei ist beschädigt.</translation>
    </message>
</context>
<context>
    <name>Carrel::PageLife</name>
    <message>
        <source>The page of this lesson stopped again and again. Open another lesson, or start Carrel with --safe-mode.</source>
        <translation>Die Seite dieser Lektion ist immer wieder abgebrochen. Eine andere Lektion öffnen oder Carrel mit --safe-mode starten.</translation>
    </message>
    <message>
        <source>The page stopped and was opened again at the same place.</source>
        <translation>Die Seite ist abgebrochen und wurde an derselben Stelle wieder geöffnet.</translation>
    </message>
    <message>
        <source>The page of this lesson does not answer.</source>
        <translation>Die Seite dieser Lektion antwortet nicht.</translation>
    </message>
</context>
<context>
    <name>Carrel::PageTrouble</name>
    <message>
        <source>Open it again</source>
        <translation>Erneut öffnen</translation>
    </message>
</context>
<context>
    <name>Carrel::PaperDesk</name>
    <message>
        <source>The pages before are still being made.</source>
        <translation>Die Seiten davor werden noch gemacht.</translation>
    </message>
    <message>
        <source>The pages went to the printer.</source>
        <translation>Die Seiten sind beim Drucker.</translation>
    </message>
    <message>
        <source>Export as PDF</source>
        <translation>Als PDF exportieren</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>PDF-Dokumente (*.pdf)</translation>
    </message>
    <message>
        <source>The pages lie in %1.</source>
        <translation>Die Seiten liegen in %1.</translation>
    </message>
    <message>
        <source>The pages are being made…</source>
        <translation>Die Seiten werden gemacht…</translation>
    </message>
</context>
<context>
    <name>Carrel::PaperDialog</name>
    <message>
        <source>With the &amp;answers to its checks, at the end</source>
        <translation>Mit den &amp;Antworten auf die Prüffragen, am Ende</translation>
    </message>
    <message>
        <source>Pape&amp;r:</source>
        <translation>Papie&amp;r:</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Abbre&amp;chen</translation>
    </message>
    <message>
        <source>Export as PDF</source>
        <translation>Als PDF exportieren</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>The &amp;lesson “%1”</source>
        <translation>Die &amp;Lektion „%1“</translation>
    </message>
    <message>
        <source>The &amp;module “%1”</source>
        <translation>Das &amp;Modul „%1“</translation>
    </message>
    <message>
        <source>The whole co&amp;urse “%1”</source>
        <translation>Den ganzen K&amp;urs „%1“</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>Als PDF &amp;speichern…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>With the lines of code &amp;numbered</source>
        <translation>Mit &amp;nummerierten Codezeilen</translation>
    </message>
    <message>
        <source>Only the checks, as a &amp;test</source>
        <translation>Nur die Prüffragen, als &amp;Test</translation>
    </message>
</context>
<context>
    <name>Carrel::PaperJob</name>
    <message>
        <source>%1 could not be written: %2. Choose another place.</source>
        <translation>%1 konnte nicht geschrieben werden: %2. Einen anderen Ort wählen.</translation>
    </message>
    <message>
        <source>There is no check to be asked in it. Choose a larger part.</source>
        <translation>Darin ist keine Prüffrage, die gestellt werden kann. Ein größerer Teil hat vielleicht welche.</translation>
    </message>
</context>
<context>
    <name>Carrel::Pictures</name>
    <message>
        <source>The picture “%1” is not beside the lesson; its alternative text is shown.</source>
        <translation>Das Bild „%1“ liegt nicht neben der Lektion; sein Ersatztext wird gezeigt.</translation>
    </message>
    <message>
        <source>Put the picture there and add the lesson again.</source>
        <translation>Das Bild dorthin legen und die Lektion noch einmal hinzufügen.</translation>
    </message>
    <message>
        <source>A picture lies outside the course and is not fetched; its alternative text is shown.</source>
        <translation>Ein Bild liegt außerhalb des Kurses und wird nicht geholt; stattdessen steht dort sein Alternativtext.</translation>
    </message>
    <message>
        <source>To see it, put the file into the folder of the course and name it by its path.</source>
        <translation>Um es zu sehen, die Datei in den Ordner des Kurses legen und mit ihrem Pfad nennen.</translation>
    </message>
    <message>
        <source>There is no picture %1 in the course.</source>
        <translation>Im Kurs gibt es kein Bild %1.</translation>
    </message>
    <message>
        <source>Check the path; it counts from the folder of the lesson.</source>
        <translation>Den Pfad prüfen; er zählt vom Ordner der Lektion aus.</translation>
    </message>
    <message>
        <source>A picture names no file.</source>
        <translation>Ein Bild nennt keine Datei.</translation>
    </message>
    <message>
        <source>Name its file, or take it out.</source>
        <translation>Die Datei des Bilds nennen oder es herausnehmen.</translation>
    </message>
    <message>
        <source>Put a whole picture there, in PNG, JPEG, GIF, WebP, AVIF or SVG.</source>
        <translation>Ein unbeschädigtes Bild dorthin legen, als PNG, JPEG, GIF, WebP, AVIF oder SVG.</translation>
    </message>
    <message>
        <source>The picture %1 cannot be read; its alternative text is shown.</source>
        <translation>Das Bild %1 kann nicht gelesen werden; sein Ersatztext wird gezeigt.</translation>
    </message>
    <message>
        <source>Check the permissions of the file.</source>
        <translation>Die Zugriffsrechte der Datei prüfen.</translation>
    </message>
    <message>
        <source>What lies in %1 is no picture, or a damaged one; its alternative text is shown.</source>
        <translation>Was in %1 liegt, ist kein Bild oder ein beschädigtes; sein Ersatztext wird gezeigt.</translation>
    </message>
    <message>
        <source>The picture %1 is of a kind that Carrel does not show; its alternative text is shown.</source>
        <translation>Das Bild %1 ist von einer Art, die Carrel nicht zeigt; sein Ersatztext wird gezeigt.</translation>
    </message>
    <message>
        <source>The picture %1 is too large; its alternative text is shown.</source>
        <translation>Das Bild %1 ist zu groß; sein Ersatztext wird gezeigt.</translation>
    </message>
    <message>
        <source>Make it smaller: at most %1 MiB and %2 million pixels.</source>
        <translation>Es verkleinern: höchstens %1 MiB und %2 Millionen Pixel.</translation>
    </message>
</context>
<context>
    <name>Carrel::PreTeXt</name>
    <message>
        <source>There is no chapter and no section in this book.</source>
        <translation>In diesem Buch ist weder ein Kapitel noch ein Abschnitt.</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Beweis</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>parts that run a program</source>
        <translation>Teile, die ein Programm ausführen</translation>
    </message>
    <message>
        <source>elements nobody knows, without any text</source>
        <translation>unbekannte Elemente ohne Text</translation>
    </message>
    <message>
        <source>elements nobody knows, of which the text is shown</source>
        <translation>unbekannte Elemente, deren Text gezeigt wird</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossar</translation>
    </message>
    <message>
        <source>Preface</source>
        <translation>Vorwort</translation>
    </message>
    <message>
        <source>hints before the answer</source>
        <translation>Hinweise vor der Antwort</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Selbst versuchen</translation>
    </message>
    <message>
        <source>exercises of the kind “%1”, shown for reading</source>
        <translation>Aufgaben der Art „%1“, zum Lesen gezeigt</translation>
    </message>
    <message>
        <source>references to parts that the book does not have</source>
        <translation>Verweise auf Teile, die das Buch nicht hat</translation>
    </message>
    <message>
        <source>The main file of the book was not found.</source>
        <translation>Die Hauptdatei des Buches wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>Open the file that begins with &lt;pretext&gt; itself.</source>
        <translation>Die Datei, die mit &lt;pretext&gt; beginnt, selbst öffnen.</translation>
    </message>
    <message>
        <source>drawings that a program would have to make</source>
        <translation>Zeichnungen, die ein Programm erzeugen müsste</translation>
    </message>
    <message>
        <source>films and sounds</source>
        <translation>Filme und Töne</translation>
    </message>
</context>
<context>
    <name>Carrel::PreferenceWords</name>
    <message>
        <source>theme color colour appearance dark mode night light contrast</source>
        <translation>Farben Farbschema Aussehen Darstellung dunkel Nacht hell Kontrast Thema</translation>
    </message>
    <message>
        <source>zoom magnify scale larger bigger smaller percent</source>
        <translation>Zoom vergrößern verkleinern Maßstab größer kleiner Prozent</translation>
    </message>
    <message>
        <source>font typeface letters serif sans dyslexia legible</source>
        <translation>Schrift Schriftart Buchstaben Serifen Legasthenie lesbar</translation>
    </message>
    <message>
        <source>text size font size letters larger bigger smaller pixels</source>
        <translation>Textgröße Schriftgröße Buchstaben größer kleiner Pixel</translation>
    </message>
    <message>
        <source>line height leading line spacing distance between lines</source>
        <translation>Zeilenhöhe Zeilenabstand Durchschuss Abstand der Zeilen</translation>
    </message>
    <message>
        <source>line width column measure narrow wide margin</source>
        <translation>Zeilenbreite Spalte Satzbreite schmal breit Rand</translation>
    </message>
    <message>
        <source>letter spacing tracking distance between letters dyslexia</source>
        <translation>Buchstabenabstand Laufweite Sperrung Legasthenie</translation>
    </message>
    <message>
        <source>word spacing distance between words dyslexia</source>
        <translation>Wortabstand Abstand der Wörter Legasthenie</translation>
    </message>
    <message>
        <source>what comes back review repeat spaced repetition missed wrong guessed everything schedule</source>
        <translation>Wiederholung wiederholen Umfang falsch geraten alles verpasst Plan</translation>
    </message>
    <message>
        <source>how sure to be retention remember forget memory chance percent FSRS workload</source>
        <translation>sicher behalten erinnern vergessen Gedächtnis Wahrscheinlichkeit Prozent FSRS Aufwand</translation>
    </message>
    <message>
        <source>longest pause maximum interval limit days gap wait review</source>
        <translation>längste Pause Abstand Höchstabstand Intervall Grenze Tage warten Wiederholung</translation>
    </message>
    <message>
        <source>new day begins hour time midnight night rollover start of the day</source>
        <translation>neuer Tag Tagesbeginn Tageswechsel Stunde Uhrzeit Mitternacht Nacht</translation>
    </message>
    <message>
        <source>language translation locale English German</source>
        <translation>Sprache Übersetzung Englisch Deutsch</translation>
    </message>
    <message>
        <source>graphics drawing rendering GPU CPU hardware software acceleration blank empty page flicker</source>
        <translation>Grafik Grafikkarte Zeichnen Prozessor Beschleunigung leere Seite weiße Seite Flackern</translation>
    </message>
    <message>
        <source>motion animation moving fading blinking calm still dizzy</source>
        <translation>Bewegung Animation bewegen überblenden blinken ruhig Schwindel</translation>
    </message>
    <message>
        <source>read aloud speech TTS speed pace slow fast percent</source>
        <translation>vorlesen Sprache Stimme TTS Tempo Geschwindigkeit langsam schnell Prozent</translation>
    </message>
    <message>
        <source>read aloud speech TTS code spell skip program</source>
        <translation>vorlesen Sprache Stimme TTS Code Programm buchstabieren überspringen</translation>
    </message>
    <message>
        <source>read aloud speech TTS voice speaker sound language</source>
        <translation>vorlesen Stimme Sprecher TTS Ton Sprache</translation>
    </message>
    <message>
        <source>easy days weekend Saturday Sunday week free day off less load workload</source>
        <translation>leichte Tage Wochenende Samstag Sonntag Woche frei freier Tag weniger Last Aufwand</translation>
    </message>
    <message>
        <source>holiday vacation away free days break pause trip</source>
        <translation>Urlaub Ferien weg freie Tage Auszeit Reise</translation>
    </message>
    <message>
        <source>fit the schedule to me optimize optimizer train personal own weights parameters FSRS memory</source>
        <translation>Plan anpassen optimieren Optimierer lernen persönlich eigene Gewichte Parameter FSRS Gedächtnis</translation>
    </message>
    <message>
        <source>keys shortcuts keyboard hotkeys bindings remap</source>
        <translation>Tasten Tastatur Kürzel Tastenkürzel Kurzbefehle Belegung Hotkeys</translation>
    </message>
    <message>
        <source>minutes a day cap limit daily time review workload backlog catch up</source>
        <translation>Minuten am Tag Grenze Obergrenze täglich Zeit Wiederholung Arbeit Rückstand aufholen</translation>
    </message>
    <message>
        <source>backup restore copy study record answers file</source>
        <translation>Sicherung sichern zurückholen wiederherstellen Kopie Lernaufzeichnung Antworten Datei</translation>
    </message>
    <message>
        <source>study record export import take in merge erase delete remove answers data file privacy</source>
        <translation>Lernaufzeichnung exportieren Export einlesen importieren Import zusammenführen löschen entfernen Antworten Daten Datei Datenschutz</translation>
    </message>
</context>
<context>
    <name>Carrel::PreferencesView</name>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>What I missed or guessed</source>
        <translation>Verfehltes und Geratenes</translation>
    </message>
    <message>
        <source>Only what I missed</source>
        <translation>Nur Verfehltes</translation>
    </message>
    <message>
        <source>Everything I answered</source>
        <translation>Alles Beantwortete</translation>
    </message>
    <message>
        <source>What works best</source>
        <translation>Was am besten geht</translation>
    </message>
    <message>
        <source>The processor</source>
        <translation>Der Prozessor</translation>
    </message>
    <message>
        <source>The graphics card</source>
        <translation>Die Grafikkarte</translation>
    </message>
    <message>
        <source>Set by %1. It cannot be changed here.</source>
        <translation>Festgelegt durch %1. Hier nicht zu ändern.</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Search preferences</source>
        <translation>Einstellungen durchsuchen</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>Applies at once, also to what you answered before.</source>
        <translation>Gilt sofort, auch für schon Beantwortetes.</translation>
    </message>
    <message>
        <source>Answers given before this hour still count for the day before.</source>
        <translation>Antworten vor dieser Stunde zählen noch zum Vortag.</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Of the program, not of the courses. Takes effect at the next start.</source>
        <translation>Des Programms, nicht der Kurse. Gilt ab dem nächsten Start.</translation>
    </message>
    <message>
        <source>Choose the processor when pages stay empty. Takes effect at the next start.</source>
        <translation>Den Prozessor wählen, wenn Seiten leer bleiben. Gilt ab dem nächsten Start.</translation>
    </message>
    <message>
        <source>No preference has these words.</source>
        <translation>Keine Einstellung enthält diese Wörter.</translation>
    </message>
    <message>
        <source>How likely you still know a check on the day it comes back. Higher means more reviews.</source>
        <translation>Wie wahrscheinlich eine Prüffrage noch gewusst wird, wenn sie wiederkommt. Höher bedeutet mehr Wiederholungen.</translation>
    </message>
    <message>
        <source>No check stays away longer than this.</source>
        <translation>Länger bleibt keine Prüffrage weg.</translation>
    </message>
    <message>
        <source> %</source>
        <comment>percent, after a number</comment>
        <translation> %</translation>
    </message>
    <message>
        <source> days</source>
        <comment>after a number</comment>
        <translation> Tage</translation>
    </message>
    <message>
        <source>The&amp;me</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>As the system: light or dark, as your computer is set. Its own high contrast goes before every theme.</source>
        <translation>Wie das System: hell oder dunkel, wie der Computer eingestellt ist. Sein eigener hoher Kontrast geht allen Farben vor.</translation>
    </message>
    <message>
        <source>What comes &amp;back</source>
        <translation>Was wiederko&amp;mmt</translation>
    </message>
    <message>
        <source>How s&amp;ure to be</source>
        <translation>&amp;Wie sicher</translation>
    </message>
    <message>
        <source>Longest &amp;pause</source>
        <translation>L&amp;ängste Pause</translation>
    </message>
    <message>
        <source>A new da&amp;y begins at</source>
        <translation>Ein ne&amp;uer Tag beginnt um</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>Pages a&amp;re drawn by</source>
        <translation>&amp;Seiten zeichnet</translation>
    </message>
    <message>
        <source>All preferences</source>
        <translation>Alle Einstellungen</translation>
    </message>
    <message>
        <source>Back to all preferences (Esc)</source>
        <translation>Zurück zu allen Einstellungen (Esc)</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>As little as possible: what fades or flashes elsewhere stands still, as does the text cursor.</source>
        <translation>So wenig wie möglich: Was sonst überblendet oder aufleuchtet, steht still, auch die Schreibmarke.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>See and change the keys…</source>
        <translation>Tasten ansehen und ändern …</translation>
    </message>
    <message>
        <source>What each key does, and another one where you want it.</source>
        <translation>Was jede Taste bewirkt, und eine andere, wo man sie möchte.</translation>
    </message>
    <message>
        <source>Search keys</source>
        <translation>Tasten suchen</translation>
    </message>
    <message>
        <source>As little as possible</source>
        <translation>So wenig wie möglich</translation>
    </message>
    <message>
        <source>Minutes a day</source>
        <translation>Minuten am Tag</translation>
    </message>
    <message>
        <source>Of more than that, what is most at risk is asked first; the rest is told and waits.</source>
        <translation>Ist mehr fällig, kommt zuerst, was am ehesten vergessen wird; der Rest wird genannt und wartet.</translation>
    </message>
    <message>
        <source> minutes</source>
        <comment>after a number</comment>
        <translation> Minuten</translation>
    </message>
    <message>
        <source>As many as are due</source>
        <translation>So viele, wie fällig sind</translation>
    </message>
    <message>
        <source>Restore the study record from a backup</source>
        <translation>Lernaufzeichnung aus einer Sicherung zurückholen</translation>
    </message>
</context>
<context>
    <name>Carrel::Qti</name>
    <message>
        <source>questions of the kind “%1”, which are no choice</source>
        <translation>Fragen der Art „%1“, bei denen nichts auszuwählen ist</translation>
    </message>
    <message>
        <source>draws from a question bank that is not in the quiz</source>
        <translation>Ziehungen aus einer Fragensammlung, die nicht im Test ist</translation>
    </message>
    <message>
        <source>notes for teachers and markers</source>
        <translation>Hinweise für Lehrende und Prüfende</translation>
    </message>
</context>
<context>
    <name>Carrel::QuestionTableModel</name>
    <message>
        <source>Column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <comment>name of a column, what it is</comment>
        <translation>%1
%2</translation>
    </message>
</context>
<context>
    <name>Carrel::QuizBank</name>
    <message>
        <source>There is no question in this file that Carrel can ask.</source>
        <translation>In dieser Datei ist keine Frage, die Carrel stellen kann.</translation>
    </message>
    <message>
        <source>Carrel asks questions with options to choose from.</source>
        <translation>Carrel stellt Fragen, bei denen Antworten zur Auswahl stehen.</translation>
    </message>
    <message numerus="yes">
        <source>The tags of %n question(s) were not taken over.</source>
        <translation>
            <numerusform>Die Schlagwörter von %n Frage wurden nicht übernommen.</numerusform>
            <numerusform>Die Schlagwörter von %n Fragen wurden nicht übernommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Two questions have the id %1; the later one got another.</source>
        <translation>Zwei Fragen haben die Kennung %1; die spätere bekam eine andere.</translation>
    </message>
    <message>
        <source>Give each question its own id.</source>
        <translation>Jeder Frage eine eigene Kennung geben.</translation>
    </message>
    <message numerus="yes">
        <source>None of the %n question(s) in this file can be asked.</source>
        <translation>
            <numerusform>Die Frage in dieser Datei kann nicht gestellt werden.</numerusform>
            <numerusform>Keine der %n Fragen in dieser Datei kann gestellt werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give a question at least two options and mark the right one.</source>
        <translation>Einer Frage mindestens zwei Antworten geben und die richtige kennzeichnen.</translation>
    </message>
</context>
<context>
    <name>Carrel::QuizPanel</name>
    <message>
        <source>Checks</source>
        <translation>Prüffragen</translation>
    </message>
    <message>
        <source>This lesson has no checks.</source>
        <translation>Diese Lektion hat keine Prüffragen.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüffrage</translation>
    </message>
    <message>
        <source>Check %1 of %2</source>
        <translation>Prüffrage %1 von %2</translation>
    </message>
    <message>
        <source>Next check</source>
        <translation>Nächste Prüffrage</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Zurück zur Wiederholung</translation>
    </message>
    <message>
        <source>Back to Today</source>
        <translation>Zurück zu Heute</translation>
    </message>
</context>
<context>
    <name>Carrel::QuizQuestions</name>
    <message>
        <source>Question “%1”: %2</source>
        <translation>Frage „%1“: %2</translation>
    </message>
    <message>
        <source>one option is to be chosen, but several are right; all of them are asked for.</source>
        <translation>eine Antwort soll gewählt werden, aber mehrere sind richtig; nach allen wird gefragt.</translation>
    </message>
    <message>
        <source>Leave one right option, or allow several answers.</source>
        <translation>Nur eine richtige Antwort lassen oder mehrere Antworten erlauben.</translation>
    </message>
    <message>
        <source>an option that brings only a part of the points counts as wrong.</source>
        <translation>eine Antwort, die nur einen Teil der Punkte bringt, zählt als falsch.</translation>
    </message>
</context>
<context>
    <name>Carrel::ReadAloud</name>
    <message>
        <source>This computer has no voice for this language (%1); another voice reads it.</source>
        <translation>Dieser Computer hat keine Stimme für diese Sprache (%1); eine andere Stimme liest sie vor.</translation>
    </message>
    <message>
        <source>Reading aloud stopped. The voice of this computer says: %1</source>
        <translation>Das Vorlesen ist zu Ende. Die Stimme dieses Computers meldet: %1</translation>
    </message>
</context>
<context>
    <name>Carrel::ReaderView</name>
    <message>
        <source>A long lesson is being opened…</source>
        <translation>Eine lange Lektion wird geöffnet …</translation>
    </message>
</context>
<context>
    <name>Carrel::ReadingDialog</name>
    <message>
        <source>C&amp;opy all</source>
        <translation>Alles &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
</context>
<context>
    <name>Carrel::RecordExport</name>
    <message>
        <source>%1, %2</source>
        <comment>course and lesson</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>Carrel::RecordImport</name>
    <message>
        <source>“%1” cannot be read. Check that it is there and that you may read it.</source>
        <translation>„%1“ kann nicht gelesen werden. Prüfen, ob die Datei da ist und gelesen werden darf.</translation>
    </message>
    <message>
        <source>This file does not say whose record it is, and nobody has studied here yet. Answer a check first, or take in the record as jsonl.</source>
        <translation>Diese Datei sagt nicht, wessen Aufzeichnung sie ist, und hier hat noch niemand gelernt. Zuerst eine Prüffrage beantworten, oder die Aufzeichnung als jsonl einlesen.</translation>
    </message>
</context>
<context>
    <name>Carrel::RecordImportWords</name>
    <message>
        <source>None of them is new.</source>
        <translation>Keiner davon ist neu.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them are new, of %1.</source>
        <translation>
            <numerusform>%n davon ist neu, vom %1.</numerusform>
            <numerusform>%n davon sind neu, vom %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are new, from %1 to %2.</source>
        <translation>
            <numerusform>%n davon ist neu, vom %1 bis zum %2.</numerusform>
            <numerusform>%n davon sind neu, vom %1 bis zum %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them, of %1, are in your study record with other content. They are left out; what is here stays.</source>
        <translation>
            <numerusform>%n davon, vom %1, steht mit anderem Inhalt in der Lernaufzeichnung. Er wird ausgelassen; was hier steht, bleibt.</numerusform>
            <numerusform>%n davon, vom %1, stehen mit anderem Inhalt in der Lernaufzeichnung. Sie werden ausgelassen; was hier steht, bleibt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them, from %1 to %2, are in your study record with other content. They are left out; what is here stays.</source>
        <translation>
            <numerusform>%n davon, vom %1 bis zum %2, steht mit anderem Inhalt in der Lernaufzeichnung. Er wird ausgelassen; was hier steht, bleibt.</numerusform>
            <numerusform>%n davon, vom %1 bis zum %2, stehen mit anderem Inhalt in der Lernaufzeichnung. Sie werden ausgelassen; was hier steht, bleibt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file has %n entries.</source>
        <translation>
            <numerusform>Die Datei hat %n Eintrag.</numerusform>
            <numerusform>Die Datei hat %n Einträge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines of the file are damaged and are left out.</source>
        <translation>
            <numerusform>%n Zeile der Datei ist beschädigt und wird ausgelassen.</numerusform>
            <numerusform>%n Zeilen der Datei sind beschädigt und werden ausgelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is the record of another learner, who may be you on another computer. What is added counts as yours.</source>
        <translation>Die Datei ist die Aufzeichnung eines anderen Lernprofils, vielleicht des eigenen auf einem anderen Computer. Was hinzukommt, zählt hier als selbst gelernt.</translation>
    </message>
    <message>
        <source>The file is the record of the learner “%1”. What is added counts as yours.</source>
        <translation>Die Datei ist die Aufzeichnung des Lernprofils „%1“. Was hinzukommt, zählt hier als selbst gelernt.</translation>
    </message>
    <message>
        <source>Nothing that is here is changed. What was added cannot be taken out again.</source>
        <translation>Was hier ist, ändert sich nicht. Was hinzugefügt wurde, lässt sich nicht wieder herausnehmen.</translation>
    </message>
</context>
<context>
    <name>Carrel::RecordJournal</name>
    <message>
        <source>The study folder does not answer. Try again later.</source>
        <translation>Der Lernordner antwortet nicht. Später noch einmal versuchen.</translation>
    </message>
</context>
<context>
    <name>Carrel::RecordPreferences</name>
    <message>
        <source>Export the study record…</source>
        <translation>Lernaufzeichnung exportieren …</translation>
    </message>
    <message>
        <source>Erase the study record…</source>
        <translation>Lernaufzeichnung löschen …</translation>
    </message>
    <message>
        <source>To take in again (%1)</source>
        <translation>Zum späteren Einlesen (%1)</translation>
    </message>
    <message>
        <source>To read (%1)</source>
        <translation>Zum Lesen (%1)</translation>
    </message>
    <message>
        <source>As a table (%1)</source>
        <translation>Als Tabelle (%1)</translation>
    </message>
    <message>
        <source>Export the study record</source>
        <translation>Lernaufzeichnung exportieren</translation>
    </message>
    <message numerus="yes">
        <source>%n entries were written to %1.</source>
        <translation>
            <numerusform>%n Eintrag wurde nach %1 geschrieben.</numerusform>
            <numerusform>%n Einträge wurden nach %1 geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no study record to erase.</source>
        <translation>Es gibt keine Lernaufzeichnung, die zu löschen wäre.</translation>
    </message>
    <message>
        <source>Erase the study record</source>
        <translation>Lernaufzeichnung löschen</translation>
    </message>
    <message>
        <source>Erase the study record?</source>
        <translation>Die Lernaufzeichnung löschen?</translation>
    </message>
    <message>
        <source>Erase the study record of “%1”?</source>
        <translation>Die Lernaufzeichnung von „%1“ löschen?</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>The study record was erased.</source>
        <translation>Die Lernaufzeichnung wurde gelöscht.</translation>
    </message>
    <message>
        <source>Reading it…</source>
        <translation>Wird gelesen …</translation>
    </message>
    <message>
        <source>Writing it…</source>
        <translation>Wird geschrieben …</translation>
    </message>
    <message>
        <source>Every answer, note, highlight and bookmark is erased for good, with the backups, and so are these files and folders:
%1
This cannot be undone. Export the study record first if you want to keep what it says. An exported file can be read, but it cannot be taken in again as this study record. Files you have exported, copies on disks that are not connected, and what other computers keep are not reached.</source>
        <translation>Alle Antworten, Notizen, Markierungen und Lesezeichen werden mit den Sicherungen endgültig gelöscht, und zwar diese Dateien und Ordner:
%1
Das lässt sich nicht rückgängig machen. Wer behalten will, was darin steht, exportiert die Lernaufzeichnung vorher. Eine exportierte Datei lässt sich lesen, aber nicht wieder als diese Lernaufzeichnung aufnehmen. Nicht erreicht werden exportierte Dateien, Kopien auf Datenträgern, die nicht angeschlossen sind, und was andere Computer aufbewahren.</translation>
    </message>
    <message>
        <source>Export, take in or erase the study record</source>
        <translation>Lernaufzeichnung: Export, Einlesen, Löschen</translation>
    </message>
    <message>
        <source>Take in a study record…</source>
        <translation>Lernaufzeichnung einlesen …</translation>
    </message>
    <message>
        <source>Study records (%1)</source>
        <translation>Lernaufzeichnungen (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>Alle Dateien (%1)</translation>
    </message>
    <message>
        <source>Take in a study record</source>
        <translation>Lernaufzeichnung einlesen</translation>
    </message>
    <message numerus="yes">
        <source>Add %n entries to your study record?</source>
        <translation>
            <numerusform>Der Lernaufzeichnung %n Eintrag hinzufügen?</numerusform>
            <numerusform>Der Lernaufzeichnung %n Einträge hinzufügen?</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>Adding it…</source>
        <translation>Wird hinzugefügt …</translation>
    </message>
    <message numerus="yes">
        <source>%n entries were added.</source>
        <translation>
            <numerusform>%n Eintrag wurde hinzugefügt.</numerusform>
            <numerusform>%n Einträge wurden hinzugefügt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::ReportDialog</name>
    <message>
        <source>What was found while adding</source>
        <translation>Was beim Hinzufügen gefunden wurde</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
</context>
<context>
    <name>Carrel::ReportPane</name>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Zeigen</translation>
    </message>
    <message>
        <source>C&amp;opy the report</source>
        <translation>Bericht &amp;kopieren</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>The remark in full, and the lines it is about</source>
        <translation>Die ganze Bemerkung und die Zeilen, um die es geht</translation>
    </message>
    <message>
        <source>Everything (%1)</source>
        <translation>Alles (%1)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>kind of remark, number of them</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>Carrel::ReservedKeys</name>
    <message>
        <source>%1 is needed for moving about and for pressing.</source>
        <translation>%1 wird zum Bewegen und Drücken gebraucht.</translation>
    </message>
    <message>
        <source>%1 chooses an option of a check.</source>
        <translation>%1 wählt eine Antwort einer Prüffrage.</translation>
    </message>
    <message>
        <source>%1 is needed for notes.</source>
        <translation>%1 wird für Notizen gebraucht.</translation>
    </message>
    <message>
        <source>Alt and a letter open a menu or press what has this letter underlined.</source>
        <translation>Alt mit einem Buchstaben öffnet ein Menü oder drückt, worin dieser Buchstabe unterstrichen ist.</translation>
    </message>
    <message>
        <source>%1 opens the menus.</source>
        <translation>%1 öffnet die Menüs.</translation>
    </message>
    <message>
        <source>%1 is needed for text: to copy, cut, insert or select it.</source>
        <translation>%1 wird für Text gebraucht: zum Kopieren, Ausschneiden, Einfügen oder Auswählen.</translation>
    </message>
</context>
<context>
    <name>Carrel::RetentionCost</name>
    <message>
        <source>Nothing comes back yet. When something does, its minutes a day are shown here.</source>
        <translation>Noch kommt nichts wieder. Sobald etwas wiederkommt, stehen hier die Minuten am Tag.</translation>
    </message>
    <message>
        <source>In the next three months this takes less than a minute a day.</source>
        <translation>In den nächsten drei Monaten kostet das weniger als eine Minute am Tag.</translation>
    </message>
    <message numerus="yes">
        <source>In the next three months this takes about %n minutes a day.</source>
        <translation>
            <numerusform>In den nächsten drei Monaten kostet das etwa %n Minute am Tag.</numerusform>
            <numerusform>In den nächsten drei Monaten kostet das etwa %n Minuten am Tag.</numerusform>
        </translation>
    </message>
    <message>
        <source>With %1 % it would be less than a minute.</source>
        <translation>Mit %1 % wäre es weniger als eine Minute.</translation>
    </message>
    <message numerus="yes">
        <source>With %1 % it would be about %n minutes.</source>
        <translation>
            <numerusform>Mit %1 % wäre es etwa %n Minute.</numerusform>
            <numerusform>Mit %1 % wären es etwa %n Minuten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::ReviewEnd</name>
    <message>
        <source>Nothing is due now.</source>
        <translation>Jetzt ist nichts fällig.</translation>
    </message>
    <message numerus="yes">
        <source>%n checks reviewed.</source>
        <translation>
            <numerusform>%n Prüffrage wiederholt.</numerusform>
            <numerusform>%n Prüffragen wiederholt.</numerusform>
        </translation>
    </message>
    <message>
        <source>None was missed.</source>
        <translation>Keine wurde verfehlt.</translation>
    </message>
    <message>
        <source>Passage</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Passage of: %1</source>
        <translation>Stelle zu: %1</translation>
    </message>
    <message>
        <source>Lesson of: %1</source>
        <translation>Lektion zu: %1</translation>
    </message>
    <message>
        <source>Ask me again</source>
        <translation>Noch einmal fragen</translation>
    </message>
    <message>
        <source>Ask me again: %1</source>
        <translation>Noch einmal fragen: %1</translation>
    </message>
    <message>
        <source>Ask me all again</source>
        <translation>Alle noch einmal fragen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Go on anyway</source>
        <translation>Trotzdem weitermachen</translation>
    </message>
    <message numerus="yes">
        <source>%n missed.</source>
        <translation>
            <numerusform>%n verfehlt.</numerusform>
            <numerusform>%n verfehlt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The reviews of today are done.</source>
        <translation>Die Wiederholungen von heute sind erledigt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n checks right.</source>
        <translation>
            <numerusform>%1 von %n Prüffrage richtig.</numerusform>
            <numerusform>%1 von %n Prüffragen richtig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Test of “%1”</source>
        <translation>Test zu „%1“</translation>
    </message>
    <message numerus="yes">
        <source>%n more check(s) are due; the cap of %1 minutes is reached.</source>
        <translation>
            <numerusform>%n weitere Prüffrage ist fällig; die Grenze von %1 Minuten ist erreicht.</numerusform>
            <numerusform>%n weitere Prüffragen sind fällig; die Grenze von %1 Minuten ist erreicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more check(s) are planned for the days to come.</source>
        <translation>
            <numerusform>%n weitere Prüffrage ist für die nächsten Tage vorgesehen.</numerusform>
            <numerusform>%n weitere Prüffragen sind für die nächsten Tage vorgesehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more check(s) are due.</source>
        <translation>
            <numerusform>%n weitere Prüffrage ist fällig.</numerusform>
            <numerusform>%n weitere Prüffragen sind fällig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weitermachen</translation>
    </message>
    <message>
        <source>Bring back what does not come back</source>
        <translation>Zurückholen, was nicht wiederkommt</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Wiederbringen</translation>
    </message>
    <message>
        <source>Bring it back: %1</source>
        <translation>Wiederbringen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n right by luck or with the passage.</source>
        <translation>
            <numerusform>%n mit Glück oder mit der Textstelle richtig.</numerusform>
            <numerusform>%n mit Glück oder mit der Textstelle richtig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them by luck.</source>
        <translation>
            <numerusform>%n davon mit Glück.</numerusform>
            <numerusform>%n davon mit Glück.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::ReviewView</name>
    <message>
        <source>Review</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>Asked again</source>
        <translation>Noch einmal gefragt</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2, about %n minutes left</source>
        <translation>
            <numerusform>%1 von %2, noch etwa %n Minute</numerusform>
            <numerusform>%1 von %2, noch etwa %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>course and lesson</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Next check</source>
        <translation>Nächste Prüffrage</translation>
    </message>
    <message>
        <source>Take a pause</source>
        <translation>Pause machen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes of review: a good moment for a pause. What is left will wait.</source>
        <translation>
            <numerusform>%n Minute wiederholt: ein guter Moment für eine Pause. Was noch fehlt, wartet.</numerusform>
            <numerusform>%n Minuten wiederholt: ein guter Moment für eine Pause. Was noch fehlt, wartet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another check of the lesson</source>
        <translation>Andere Prüffrage der Lektion</translation>
    </message>
    <message>
        <source>Test of “%1”</source>
        <translation>Test zu „%1“</translation>
    </message>
</context>
<context>
    <name>Carrel::RichTextLabel</name>
    <message>
        <source>Copy text</source>
        <translation>Text kopieren</translation>
    </message>
</context>
<context>
    <name>Carrel::SchemaChecker</name>
    <message>
        <source>%1 is too small.</source>
        <translation>%1 ist zu klein.</translation>
    </message>
    <message>
        <source>%1 is not of the type %2.</source>
        <translation>%1 ist nicht vom Typ %2.</translation>
    </message>
    <message>
        <source>%1 is not %2.</source>
        <translation>%1 ist nicht %2.</translation>
    </message>
    <message>
        <source>%1 is none of %2.</source>
        <translation>%1 ist keines von %2.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>%1 fehlt.</translation>
    </message>
    <message numerus="yes">
        <source>%n element(s) are too few.</source>
        <translation>
            <numerusform>%n Element ist zu wenig.</numerusform>
            <numerusform>%n Elemente sind zu wenige.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n element(s) are too many.</source>
        <translation>
            <numerusform>%n Element ist zu viel.</numerusform>
            <numerusform>%n Elemente sind zu viele.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is there twice.</source>
        <translation>%1 ist zweimal da.</translation>
    </message>
    <message>
        <source>%1 is too short.</source>
        <translation>%1 ist zu kurz.</translation>
    </message>
    <message>
        <source>%1 is too long.</source>
        <translation>%1 ist zu lang.</translation>
    </message>
    <message>
        <source>%1 does not have the form it needs.</source>
        <translation>%1 hat nicht die nötige Form.</translation>
    </message>
    <message>
        <source>%1 is of a form that does not belong here.</source>
        <translation>%1 hat eine Form, die nicht hierher gehört.</translation>
    </message>
    <message>
        <source>The schema says so in %1.</source>
        <translation>So steht es im Schema unter %1.</translation>
    </message>
</context>
<context>
    <name>Carrel::Scorm</name>
    <message numerus="yes">
        <source>“%1” is a SCORM package with %n part(s): %2. Its pages are a program made for a learning platform, which Carrel does not run, so it cannot be read here.</source>
        <translation>
            <numerusform>„%1“ ist ein SCORM-Paket mit %n Teil: %2. Seine Seiten sind ein Programm für eine Lernplattform; Carrel führt es nicht aus, und so kann es hier nicht gelesen werden.</numerusform>
            <numerusform>„%1“ ist ein SCORM-Paket mit %n Teilen: %2. Seine Seiten sind ein Programm für eine Lernplattform; Carrel führt es nicht aus, und so kann es hier nicht gelesen werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask whoever made it for the same course as a Common Cartridge, as Moodle XML or as text.</source>
        <translation>Dort, woher es stammt, um denselben Kurs als Common Cartridge, als Moodle-XML oder als Text bitten.</translation>
    </message>
</context>
<context>
    <name>Carrel::SearchField</name>
    <message>
        <source>Search all courses</source>
        <translation>Alle Kurse durchsuchen</translation>
    </message>
    <message>
        <source>Found places</source>
        <translation>Gefundene Stellen</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) found</source>
        <translation>
            <numerusform>%n Stelle gefunden</numerusform>
            <numerusform>%n Stellen gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing found for “%1”</source>
        <translation>Nichts gefunden für „%1“</translation>
    </message>
</context>
<context>
    <name>Carrel::SearchModel</name>
    <message>
        <source>%1, %2: %3</source>
        <comment>lesson, course, found text</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Your notes</source>
        <translation>Eigene Notizen</translation>
    </message>
    <message>
        <source>In the courses</source>
        <translation>In den Kursen</translation>
    </message>
    <message>
        <source>Note in %1, %2: %3</source>
        <comment>lesson, course, found text</comment>
        <translation>Notiz in %1, %2: %3</translation>
    </message>
    <message>
        <source>%1, a course: %2</source>
        <comment>title, how many lessons</comment>
        <translation>%1, ein Kurs: %2</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Kurs</translation>
    </message>
</context>
<context>
    <name>Carrel::SelectionBar</name>
    <message>
        <source>Selected words</source>
        <translation>Ausgewählte Wörter</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Highlight and write a note</source>
        <translation>Markieren und eine Notiz schreiben</translation>
    </message>
</context>
<context>
    <name>Carrel::Settings</name>
    <message>
        <source>This choice could not be saved and holds until Carrel is closed.</source>
        <translation>Diese Wahl konnte nicht gespeichert werden und gilt, bis Carrel beendet wird.</translation>
    </message>
    <message>
        <source>The value of “%1” is of the wrong type; it was left out.</source>
        <translation>Der Wert von „%1“ ist von falscher Art; er wurde weggelassen.</translation>
    </message>
    <message>
        <source>This version does not know “%1”; it was left out.</source>
        <translation>Diese Version kennt „%1“ nicht; es wurde weggelassen.</translation>
    </message>
    <message>
        <source>Compare it with the manual page carrel(1).</source>
        <translation>Mit der Handbuchseite carrel(1) vergleichen.</translation>
    </message>
    <message>
        <source>This file is not a JSON object and was left out.</source>
        <translation>Diese Datei ist kein JSON-Objekt und wurde weggelassen.</translation>
    </message>
    <message>
        <source>This choice is set by %1.</source>
        <translation>Diese Wahl ist durch %1 festgelegt.</translation>
    </message>
    <message>
        <source>Your choices in %1 cannot be read, so those that are usual hold. With the next choice you make, the file is kept beside it as %2: mend it there, or delete it.</source>
        <translation>Die eigenen Einstellungen in %1 sind nicht zu lesen; deshalb gelten die üblichen. Mit der nächsten Änderung wird die Datei daneben als %2 aufbewahrt: Sie kann dort ausgebessert oder gelöscht werden.</translation>
    </message>
    <message>
        <source>%1: %2 Tell who looks after this computer.</source>
        <comment>a file, then a sentence about it</comment>
        <translation>%1: %2 Bitte denen sagen, die diesen Computer betreuen.</translation>
    </message>
    <message>
        <source>%1: %2 Choose it again in the preferences.</source>
        <comment>a file, then a sentence about it</comment>
        <translation>%1: %2 In den Einstellungen noch einmal wählen.</translation>
    </message>
    <message>
        <source>This file cannot be read and was left out.</source>
        <translation>Diese Datei kann nicht gelesen werden und wurde übergangen.</translation>
    </message>
</context>
<context>
    <name>Carrel::SkippedParts</name>
    <message numerus="yes">
        <source>%n part(s) could not be taken over: %1.</source>
        <translation>
            <numerusform>%n Teil konnte nicht übernommen werden: %1.</numerusform>
            <numerusform>%n Teile konnten nicht übernommen werden: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 und %n weiterer</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>Carrel::SkippedQuestions</name>
    <message>
        <source>questions with a short answer</source>
        <translation>Fragen mit kurzer Antwort</translation>
    </message>
    <message>
        <source>questions whose answer is a number</source>
        <translation>Fragen, deren Antwort eine Zahl ist</translation>
    </message>
    <message>
        <source>questions that match pairs</source>
        <translation>Fragen, die Paare zuordnen</translation>
    </message>
    <message>
        <source>questions answered with a text of one&apos;s own</source>
        <translation>Fragen, die mit einem eigenen Text beantwortet werden</translation>
    </message>
    <message>
        <source>texts with gaps</source>
        <translation>Lückentexte</translation>
    </message>
    <message>
        <source>questions with numbers made by the computer</source>
        <translation>Fragen mit Zahlen vom Computer</translation>
    </message>
    <message>
        <source>questions in which parts are moved</source>
        <translation>Fragen, in denen Teile verschoben werden</translation>
    </message>
    <message>
        <source>questions that put parts in order</source>
        <translation>Fragen, die Teile ordnen</translation>
    </message>
    <message>
        <source>questions of a kind that Carrel cannot ask</source>
        <translation>Fragen einer Art, die Carrel nicht stellen kann</translation>
    </message>
</context>
<context>
    <name>Carrel::SpeechPreferences</name>
    <message>
        <source>Reading aloud</source>
        <translation>Vorlesen</translation>
    </message>
    <message>
        <source>Pace of the voice</source>
        <translation>Tempo der Stimme</translation>
    </message>
    <message>
        <source>In parts of the voice’s own pace.</source>
        <translation>In Teilen des eigenen Tempos der Stimme.</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Code in a line of text is always read with it.</source>
        <translation>Code in einer Textzeile wird immer mitgelesen.</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>Stimme</translation>
    </message>
    <message>
        <source>Language of the voice</source>
        <translation>Sprache der Stimme</translation>
    </message>
    <message>
        <source>Listen</source>
        <translation>Anhören</translation>
    </message>
    <message>
        <source>A lesson is read by the voice of its language. The voices are those of your computer, where more can be installed.</source>
        <translation>Eine Lektion liest die Stimme ihrer Sprache. Die Stimmen sind die des Computers; dort lassen sich weitere einrichten.</translation>
    </message>
    <message>
        <source> %</source>
        <comment>percent, after a number</comment>
        <translation> %</translation>
    </message>
    <message>
        <source>Say how long it is</source>
        <translation>Sagen, wie lang er ist</translation>
    </message>
    <message>
        <source>Pass over it</source>
        <translation>Übergehen</translation>
    </message>
    <message>
        <source>Spell it with its signs</source>
        <translation>Mit seinen Zeichen buchstabieren</translation>
    </message>
    <message>
        <source>The voice cannot be heard. It says: %1</source>
        <translation>Die Stimme ist nicht zu hören. Sie meldet: %1</translation>
    </message>
    <message>
        <source>The one that fits best</source>
        <translation>Die am besten passt</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a voice and its country</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>Carrel::SpelledCode</name>
    <message>
        <source>open bracket</source>
        <translation>Klammer auf</translation>
    </message>
    <message>
        <source>close bracket</source>
        <translation>Klammer zu</translation>
    </message>
    <message>
        <source>open square bracket</source>
        <translation>eckige Klammer auf</translation>
    </message>
    <message>
        <source>close square bracket</source>
        <translation>eckige Klammer zu</translation>
    </message>
    <message>
        <source>open brace</source>
        <translation>geschweifte Klammer auf</translation>
    </message>
    <message>
        <source>close brace</source>
        <translation>geschweifte Klammer zu</translation>
    </message>
    <message>
        <source>less than</source>
        <translation>kleiner als</translation>
    </message>
    <message>
        <source>greater than</source>
        <translation>größer als</translation>
    </message>
    <message>
        <source>equals</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>plus</translation>
    </message>
    <message>
        <source>minus</source>
        <translation>minus</translation>
    </message>
    <message>
        <source>star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>slash</source>
        <translation>Schrägstrich</translation>
    </message>
    <message>
        <source>backslash</source>
        <translation>umgekehrter Schrägstrich</translation>
    </message>
    <message>
        <source>percent</source>
        <translation>Prozent</translation>
    </message>
    <message>
        <source>ampersand</source>
        <translation>Und-Zeichen</translation>
    </message>
    <message>
        <source>bar</source>
        <translation>Strich</translation>
    </message>
    <message>
        <source>caret</source>
        <translation>Zirkumflex</translation>
    </message>
    <message>
        <source>tilde</source>
        <translation>Tilde</translation>
    </message>
    <message>
        <source>exclamation mark</source>
        <translation>Ausrufezeichen</translation>
    </message>
    <message>
        <source>question mark</source>
        <translation>Fragezeichen</translation>
    </message>
    <message>
        <source>dot</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>colon</source>
        <translation>Doppelpunkt</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>Semikolon</translation>
    </message>
    <message>
        <source>quote</source>
        <translation>Hochkomma</translation>
    </message>
    <message>
        <source>double quote</source>
        <translation>Anführungszeichen</translation>
    </message>
    <message>
        <source>backtick</source>
        <translation>Gravis</translation>
    </message>
    <message>
        <source>at</source>
        <translation>At-Zeichen</translation>
    </message>
    <message>
        <source>hash</source>
        <translation>Raute</translation>
    </message>
    <message>
        <source>dollar</source>
        <translation>Dollar</translation>
    </message>
    <message>
        <source>underscore</source>
        <translation>Unterstrich</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>ein Leerzeichen</numerusform>
            <numerusform>%n Leerzeichen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::SpokenWords</name>
    <message>
        <source>en</source>
        <comment>code of the language that this program speaks: the one of this translation</comment>
        <translation>de</translation>
    </message>
    <message>
        <source>Picture: %1</source>
        <translation>Bild: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n line(s)</source>
        <comment>a piece of code: its kind, how long it is</comment>
        <translation>
            <numerusform>%1, eine Zeile</numerusform>
            <numerusform>%1, %n Zeilen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::StatisticsView</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>There is nothing to count yet: read a lesson or answer a check, and this page tells how it goes.</source>
        <translation>Noch gibt es nichts zu zählen: Nach der ersten gelesenen Lektion oder beantworteten Prüffrage steht hier, wie es geht.</translation>
    </message>
    <message>
        <source>Your answers are still being read.</source>
        <translation>Die Antworten werden noch gelesen.</translation>
    </message>
    <message>
        <source>Checks laid aside…</source>
        <translation>Abgelegte Prüffragen …</translation>
    </message>
    <message>
        <source>Checks laid aside</source>
        <translation>Abgelegte Prüffragen</translation>
    </message>
    <message>
        <source>Your answers are being counted.</source>
        <translation>Die Antworten werden gezählt.</translation>
    </message>
</context>
<context>
    <name>Carrel::StudyFigures</name>
    <message>
        <source>Where you stand</source>
        <translation>Der Stand</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Gelesen</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>Geprüft</translation>
    </message>
    <message>
        <source>Right by luck</source>
        <translation>Mit Glück richtig</translation>
    </message>
    <message>
        <source>Retained</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Fading</source>
        <translation>Verblasst</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Kurs</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>Modul</translation>
    </message>
    <message>
        <source>Longest (days)</source>
        <translation>Am längsten (Tage)</translation>
    </message>
    <message>
        <source>Remembered (%)</source>
        <translation>Noch gewusst (%)</translation>
    </message>
    <message>
        <source>Expected (%)</source>
        <translation>Erwartet (%)</translation>
    </message>
    <message>
        <source>the whole course</source>
        <translation>der ganze Kurs</translation>
    </message>
    <message numerus="yes">
        <source>Of the %n lesson(s) in the courses you study, you have read %1 and checked %2.</source>
        <translation>
            <numerusform>Von %n Lektion der begonnenen Kurse: gelesen %1, geprüft %2.</numerusform>
            <numerusform>Von %n Lektionen der begonnenen Kurse: gelesen %1, geprüft %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest you have retained something is %n day(s).</source>
        <translation>
            <numerusform>Am längsten wurde etwas %n Tag behalten.</numerusform>
            <numerusform>Am längsten wurde etwas %n Tage behalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>What you fall for</source>
        <translation>Worauf man hereinfällt</translation>
    </message>
    <message numerus="yes">
        <source>%n wrong option(s) caught you more than once.</source>
        <translation>
            <numerusform>%n falsche Antwort wurde mehr als einmal gewählt.</numerusform>
            <numerusform>%n falsche Antworten wurden mehr als einmal gewählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>No wrong option caught you twice.</source>
        <translation>Keine falsche Antwort wurde zweimal gewählt.</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Male</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>What you chose</source>
        <translation>Gewählt</translation>
    </message>
    <message>
        <source>Last time</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <source>Known since</source>
        <translation>Seitdem gewusst</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) so far. From %1 on this says more than chance.</source>
        <translation>
            <numerusform>Bisher %n Antwort. Ab %1 sagt dies mehr als der Zufall.</numerusform>
            <numerusform>Bisher %n Antworten. Ab %1 sagt dies mehr als der Zufall.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is due now.</source>
        <translation>Jetzt ist nichts fällig.</translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) are due now.</source>
        <translation>
            <numerusform>%n Prüffrage ist jetzt fällig.</numerusform>
            <numerusform>%n Prüffragen sind jetzt fällig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) are due now, %1 of them since earlier days.</source>
        <translation>
            <numerusform>%n Prüffrage ist jetzt fällig, davon %1 seit früheren Tagen.</numerusform>
            <numerusform>%n Prüffragen sind jetzt fällig, davon %1 seit früheren Tagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Until %1 it is %n check(s) in all; that takes %2.</source>
        <comment>a day, how long</comment>
        <translation>
            <numerusform>Bis %1 ist es insgesamt %n Prüffrage; Dauer: %2.</numerusform>
            <numerusform>Bis %1 sind es insgesamt %n Prüffragen; Dauer: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>What comes back</source>
        <translation>Was wiederkommt</translation>
    </message>
    <message>
        <source>Each bar is a day, the first is today. It counts the checks that come back then, as things are now. What waits since earlier days is not lost; take it in portions.</source>
        <translation>Jeder Balken ist ein Tag, der erste ist heute. Er zählt die Prüffragen, die nach heutigem Stand dann wiederkommen. Was seit früheren Tagen wartet, ist nicht verloren; es lässt sich in Portionen nehmen.</translation>
    </message>
    <message>
        <source>Comes back that day</source>
        <translation>Kommt an dem Tag wieder</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Prüffragen</translation>
    </message>
    <message>
        <source>Day of the month</source>
        <translation>Tag des Monats</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Checks that come back</source>
        <translation>Wiederkommende Prüffragen</translation>
    </message>
    <message>
        <source>Waiting, if none is answered until then</source>
        <translation>Wartend, wenn bis dahin keine beantwortet wird</translation>
    </message>
    <message>
        <source>Waits since earlier days</source>
        <translation>Wartet seit früheren Tagen</translation>
    </message>
    <message>
        <source>Remembered when asked again</source>
        <translation>Beim Wiederfragen gewusst</translation>
    </message>
    <message>
        <source>Counted is the first answer of a day to each check you had met before. Right answers that chance alone would have hit are taken off, so luck does not pass for memory.</source>
        <translation>Gezählt wird die erste Antwort eines Tages auf jede Prüffrage, die schon bekannt war. Richtige Antworten, die der Zufall allein getroffen hätte, sind abgezogen; so gilt Glück nicht als Gedächtnis.</translation>
    </message>
    <message>
        <source>Remembered</source>
        <translation>Noch gewusst</translation>
    </message>
    <message>
        <source>Expected by the schedule</source>
        <translation>Vom Plan erwartet</translation>
    </message>
    <message>
        <source>Of which checks</source>
        <translation>Von welchen Prüffragen</translation>
    </message>
    <message>
        <source>Right and sure (%)</source>
        <translation>Richtig und sicher (%)</translation>
    </message>
    <message>
        <source>At least (%)</source>
        <translation>Mindestens (%)</translation>
    </message>
    <message>
        <source>At most (%)</source>
        <translation>Höchstens (%)</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>Letzte 12 Monate</translation>
    </message>
    <message>
        <source>All the time</source>
        <translation>Die ganze Zeit</translation>
    </message>
    <message>
        <source>Learned lately: would last less than 21 days</source>
        <translation>Frisch gelernt: hielte weniger als 21 Tage</translation>
    </message>
    <message>
        <source>Known well: would last 21 days and more</source>
        <translation>Gut gewusst: hielte 21 Tage und länger</translation>
    </message>
    <message>
        <source>The two differ no more than chance makes them.</source>
        <translation>Der Unterschied ist nicht größer, als der Zufall ihn macht.</translation>
    </message>
    <message>
        <source>under 70 %</source>
        <translation>unter 70 %</translation>
    </message>
    <message>
        <source>70 to 79 %</source>
        <translation>70 bis 79 %</translation>
    </message>
    <message>
        <source>80 to 89 %</source>
        <translation>80 bis 89 %</translation>
    </message>
    <message>
        <source>90 to 94 %</source>
        <translation>90 bis 94 %</translation>
    </message>
    <message>
        <source>95 % and more</source>
        <translation>ab 95 %</translation>
    </message>
    <message>
        <source>How well the schedule foretells</source>
        <translation>Wie gut der Plan vorhersagt</translation>
    </message>
    <message>
        <source>Checks that came back are put together by the chance the schedule gave you to know them. Where the two bars of a group are equal, it was right.</source>
        <translation>Wiedergekommene Prüffragen sind nach der Wahrscheinlichkeit zusammengefasst, mit der sie nach dem Plan gewusst würden. Wo beide Balken einer Gruppe gleich sind, hatte er recht.</translation>
    </message>
    <message>
        <source>Foretold</source>
        <translation>Vorhergesagt</translation>
    </message>
    <message>
        <source>Foretold chance</source>
        <translation>Vorhergesagte Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Foretold (%)</source>
        <translation>Vorhergesagt (%)</translation>
    </message>
    <message numerus="yes">
        <source>What it foretold and what you remembered lie %n point(s) of a hundred apart on the average.</source>
        <translation>
            <numerusform>Vorhergesagtes und Gewusstes liegen im Mittel %n Prozentpunkt auseinander.</numerusform>
            <numerusform>Vorhergesagtes und Gewusstes liegen im Mittel %n Prozentpunkte auseinander.</numerusform>
        </translation>
    </message>
    <message>
        <source>When you are sure</source>
        <translation>Wie sicher „sicher“ ist</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>By chance alone</source>
        <translation>Allein durch Zufall</translation>
    </message>
    <message>
        <source>What you said</source>
        <translation>Was gesagt wurde</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Right (%)</source>
        <translation>Richtig (%)</translation>
    </message>
    <message>
        <source>By chance alone (%)</source>
        <translation>Allein durch Zufall (%)</translation>
    </message>
    <message>
        <source>Sure, the first time</source>
        <translation>Sicher, beim ersten Mal</translation>
    </message>
    <message>
        <source>Sure, asked again</source>
        <translation>Sicher, wieder gefragt</translation>
    </message>
    <message>
        <source>Guess, the first time</source>
        <translation>Geraten, beim ersten Mal</translation>
    </message>
    <message>
        <source>Guess, asked again</source>
        <translation>Geraten, wieder gefragt</translation>
    </message>
    <message>
        <source>Of the answers you were sure of, %1 % were right.</source>
        <translation>Von den sicheren Antworten waren %1 % richtig.</translation>
    </message>
    <message>
        <source>Of those you called a guess, %1 % were right; chance alone would have hit %2 %.</source>
        <translation>Von den geratenen waren es %1 %; der Zufall allein hätte %2 % getroffen.</translation>
    </message>
    <message>
        <source>How long it will last</source>
        <translation>Wie lange es hält</translation>
    </message>
    <message>
        <source>A check lasts until the chance that you still know it has fallen to 90 %. Each bar counts the checks that last so long from their last answer on.</source>
        <translation>Eine Prüffrage hält, bis sie nur noch mit 90 % Wahrscheinlichkeit gewusst wird. Jeder Balken zählt die Prüffragen, die von der letzten Antwort an so lange halten.</translation>
    </message>
    <message>
        <source>under a day</source>
        <translation>unter einem Tag</translation>
    </message>
    <message>
        <source>1 to 2 days</source>
        <translation>1 bis 2 Tage</translation>
    </message>
    <message>
        <source>3 to 6 days</source>
        <translation>3 bis 6 Tage</translation>
    </message>
    <message>
        <source>1 to 3 weeks</source>
        <translation>1 bis 3 Wochen</translation>
    </message>
    <message>
        <source>3 weeks to 3 months</source>
        <translation>3 Wochen bis 3 Monate</translation>
    </message>
    <message>
        <source>3 to 12 months</source>
        <translation>3 bis 12 Monate</translation>
    </message>
    <message>
        <source>a year and more</source>
        <translation>ab einem Jahr</translation>
    </message>
    <message>
        <source>Lasts</source>
        <translation>Hält</translation>
    </message>
    <message numerus="yes">
        <source>Half of them last %n day(s) or longer.</source>
        <translation>
            <numerusform>Die Hälfte hält %n Tag oder länger.</numerusform>
            <numerusform>Die Hälfte hält %n Tage oder länger.</numerusform>
        </translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation>weniger als eine Minute</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <comment>how long</comment>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 hours</source>
        <comment>how long, two and more</comment>
        <translation>%1 Stunden</translation>
    </message>
    <message>
        <source>Today you read for %1.</source>
        <translation>Heute gelesen: %1.</translation>
    </message>
    <message>
        <source>Nothing today so far.</source>
        <translation>Heute noch nichts.</translation>
    </message>
    <message numerus="yes">
        <source>This week: %1 of the %n minute(s) you set yourself.</source>
        <translation>
            <numerusform>Diese Woche: %1 der vorgenommenen %n Minute.</numerusform>
            <numerusform>Diese Woche: %1 der vorgenommenen %n Minuten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Right and sure means: right without the passage, and not called a guess. A day of study lasts until %1.</source>
        <translation>Richtig und sicher heißt: richtig ohne die Stelle und nicht geraten genannt. Ein Lerntag dauert bis %1 Uhr.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Right and sure</source>
        <translation>Richtig und sicher</translation>
    </message>
    <message>
        <source>Minutes with checks</source>
        <translation>Minuten mit Prüffragen</translation>
    </message>
    <message>
        <source>Minutes reading</source>
        <translation>Minuten mit Lesen</translation>
    </message>
    <message>
        <source>Days with study</source>
        <translation>Tage mit Lernen</translation>
    </message>
    <message>
        <source>Days of study</source>
        <translation>Lerntage</translation>
    </message>
    <message numerus="yes">
        <source>You studied on %1 of the last %n day(s).</source>
        <translation>
            <numerusform>Gelernt an %1 Tagen des letzten %n Tages.</numerusform>
            <numerusform>Gelernt an %1 der letzten %n Tage.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each square is a day, each column a week. The more of a square is filled, the longer you studied. Days off cost nothing: what is due waits for you.</source>
        <translation>Jedes Kästchen ist ein Tag, jede Spalte eine Woche. Je voller ein Kästchen, desto länger die Lernzeit. Freie Tage kosten nichts: Was fällig ist, wartet.</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>In the last four weeks you studied for %1. Reading took %2.</source>
        <translation>Lernzeit der letzten vier Wochen: %1. Davon Lesen: %2.</translation>
    </message>
    <message>
        <source>In the last four weeks you did not study.</source>
        <translation>In den letzten vier Wochen wurde nicht gelernt.</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Tageszeit</translation>
    </message>
    <message>
        <source>Hour of the day</source>
        <translation>Stunde des Tages</translation>
    </message>
    <message>
        <source>Hour</source>
        <translation>Stunde</translation>
    </message>
    <message>
        <source>For a lesson you take %1 times as long as its publisher says.</source>
        <translation>Eine Lektion dauert %1-mal so lange, wie ihr Herausgeber sagt.</translation>
    </message>
    <message numerus="yes">
        <source>Half of your answers take %n second(s) or less.</source>
        <translation>
            <numerusform>Die Hälfte der Antworten dauert höchstens %n Sekunde.</numerusform>
            <numerusform>Die Hälfte der Antworten dauert höchstens %n Sekunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your own pace</source>
        <translation>Das eigene Tempo</translation>
    </message>
    <message>
        <source>Carrel reckons with your pace when it says how long a lesson or a review takes. Slow is as good as quick.</source>
        <translation>Mit diesem Tempo rechnet Carrel, wenn es sagt, wie lange eine Lektion oder Wiederholung dauert. Langsam ist so gut wie schnell.</translation>
    </message>
    <message>
        <source>Time for an answer</source>
        <translation>Zeit für eine Antwort</translation>
    </message>
    <message>
        <source>under 5 s</source>
        <translation>unter 5 s</translation>
    </message>
    <message>
        <source>5 to 9 s</source>
        <translation>5 bis 9 s</translation>
    </message>
    <message>
        <source>10 to 19 s</source>
        <translation>10 bis 19 s</translation>
    </message>
    <message>
        <source>20 to 39 s</source>
        <translation>20 bis 39 s</translation>
    </message>
    <message>
        <source>40 to 59 s</source>
        <translation>40 bis 59 s</translation>
    </message>
    <message>
        <source>a minute or more</source>
        <translation>ab einer Minute</translation>
    </message>
    <message>
        <source>That is less than bad luck alone explains: they come back too late for you. Preferences can fit the schedule to you.</source>
        <translation>Das ist weniger, als Pech allein erklärt: Sie kommen zu spät wieder. Die Einstellungen können den Plan anpassen.</translation>
    </message>
    <message>
        <source>That is more than good luck alone explains: they could come back later. Preferences can fit the schedule to you.</source>
        <translation>Das ist mehr, als Glück allein erklärt: Sie könnten später wiederkommen. Die Einstellungen können den Plan anpassen.</translation>
    </message>
    <message>
        <source>You were sure</source>
        <translation>Sicher gewesen</translation>
    </message>
    <message>
        <source>You guessed</source>
        <translation>Geraten</translation>
    </message>
    <message numerus="yes">
        <source>You have answered %n check(s).</source>
        <translation>
            <numerusform>%n Prüffrage wurde beantwortet.</numerusform>
            <numerusform>%n Prüffragen wurden beantwortet.</numerusform>
        </translation>
    </message>
    <message>
        <source>If they were asked now, you would probably know them all.</source>
        <translation>Würden sie jetzt gestellt, wären wohl alle gewusst.</translation>
    </message>
    <message>
        <source>If they were asked now, you would probably know none of them.</source>
        <translation>Würden sie jetzt gestellt, wäre wohl keine davon gewusst.</translation>
    </message>
    <message>
        <source>If they were asked now, you would probably know %1 of them.</source>
        <translation>Würden sie jetzt gestellt, wären davon wohl gewusst: %1.</translation>
    </message>
    <message>
        <source>If it were asked now, you would probably know it.</source>
        <translation>Würde sie jetzt gestellt, wäre sie wohl gewusst.</translation>
    </message>
    <message>
        <source>If it were asked now, you would probably not know it.</source>
        <translation>Würde sie jetzt gestellt, wäre sie wohl nicht gewusst.</translation>
    </message>
    <message>
        <source>Read: you saw its end and spent at least a quarter of the time it should take with it, or you marked it as read.</source>
        <translation>Gelesen: zu Ende gesehen und mindestens ein Viertel der angegebenen Zeit offen, oder als gelesen markiert.</translation>
    </message>
    <message>
        <source>Checked: each of its checks was last answered right, sure and without help.</source>
        <translation>Geprüft: Jede ihrer Prüffragen wurde zuletzt richtig, sicher und ohne Hilfe beantwortet.</translation>
    </message>
    <message>
        <source>Right by luck: the last right answer to one of its checks was a guess or came after a look at the passage.</source>
        <translation>Mit Glück richtig: Die letzte richtige Antwort auf eine ihrer Prüffragen war geraten oder kam nach einem Blick in die Stelle.</translation>
    </message>
    <message>
        <source>Retained: you knew one of its checks, and knew it again on a later day.</source>
        <translation>Behalten: Eine ihrer Prüffragen wurde gewusst und an einem späteren Tag wieder gewusst.</translation>
    </message>
    <message numerus="yes">
        <source>Fading: the chance that you still know one of its checks is below %1 %, more than %n point(s) under the %2 % you wish for. You may well know it all the same.</source>
        <translation>
            <numerusform>Verblasst: Die Wahrscheinlichkeit, eine ihrer Prüffragen noch zu wissen, liegt unter %1 %, mehr als %n Prozentpunkt unter den gewünschten %2 %. Gut möglich, dass sie trotzdem gewusst würde.</numerusform>
            <numerusform>Verblasst: Die Wahrscheinlichkeit, eine ihrer Prüffragen noch zu wissen, liegt unter %1 %, mehr als %n Prozentpunkte unter den gewünschten %2 %. Gut möglich, dass sie trotzdem gewusst würde.</numerusform>
        </translation>
    </message>
    <message>
        <source>A lesson can be several of these.</source>
        <translation>Eine Lektion kann mehreres davon sein.</translation>
    </message>
    <message>
        <source>Came back (times)</source>
        <translation>Wie oft wiedergekommen</translation>
    </message>
    <message>
        <source>You have answered each of these questions right and sure since.</source>
        <translation>Seitdem wurde jede dieser Fragen richtig und sicher beantwortet.</translation>
    </message>
    <message numerus="yes">
        <source>You have not yet answered %n of these questions right and sure since.</source>
        <translation>
            <numerusform>%n dieser Fragen wurde seitdem noch nicht richtig und sicher beantwortet.</numerusform>
            <numerusform>%n dieser Fragen wurden seitdem noch nicht richtig und sicher beantwortet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The wrong options you chose, the most frequent first, at most %n of them. Enter on a row opens the passage that settles it.</source>
        <translation>
            <numerusform>Die gewählten falschen Antworten, die häufigsten zuerst, höchstens %n davon. Die Eingabetaste auf einer Zeile öffnet die Stelle, die es klärt.</numerusform>
            <numerusform>Die gewählten falschen Antworten, die häufigsten zuerst, höchstens %n davon. Die Eingabetaste auf einer Zeile öffnet die Stelle, die es klärt.</numerusform>
        </translation>
    </message>
    <message>
        <source>What you really remember lies, 19 times in 20, between the columns “At least” and “At most”.</source>
        <translation>Was wirklich noch gewusst wird, liegt 19 von 20 Malen zwischen den Spalten „Mindestens“ und „Höchstens“.</translation>
    </message>
    <message numerus="yes">
        <source>In the last 30 days checks came back %n time(s). You still knew %1 %; the schedule expected %2 %.</source>
        <translation>
            <numerusform>In den letzten 30 Tagen kam %n-mal eine Prüffrage wieder. Noch gewusst: %1 %; der Plan erwartete %2 %.</numerusform>
            <numerusform>In den letzten 30 Tagen kam %n-mal eine Prüffrage wieder. Noch gewusst: %1 %; der Plan erwartete %2 %.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So far checks came back %n time(s). You still knew %1 %; the schedule expected %2 %.</source>
        <translation>
            <numerusform>Bisher kam %n-mal eine Prüffrage wieder. Noch gewusst: %1 %; der Plan erwartete %2 %.</numerusform>
            <numerusform>Bisher kam %n-mal eine Prüffrage wieder. Noch gewusst: %1 %; der Plan erwartete %2 %.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are sure of an answer unless you call it a guess. Being sure tells something when nearly all of those answers are right, and guesses not much more often than chance would have it. Left out are practice, answers after a look at the passage, and a second answer to a check on the same day.</source>
        <translation>Sicher ist jede Antwort, die nicht geraten genannt wird. Das sagt etwas, wenn von den sicheren fast alle richtig sind und von den geratenen kaum mehr, als der Zufall träfe. Nicht gezählt werden Übung, Antworten nach einem Blick in die Stelle und eine zweite Antwort auf dieselbe Prüffrage am selben Tag.</translation>
    </message>
    <message numerus="yes">
        <source>Today you gave %n answer(s), %1 of them right and sure, and studied for %2.</source>
        <translation>
            <numerusform>Heute %n Antwort gegeben, davon %1 richtig und sicher; Lernzeit: %2.</numerusform>
            <numerusform>Heute %n Antworten gegeben, davon %1 richtig und sicher; Lernzeit: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>You study most between %1 and %2.</source>
        <translation>Am meisten gelernt wird zwischen %1 und %2 Uhr.</translation>
    </message>
    <message numerus="yes">
        <source>Minutes of all days by the clock where you were. The table also says how much you remembered in an hour, once checks came back %n time(s) in it.</source>
        <translation>
            <numerusform>Minuten aller Tage nach der Uhr vor Ort. Die Tabelle sagt auch, wie viel in einer Stunde noch gewusst wurde, sobald darin %n-mal eine Prüffrage wiederkam.</numerusform>
            <numerusform>Minuten aller Tage nach der Uhr vor Ort. Die Tabelle sagt auch, wie viel in einer Stunde noch gewusst wurde, sobald darin %n-mal eine Prüffrage wiederkam.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each bar is a day. Reading counts while the lesson is in front of you and you answer none of its checks, and five minutes at most after you last moved in it; an answer counts two minutes at most.</source>
        <translation>Jeder Balken ist ein Tag. Lesen zählt, solange die Lektion vorn ist und keine ihrer Prüffragen beantwortet wird, und höchstens fünf Minuten nach der letzten Bewegung darin; eine Antwort zählt höchstens zwei Minuten.</translation>
    </message>
</context>
<context>
    <name>Carrel::StudyRecord</name>
    <message>
        <source>Your answers are kept in %1.</source>
        <translation>Die Antworten werden in %1 aufbewahrt.</translation>
    </message>
    <message>
        <source>Your answers are kept on this computer until %1 answers.</source>
        <translation>Die Antworten werden auf diesem Computer aufbewahrt, bis %1 antwortet.</translation>
    </message>
    <message>
        <source>%1 Your answers are kept on this computer until then.</source>
        <comment>after a sentence</comment>
        <translation>%1 Bis dahin werden die Antworten auf diesem Computer aufbewahrt.</translation>
    </message>
    <message>
        <source>This learner is not in the study folder.</source>
        <translation>Dieses Lernprofil ist nicht im Lernordner.</translation>
    </message>
    <message>
        <source>%1 What you did last was not kept.</source>
        <comment>after a sentence</comment>
        <translation>%1 Das zuletzt Getane wurde nicht behalten.</translation>
    </message>
    <message>
        <source>Your answers will be kept in %1.</source>
        <translation>Die Antworten werden künftig in %1 aufbewahrt.</translation>
    </message>
    <message>
        <source>%1 cannot be written to. Your answers will be kept on this computer until it can.</source>
        <translation>In %1 kann nicht geschrieben werden. Bis es geht, werden die Antworten auf diesem Computer aufbewahrt.</translation>
    </message>
    <message>
        <source>%1 Until then your answers are not kept.</source>
        <comment>after a sentence</comment>
        <translation>%1 Bis dahin werden die Antworten nicht aufbewahrt.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of the study record are damaged. What is undamaged in them is used; if you have a copy of the study folder, put them back from it. “carrel-cli due” names them.</source>
        <translation>
            <numerusform>%n Datei der Lernaufzeichnung ist beschädigt. Was darin unbeschädigt ist, wird benutzt; gibt es eine Kopie des Lernordners, sie daraus zurückholen. „carrel-cli due“ nennt sie.</numerusform>
            <numerusform>%n Dateien der Lernaufzeichnung sind beschädigt. Was darin unbeschädigt ist, wird benutzt; gibt es eine Kopie des Lernordners, sie daraus zurückholen. „carrel-cli due“ nennt sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is a learner called “%1” already. Choose another name, or switch to that learner.</source>
        <translation>Es gibt schon jemanden mit dem Namen „%1“. Einen anderen Namen wählen oder zu dieser Person wechseln.</translation>
    </message>
    <message>
        <source>Neither %1 nor %2 can be written to, so your answers will not be kept. Check that the disk is not full and that you may write there.</source>
        <translation>Weder in %1 noch in %2 kann geschrieben werden; die Antworten werden deshalb nicht aufbewahrt. Prüfen, ob der Datenträger voll ist und ob dort geschrieben werden darf.</translation>
    </message>
    <message>
        <source>There is no study record to erase.</source>
        <translation>Es gibt keine Lernaufzeichnung, die zu löschen wäre.</translation>
    </message>
    <message>
        <source>The study folder does not answer, so the study record may not be erased. Try again when it does.</source>
        <translation>Der Lernordner antwortet nicht; die Lernaufzeichnung ist deshalb vielleicht nicht gelöscht. Noch einmal versuchen, wenn er antwortet.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of the study record are damaged. What is undamaged in them is used, and the backups that Carrel makes may have the rest: Preferences, Backups of your answers, Restore…, or “carrel-cli backup”. “carrel-cli due” names the files.</source>
        <translation>
            <numerusform>%n Datei der Lernaufzeichnung ist beschädigt. Was darin unbeschädigt ist, wird benutzt; den Rest haben vielleicht die Sicherungen, die Carrel anlegt: Einstellungen, Sicherungen der Antworten, Zurückholen …, oder „carrel-cli backup“. „carrel-cli due“ nennt die Datei.</numerusform>
            <numerusform>%n Dateien der Lernaufzeichnung sind beschädigt. Was darin unbeschädigt ist, wird benutzt; den Rest haben vielleicht die Sicherungen, die Carrel anlegt: Einstellungen, Sicherungen der Antworten, Zurückholen …, oder „carrel-cli backup“. „carrel-cli due“ nennt die Dateien.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::TableCopy</name>
    <message>
        <source>The table is on the clipboard as CSV.</source>
        <translation>Die Tabelle liegt als CSV in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The table is on the clipboard as Markdown.</source>
        <translation>Die Tabelle liegt als Markdown in der Zwischenablage.</translation>
    </message>
</context>
<context>
    <name>Carrel::TablePage</name>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tabelle</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>Zei&amp;chensatz</translation>
    </message>
    <message>
        <source>&amp;Separator</source>
        <translation>T&amp;rennzeichen</translation>
    </message>
    <message>
        <source>The first records; each column is headed by what it is</source>
        <translation>Die ersten Zeilen; über jeder Spalte steht, was sie ist</translation>
    </message>
    <message>
        <source>The first question as it would be asked</source>
        <translation>Die erste Frage, wie sie gestellt würde</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Semikolon</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>Vertical bar</source>
        <translation>Senkrechter Strich</translation>
    </message>
    <message>
        <source>The character %1</source>
        <translation>Das Zeichen %1</translation>
    </message>
    <message>
        <source>What the column “%1” is</source>
        <translation>Was die Spalte „%1“ ist</translation>
    </message>
    <message>
        <source>&amp;Names in the first line</source>
        <translation>Na&amp;men in der ersten Zeile</translation>
    </message>
    <message>
        <source>W&amp;hat “%1” is</source>
        <comment>a column</comment>
        <translation>Was „%1“ &amp;ist</translation>
    </message>
</context>
<context>
    <name>Carrel::TextDecoding</name>
    <message>
        <source>The file is not UTF-8; it was read as %1.</source>
        <translation>Die Datei ist nicht in UTF-8; sie wurde als %1 gelesen.</translation>
    </message>
    <message>
        <source>If letters look wrong, save the file as UTF-8 and open it again.</source>
        <translation>Sehen Buchstaben falsch aus, die Datei als UTF-8 speichern und noch einmal öffnen.</translation>
    </message>
    <message>
        <source>Some bytes of this file are no text and were replaced.</source>
        <translation>Einige Bytes dieser Datei sind kein Text und wurden ersetzt.</translation>
    </message>
    <message>
        <source>Save the file as UTF-8.</source>
        <translation>Die Datei als UTF-8 speichern.</translation>
    </message>
</context>
<context>
    <name>Carrel::TextPreferences</name>
    <message>
        <source>Text of lessons</source>
        <translation>Text der Lektionen</translation>
    </message>
    <message>
        <source>F&amp;ont</source>
        <translation>Schr&amp;ift</translation>
    </message>
    <message>
        <source>Comes with Carrel. The second one is drawn for who finds letters hard to tell apart; checks are set in it, too.</source>
        <translation>Liegt Carrel bei. Die zweite ist für alle gezeichnet, denen Buchstaben leicht verschwimmen; auch Prüffragen stehen dann in ihr.</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Te&amp;xtgröße</translation>
    </message>
    <message>
        <source>Of lessons and checks, before zooming.</source>
        <translation>Von Lektionen und Prüffragen, vor dem Vergrößern.</translation>
    </message>
    <message>
        <source>&amp;Zoom</source>
        <translation>Z&amp;oom</translation>
    </message>
    <message>
        <source>Li&amp;ne spacing</source>
        <translation>Zeilenh&amp;öhe</translation>
    </message>
    <message>
        <source>In parts of the text size.</source>
        <translation>Im Verhältnis zur Textgröße.</translation>
    </message>
    <message>
        <source>Line &amp;width</source>
        <translation>Zeil&amp;enbreite</translation>
    </message>
    <message>
        <source>Lines of 60 to 75 letters are read most easily.</source>
        <translation>Zeilen mit 60 bis 75 Buchstaben lesen sich am leichtesten.</translation>
    </message>
    <message>
        <source>Letter &amp;spacing</source>
        <translation>Bu&amp;chstabenabstand</translation>
    </message>
    <message>
        <source>More room between letters, in parts of the text size.</source>
        <translation>Mehr Platz zwischen Buchstaben, im Verhältnis zur Textgröße.</translation>
    </message>
    <message>
        <source>Word spa&amp;cing</source>
        <translation>Abstand &amp;je Wort</translation>
    </message>
    <message>
        <source>More room between words, in parts of the text size.</source>
        <translation>Mehr Platz zwischen Wörtern, im Verhältnis zur Textgröße.</translation>
    </message>
    <message>
        <source>Bac&amp;k to what Carrel sets</source>
        <translation>Zurüc&amp;k zu Carrels Vorgaben</translation>
    </message>
    <message>
        <source>%1, a book&apos;s letters</source>
        <translation>%1, wie in einem Buch</translation>
    </message>
    <message>
        <source>%1, easily told apart</source>
        <translation>%1, leicht zu unterscheiden</translation>
    </message>
    <message>
        <source> %</source>
        <comment>percent, after a number</comment>
        <translation> %</translation>
    </message>
    <message>
        <source> px</source>
        <comment>pixels, after a number</comment>
        <translation> px</translation>
    </message>
    <message>
        <source> letters</source>
        <comment>after a number</comment>
        <translation> Buchstaben</translation>
    </message>
    <message>
        <source>Of lessons with their pictures, and of checks. The menu View and the wheel with Ctrl change it too.</source>
        <translation>Von Lektionen mit ihren Bildern und von Prüffragen. Auch das Menü Ansicht und das Mausrad mit Strg ändern ihn.</translation>
    </message>
    <message>
        <source>Number the lines of code</source>
        <translation>Codezeilen nummerieren</translation>
    </message>
    <message>
        <source>Numbers are drawn beside the code and never copied. Ctrl+Shift+L changes it too.</source>
        <translation>Die Nummern stehen neben dem Code und werden nie mitkopiert. Auch Strg+Umschalt+L stellt es um.</translation>
    </message>
    <message>
        <source>Wrap long lines of code</source>
        <translation>Lange Codezeilen umbrechen</translation>
    </message>
    <message>
        <source>Otherwise the code is moved sideways: with the pointer, or with the arrow keys once Tab has reached it. Ctrl+Shift+W changes it too.</source>
        <translation>Sonst wird der Code seitwärts bewegt: mit dem Zeiger oder, wenn Tab ihn erreicht hat, mit den Pfeiltasten. Auch Strg+Umschalt+W stellt es um.</translation>
    </message>
</context>
<context>
    <name>Carrel::TextSample</name>
    <message>
        <source>Sample of the text</source>
        <translation>Textprobe</translation>
    </message>
    <message>
        <source>One pile becomes two</source>
        <translation>Aus einem Stapel werden zwei</translation>
    </message>
    <message>
        <source>Put every smaller card to the left of the pivot and every larger one to its right. It now stands where it will stand in the end, as in</source>
        <translation>Jede kleinere Karte kommt links neben das Pivot, jede größere rechts daneben. Es liegt nun schon dort, wo es am Ende liegt, wie in</translation>
    </message>
    <message>
        <source>. Letters that look alike: I l 1, O 0, rn m.</source>
        <translation>. Buchstaben, die sich ähneln: I l 1, O 0, rn m.</translation>
    </message>
</context>
<context>
    <name>Carrel::Theme</name>
    <message>
        <source>As the s&amp;ystem</source>
        <translation>Wie das S&amp;ystem</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Sepia</source>
        <translation>&amp;Sepia</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>Sch&amp;warz</translation>
    </message>
    <message>
        <source>&amp;High contrast, light</source>
        <translation>Hoher Kontrast, he&amp;ll</translation>
    </message>
    <message>
        <source>High &amp;contrast, dark</source>
        <translation>Hoher &amp;Kontrast, dunkel</translation>
    </message>
</context>
<context>
    <name>Carrel::TodayView</name>
    <message numerus="yes">
        <source>%1, %n minute(s)</source>
        <comment>title of a course, minutes of a lesson</comment>
        <translation>
            <numerusform>%1, %n Minute</numerusform>
            <numerusform>%1, %n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review %n check(s)</source>
        <translation>
            <numerusform>%n Prüffrage wiederholen</numerusform>
            <numerusform>%n Prüffragen wiederholen</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue “%1”</source>
        <translation>„%1“ fortsetzen</translation>
    </message>
    <message>
        <source>Begin “%1”</source>
        <translation>„%1“ beginnen</translation>
    </message>
    <message>
        <source>Open a course…</source>
        <translation>Kurs öffnen …</translation>
    </message>
    <message>
        <source>dddd, d MMMM</source>
        <comment>format of the date under which Today stands</comment>
        <translation>dddd, d. MMMM</translation>
    </message>
    <message>
        <source>A desk for your courses</source>
        <translation>Ein Tisch für Kurse</translation>
    </message>
    <message>
        <source>Read a lesson, answer its checks, and get back what you missed before you forget it. Carrel needs no account and no network.</source>
        <translation>Eine Lektion lesen, ihre Prüffragen beantworten und Verfehltes zurückbekommen, bevor es vergessen ist. Carrel braucht kein Konto und kein Netz.</translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) to review</source>
        <translation>
            <numerusform>%n Prüffrage zu wiederholen</numerusform>
            <numerusform>%n Prüffragen zu wiederholen</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Review now</source>
        <translation>Jetzt &amp;wiederholen</translation>
    </message>
    <message>
        <source>&amp;Continue the lesson</source>
        <translation>Lektion &amp;fortsetzen</translation>
    </message>
    <message>
        <source>Nothing is waiting</source>
        <translation>Nichts wartet</translation>
    </message>
    <message>
        <source>&amp;Open a course…</source>
        <translation>&amp;Kurs öffnen …</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Or</source>
        <translation>Oder</translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s)</source>
        <translation>
            <numerusform>Etwa %n Minute</numerusform>
            <numerusform>Etwa %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Every lesson here is read and no check is due now. %1 Add a course to go on.</source>
        <comment>%1: a sentence that says when the next checks are due</comment>
        <translation>Alle Lektionen hier sind gelesen, und jetzt ist keine Prüffrage fällig. %1 Einen Kurs hinzufügen, um weiterzumachen.</translation>
    </message>
    <message>
        <source>Every lesson here is read and no check is due now. Add a course to go on.</source>
        <translation>Alle Lektionen hier sind gelesen, und jetzt ist keine Prüffrage fällig. Einen Kurs hinzufügen, um weiterzumachen.</translation>
    </message>
    <message numerus="yes">
        <source>Start with the man&amp;ual, %n minute(s)</source>
        <translation>
            <numerusform>&amp;Mit dem Handbuch beginnen, %n Minute</numerusform>
            <numerusform>&amp;Mit dem Handbuch beginnen, %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Start with the man&amp;ual</source>
        <translation>&amp;Mit dem Handbuch beginnen</translation>
    </message>
    <message>
        <source>Begin the le&amp;sson</source>
        <translation>Lektion beg&amp;innen</translation>
    </message>
    <message numerus="yes">
        <source>%n more are due, above your limit of %1 min a day.</source>
        <translation>
            <numerusform>%n weitere ist fällig, über der eigenen Grenze von %1 min am Tag.</numerusform>
            <numerusform>%n weitere sind fällig, über der eigenen Grenze von %1 min am Tag.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>how long a review takes, then what is due beyond it</comment>
        <translation>%1. %2</translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) for the exam on %1</source>
        <translation>
            <numerusform>%n Prüffrage für die Prüfung am %1</numerusform>
            <numerusform>%n Prüffragen für die Prüfung am %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review %n more check(s)</source>
        <translation>
            <numerusform>%n weitere Prüffrage wiederholen</numerusform>
            <numerusform>%n weitere Prüffragen wiederholen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: about %n minute(s). The usual schedule stays as it is.</source>
        <comment>%1: a course</comment>
        <translation>
            <numerusform>%1: etwa %n Minute. Der übliche Plan bleibt, wie er ist.</numerusform>
            <numerusform>%1: etwa %n Minuten. Der übliche Plan bleibt, wie er ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>Prepare &amp;now</source>
        <translation>Jetzt &amp;vorbereiten</translation>
    </message>
    <message>
        <source>The reviews of today are done</source>
        <translation>Die Wiederholungen von heute sind erledigt</translation>
    </message>
    <message numerus="yes">
        <source>%n more check(s) are due. They wait until tomorrow, or you go on now.</source>
        <translation>
            <numerusform>%n weitere Prüffrage ist fällig. Sie wartet bis morgen, oder Sie machen jetzt weiter.</numerusform>
            <numerusform>%n weitere Prüffragen sind fällig. Sie warten bis morgen, oder Sie machen jetzt weiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Review them anyway</source>
        <translation>Trotzdem &amp;wiederholen</translation>
    </message>
</context>
<context>
    <name>Carrel::Toml</name>
    <message>
        <source>it holds more than any file of its kind</source>
        <translation>es enthält mehr als jede Datei dieser Art</translation>
    </message>
    <message>
        <source>The TOML of this file cannot be read: %1.</source>
        <translation>Das TOML dieser Datei kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>Look at this line and the one before it.</source>
        <translation>Diese Zeile und die davor ansehen.</translation>
    </message>
    <message>
        <source>the name of a table has letters that need quotes around it</source>
        <translation>der Name einer Tabelle enthält Zeichen, die in Anführungszeichen stehen müssen</translation>
    </message>
</context>
<context>
    <name>Carrel::Validation</name>
    <message>
        <source>Option %1 of the check has no text.</source>
        <translation>Antwort %1 der Prüffrage hat keinen Text.</translation>
    </message>
    <message>
        <source>Write the option&apos;s text or remove it.</source>
        <translation>Den Text der Antwort schreiben oder sie entfernen.</translation>
    </message>
    <message>
        <source>Options %1 and %2 of the check have the same text: “%3”.</source>
        <translation>Die Antworten %1 und %2 der Prüffrage haben denselben Text: „%3“.</translation>
    </message>
    <message>
        <source>Make the two options different or remove one.</source>
        <translation>Die beiden Antworten verschieden machen oder eine entfernen.</translation>
    </message>
    <message>
        <source>The text has a place for the check “%1”, but the lesson has no such check.</source>
        <translation>Der Text hat einen Platz für die Prüffrage „%1“, aber die Lektion hat keine solche.</translation>
    </message>
    <message>
        <source>Give the check this id or remove the place.</source>
        <translation>Der Prüffrage diese Kennung geben oder den Platz entfernen.</translation>
    </message>
    <message>
        <source>The picture “%1” has no alternative text.</source>
        <translation>Das Bild „%1“ hat keinen Ersatztext.</translation>
    </message>
    <message>
        <source>Say in words what it shows, for people who cannot see it.</source>
        <translation>In Worten sagen, was es zeigt, für Menschen, die es nicht sehen können.</translation>
    </message>
    <message>
        <source>The check “%1” names the passage “%2”, which is not in the lesson.</source>
        <translation>Die Prüffrage „%1“ nennt die Stelle „%2“, die nicht in der Lektion ist.</translation>
    </message>
    <message>
        <source>Name the id of a block of this lesson.</source>
        <translation>Die Kennung eines Blocks dieser Lektion nennen.</translation>
    </message>
    <message>
        <source>The check has no question.</source>
        <translation>Die Prüffrage hat keine Frage.</translation>
    </message>
    <message>
        <source>Write the question.</source>
        <translation>Die Frage schreiben.</translation>
    </message>
    <message numerus="yes">
        <source>The check has %n option(s); it needs at least two.</source>
        <translation>
            <numerusform>Die Prüffrage hat %n Antwort; sie braucht mindestens zwei.</numerusform>
            <numerusform>Die Prüffrage hat %n Antworten; sie braucht mindestens zwei.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add an option that tempts and say why it is wrong.</source>
        <translation>Eine verlockende Antwort hinzufügen und sagen, warum sie falsch ist.</translation>
    </message>
    <message numerus="yes">
        <source>The check has %n option(s); 26 is the most.</source>
        <translation>
            <numerusform>Die Prüffrage hat %n Antwort; 26 sind das Höchste.</numerusform>
            <numerusform>Die Prüffrage hat %n Antworten; 26 sind das Höchste.</numerusform>
        </translation>
    </message>
    <message>
        <source>Split it into several checks.</source>
        <translation>Sie in mehrere Prüffragen teilen.</translation>
    </message>
    <message>
        <source>No option of the check is right.</source>
        <translation>Keine Antwort der Prüffrage ist richtig.</translation>
    </message>
    <message>
        <source>Mark the right option.</source>
        <translation>Die richtige Antwort kennzeichnen.</translation>
    </message>
    <message>
        <source>Correct the check in its source.</source>
        <translation>Die Prüffrage in ihrer Quelle berichtigen.</translation>
    </message>
    <message>
        <source>Check “%1”: %2</source>
        <translation>Prüffrage „%1“: %2</translation>
    </message>
    <message>
        <source>The lesson has neither text nor checks.</source>
        <translation>Die Lektion hat weder Text noch Prüffragen.</translation>
    </message>
    <message>
        <source>Add some text or a check.</source>
        <translation>Etwas Text oder eine Prüffrage hinzufügen.</translation>
    </message>
</context>
<context>
    <name>Carrel::VerdictWords</name>
    <message>
        <source>Practice changes nothing. %1</source>
        <translation>Üben ändert nichts. %1</translation>
    </message>
    <message>
        <source>Right, with the passage open.</source>
        <translation>Richtig, mit offener Textstelle.</translation>
    </message>
    <message>
        <source>Right, by luck.</source>
        <translation>Richtig, mit Glück.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>Not quite right.</source>
        <translation>Nicht ganz richtig.</translation>
    </message>
    <message>
        <source>Not right.</source>
        <translation>Nicht richtig.</translation>
    </message>
    <message>
        <source>Does not come back.</source>
        <translation>Kommt nicht wieder.</translation>
    </message>
    <message>
        <source>Your choice: %1.</source>
        <translation>Gewählt: %1.</translation>
    </message>
    <message>
        <source>Your choice, right: %1.</source>
        <translation>Gewählt, richtig: %1.</translation>
    </message>
    <message>
        <source>Right answer: %1.</source>
        <translation>Richtige Antwort: %1.</translation>
    </message>
    <message>
        <source>Luck counts as a miss, and what was missed is asked on the next day of study.</source>
        <translation>Glück zählt als verfehlt, und was verfehlt wurde, wird am nächsten Lerntag gefragt.</translation>
    </message>
    <message>
        <source>What was missed is asked on the next day of study.</source>
        <translation>Was verfehlt wurde, wird am nächsten Lerntag gefragt.</translation>
    </message>
    <message>
        <source>That is the longest pause you allow. You will then still know it with a chance of about %1 %.</source>
        <translation>Das ist die längste erlaubte Pause. Dann ist es mit einer Wahrscheinlichkeit von etwa %1 % noch bekannt.</translation>
    </message>
    <message>
        <source>You will then still know it with a chance of about %1 %; your wish is %2 %.</source>
        <translation>Dann ist es mit einer Wahrscheinlichkeit von etwa %1 % noch bekannt; gewünscht sind %2 %.</translation>
    </message>
    <message>
        <source>Retired, as known for good.</source>
        <translation>Im Ruhestand, da für immer gewusst.</translation>
    </message>
    <message>
        <source>Retired, as not worth the time.</source>
        <translation>Im Ruhestand, da die Zeit nicht wert.</translation>
    </message>
    <message>
        <source>Retired, as the check is faulty or unclear.</source>
        <translation>Im Ruhestand, da fehlerhaft oder unklar.</translation>
    </message>
    <message>
        <source>Retired.</source>
        <translation>Im Ruhestand.</translation>
    </message>
</context>
<context>
    <name>Carrel::WindowActions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Open a course or lesson…</source>
        <translation>Kurs oder &amp;Lektion öffnen …</translation>
    </message>
    <message>
        <source>Open a &amp;folder…</source>
        <translation>&amp;Ordner öffnen …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Search all courses</source>
        <translation>Alle Kurse durch&amp;suchen</translation>
    </message>
    <message>
        <source>&amp;Preferences</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Today</source>
        <translation>&amp;Heute</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Bibliothek</translation>
    </message>
    <message>
        <source>&amp;Review what is due</source>
        <translation>Fälliges &amp;wiederholen</translation>
    </message>
    <message>
        <source>&amp;Outline of the course</source>
        <translation>&amp;Gliederung des Kurses</translation>
    </message>
    <message>
        <source>&amp;Check of the lesson</source>
        <translation>&amp;Prüffrage der Lektion</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>G&amp;rößerer Text</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>&amp;Kleinerer Text</translation>
    </message>
    <message>
        <source>&amp;Normal text size</source>
        <translation>&amp;Normale Textgröße</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Vorwärts</translation>
    </message>
    <message>
        <source>&amp;Previous lesson</source>
        <translation>V&amp;orige Lektion</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>&amp;Nächste Lektion</translation>
    </message>
    <message>
        <source>&amp;Learner</source>
        <translation>&amp;Lernprofil</translation>
    </message>
    <message>
        <source>&amp;Add a learner…</source>
        <translation>Lernprofil &amp;hinzufügen …</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Read the &amp;manual</source>
        <translation>Hand&amp;buch lesen</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;About Carrel</source>
        <translation>Ü&amp;ber Carrel</translation>
    </message>
    <message>
        <source>Main</source>
        <translation>Haupt-Werkzeugleiste</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n fällig</numerusform>
            <numerusform>%n fällig</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing due</source>
        <translation>Nichts fällig</translation>
    </message>
    <message numerus="yes">
        <source>Review %n check(s)</source>
        <translation>
            <numerusform>%n Prüffrage wiederholen</numerusform>
            <numerusform>%n Prüffragen wiederholen</numerusform>
        </translation>
    </message>
    <message>
        <source>No check is due today</source>
        <translation>Heute ist keine Prüffrage fällig</translation>
    </message>
    <message>
        <source>&amp;Mark the lesson as read</source>
        <translation>Lektion als gelesen &amp;markieren</translation>
    </message>
    <message>
        <source>These are &amp;both me</source>
        <translation>Beides bin &amp;ich</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>&amp;Export as PDF…</source>
        <translation>Als &amp;PDF exportieren…</translation>
    </message>
    <message>
        <source>&amp;Find in the lesson</source>
        <translation>In der Lektion &amp;suchen</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>&amp;Nächste Fundstelle</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>&amp;Vorige Fundstelle</translation>
    </message>
    <message>
        <source>&amp;Cite the lesson</source>
        <translation>Lektion &amp;zitieren</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Als &amp;Text kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;BibTeX</source>
        <translation>Als &amp;BibTeX kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;RIS</source>
        <translation>Als &amp;RIS kopieren</translation>
    </message>
    <message>
        <source>Copy as CSL-&amp;JSON</source>
        <translation>Als CSL-&amp;JSON kopieren</translation>
    </message>
    <message>
        <source>&amp;Go to…</source>
        <translation>&amp;Gehe zu…</translation>
    </message>
    <message>
        <source>&amp;Continue reading</source>
        <translation>&amp;Weiterlesen</translation>
    </message>
    <message>
        <source>N&amp;otes</source>
        <translation>&amp;Notizen</translation>
    </message>
    <message>
        <source>&amp;Highlight the selected words</source>
        <translation>Ausgewählte Wörter &amp;markieren</translation>
    </message>
    <message>
        <source>Highlight in another &amp;colour</source>
        <translation>In anderer &amp;Farbe markieren</translation>
    </message>
    <message>
        <source>&amp;Write a note</source>
        <translation>&amp;Notiz schreiben</translation>
    </message>
    <message>
        <source>&amp;Edit what is noted here</source>
        <translation>Was hier notiert ist, &amp;bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Bookmark this place</source>
        <translation>&amp;Lesezeichen an dieser Stelle</translation>
    </message>
    <message>
        <source>&amp;Select the next sentence</source>
        <translation>Nächsten &amp;Satz auswählen</translation>
    </message>
    <message>
        <source>Select the &amp;previous sentence</source>
        <translation>&amp;Vorigen Satz auswählen</translation>
    </message>
    <message>
        <source>&amp;List of notes</source>
        <translation>Liste &amp;der Notizen</translation>
    </message>
    <message>
        <source>E&amp;xport notes…</source>
        <translation>Notizen e&amp;xportieren …</translation>
    </message>
    <message>
        <source>Nu&amp;mber the lines of code</source>
        <translation>Codezeilen nu&amp;mmerieren</translation>
    </message>
    <message>
        <source>&amp;Wrap long lines of code</source>
        <translation>Lange Codezeilen &amp;umbrechen</translation>
    </message>
    <message>
        <source>Read &amp;aloud</source>
        <translation>Vor&amp;lesen</translation>
    </message>
    <message>
        <source>&amp;Read aloud, or pause</source>
        <translation>&amp;Vorlesen oder anhalten</translation>
    </message>
    <message>
        <source>&amp;Next sentence</source>
        <translation>&amp;Nächster Satz</translation>
    </message>
    <message>
        <source>Sentence &amp;before</source>
        <translation>&amp;Satz davor</translation>
    </message>
    <message>
        <source>&amp;Stop reading aloud</source>
        <translation>Vorlesen &amp;beenden</translation>
    </message>
    <message>
        <source>Next p&amp;ane</source>
        <translation>Nächster Be&amp;reich</translation>
    </message>
    <message>
        <source>P&amp;revious pane</source>
        <translation>Vorheriger Bere&amp;ich</translation>
    </message>
    <message>
        <source>Pictures and &amp;tables</source>
        <translation>&amp;Bilder und Tabellen</translation>
    </message>
    <message>
        <source>&amp;Enlarge the picture</source>
        <translation>Bild &amp;vergrößern</translation>
    </message>
    <message>
        <source>Show &amp;descriptions of pictures</source>
        <translation>&amp;Beschreibungen der Bilder zeigen</translation>
    </message>
    <message>
        <source>Copy the table as &amp;CSV</source>
        <translation>Tabelle als &amp;CSV kopieren</translation>
    </message>
    <message>
        <source>Copy the table as &amp;Markdown</source>
        <translation>Tabelle als &amp;Markdown kopieren</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Test me on the mo&amp;dule</source>
        <translation>&amp;Dieses Modul prüfen</translation>
    </message>
    <message>
        <source>Stat&amp;istics</source>
        <translation>Stat&amp;istik</translation>
    </message>
    <message>
        <source>&amp;Exam date of the course…</source>
        <translation>&amp;Prüfungstermin des Kurses …</translation>
    </message>
    <message numerus="yes">
        <source>%n more due</source>
        <translation>
            <numerusform>%n weitere fällig</numerusform>
            <numerusform>%n weitere fällig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review %n more check(s)</source>
        <translation>
            <numerusform>%n weitere Prüffrage wiederholen</numerusform>
            <numerusform>%n weitere Prüffragen wiederholen</numerusform>
        </translation>
    </message>
    <message>
        <source>Checks laid asid&amp;e…</source>
        <translation>&amp;Abgelegte Prüffragen …</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Zurück zur Wiederholung</translation>
    </message>
</context>
<context>
    <name>Carrel::Xml</name>
    <message>
        <source>Some bytes of the file are not in the encoding it names; it was read as Latin-1.</source>
        <translation>Einige Bytes der Datei sind nicht in der Kodierung, die sie nennt; sie wurde als Latin-1 gelesen.</translation>
    </message>
    <message>
        <source>NUL characters were taken out.</source>
        <translation>NUL-Zeichen wurden entfernt.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MiB.</source>
        <translation>Die Datei ist größer als %1 MiB.</translation>
    </message>
    <message>
        <source>The file is damaged: its XML breaks off or does not fit together here.</source>
        <translation>Die Datei ist beschädigt: Das XML bricht hier ab oder passt nicht zusammen.</translation>
    </message>
    <message>
        <source>Get a whole copy of the file from where it came.</source>
        <translation>Die Datei noch einmal vollständig von ihrem Ursprung holen.</translation>
    </message>
    <message>
        <source>The file nests its parts more than %1 deep.</source>
        <translation>Die Teile der Datei sind mehr als %1 Ebenen tief verschachtelt.</translation>
    </message>
    <message>
        <source>The file defines abbreviations of its own (entities); they are shown as written, not expanded.</source>
        <translation>Die Datei legt eigene Abkürzungen fest (Entitäten); sie werden gezeigt, wie sie dastehen, und nicht ersetzt.</translation>
    </message>
    <message>
        <source>The part %1 lies outside the course and was not read.</source>
        <translation>Der Teil %1 liegt außerhalb des Kurses und wurde nicht gelesen.</translation>
    </message>
    <message>
        <source>The part %1 is not in the course.</source>
        <translation>Der Teil %1 ist nicht im Kurs.</translation>
    </message>
    <message>
        <source>The part %1 includes itself; the circle was cut here.</source>
        <translation>Der Teil %1 bindet sich selbst ein; der Kreis wurde hier unterbrochen.</translation>
    </message>
    <message>
        <source>The part %1 lies too deep in others and was not read.</source>
        <translation>Der Teil %1 liegt zu tief in anderen und wurde nicht gelesen.</translation>
    </message>
    <message>
        <source>The course includes too many parts; %1 was not read.</source>
        <translation>Der Kurs bindet zu viele Teile ein; %1 wurde nicht gelesen.</translation>
    </message>
</context>
<context>
    <name>Carrel::Yaml</name>
    <message>
        <source>it holds more than any file of its kind</source>
        <translation>es enthält mehr als jede Datei dieser Art</translation>
    </message>
    <message>
        <source>The YAML of this file cannot be read: %1.</source>
        <translation>Das YAML dieser Datei kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>Look at this line: a value that holds a colon or begins with a sign needs quotes.</source>
        <translation>Diese Zeile ansehen: Ein Wert, der einen Doppelpunkt enthält oder mit einem Sonderzeichen beginnt, braucht Anführungszeichen.</translation>
    </message>
</context>
<context>
    <name>Carrel::ZipWriter</name>
    <message>
        <source>The course is too large for one file.</source>
        <translation>Der Kurs ist zu groß für eine Datei.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>print one JSON value instead of text</source>
        <translation>einen JSON-Wert statt Text ausgeben</translation>
    </message>
    <message>
        <source>print the rendered page</source>
        <translation>die fertige Seite ausgeben</translation>
    </message>
    <message>
        <source>print which options are right, and why</source>
        <translation>ausgeben, welche Antworten richtig sind und warum</translation>
    </message>
    <message>
        <source>keep everything in FOLDER (also: CARREL_DATA_DIR)</source>
        <translation>alles in FOLDER halten (auch: CARREL_DATA_DIR)</translation>
    </message>
    <message>
        <source>print this and end</source>
        <translation>dies ausgeben und enden</translation>
    </message>
    <message>
        <source>print the version and end</source>
        <translation>die Version ausgeben und enden</translation>
    </message>
    <message>
        <source>“%1” takes no option --%2.</source>
        <translation>„%1“ kennt keine Option --%2.</translation>
    </message>
    <message>
        <source>“%1” needs more: carrel-cli %1 %2</source>
        <translation>„%1“ braucht mehr: carrel-cli %1 %2</translation>
    </message>
    <message>
        <source>“%1” takes fewer arguments: carrel-cli %1 %2</source>
        <translation>„%1“ nimmt weniger Angaben: carrel-cli %1 %2</translation>
    </message>
    <message>
        <source>There is no command “%1”.</source>
        <translation>Einen Befehl „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>Say what to do.</source>
        <translation>Es fehlt, was zu tun ist.</translation>
    </message>
    <message>
        <source>Usage: carrel-cli %1</source>
        <translation>Aufruf: carrel-cli %1</translation>
    </message>
    <message>
        <source>Usage: carrel-cli COMMAND [OPTIONS] …</source>
        <translation>Aufruf: carrel-cli BEFEHL [OPTIONEN] …</translation>
    </message>
    <message>
        <source>“carrel-cli --help” says what can be asked.</source>
        <translation>„carrel-cli --help“ sagt, was möglich ist.</translation>
    </message>
    <message>
        <source>read tables of questions in this encoding</source>
        <translation>Tabellen mit Fragen in diesem Zeichensatz lesen</translation>
    </message>
    <message>
        <source>cut their records at: comma, semicolon, tab, bar or a character</source>
        <translation>ihre Zeilen trennen an: comma, semicolon, tab, bar oder einem Zeichen</translation>
    </message>
    <message>
        <source>what their columns are, in order: %1</source>
        <translation>was ihre Spalten sind, der Reihe nach: %1</translation>
    </message>
    <message>
        <source>An empty name was given to “%1”: carrel-cli %1 %2</source>
        <translation>„%1“ hat einen leeren Namen bekommen: carrel-cli %1 %2</translation>
    </message>
    <message>
        <source>write FORMAT: %1; of notes: %2</source>
        <translation>FORMAT schreiben: %1; von Notizen: %2</translation>
    </message>
    <message>
        <source>only what is in COURSE: its id, slug or title</source>
        <translation>nur was zu COURSE gehört: Kennung, Kurzname oder Titel</translation>
    </message>
    <message>
        <source>write only this lesson or module (html, epub)</source>
        <translation>nur diese Lektion oder dieses Modul schreiben (html, epub)</translation>
    </message>
    <message>
        <source>print how to cite the lesson: %1</source>
        <translation>ausgeben, wie die Lektion zitiert wird: %1</translation>
    </message>
    <message>
        <source>“%1” is no form of a citation; these are: %2.</source>
        <translation>„%1“ ist keine Form eines Zitats; es gibt: %2.</translation>
    </message>
    <message>
        <source>number the lines of code (html, epub)</source>
        <translation>die Codezeilen nummerieren (html, epub)</translation>
    </message>
    <message>
        <source>say what importing or restoring would bring, and change nothing</source>
        <translation>sagen, was Einlesen oder Zurückholen brächte, und nichts ändern</translation>
    </message>
    <message>
        <source>The output is not complete, since standard output cannot be written: %1</source>
        <translation>Die Ausgabe ist nicht vollständig, weil die Standardausgabe nicht geschrieben werden kann: %1</translation>
    </message>
</context>
<context>
    <name>CoursePart</name>
    <message>
        <source>Of “%1” no lesson is here; there is nothing to write.</source>
        <translation>Von „%1“ ist keine Lektion da; es gibt nichts zu schreiben.</translation>
    </message>
    <message>
        <source>The course “%1” has no lesson and no module “%2”. “carrel-cli show” names its lessons.</source>
        <translation>Der Kurs „%1“ hat keine Lektion und kein Modul „%2“. „carrel-cli show“ nennt seine Lektionen.</translation>
    </message>
</context>
<context>
    <name>CourseStore</name>
    <message>
        <source>The older version of the course cannot be moved aside; the library keeps it as it is. Close whatever has its files open and try again.</source>
        <translation>Die ältere Fassung des Kurses kann nicht beiseitegelegt werden; die Bibliothek behält sie unverändert. Schließen, was ihre Dateien geöffnet hat, und noch einmal versuchen.</translation>
    </message>
    <message>
        <source>The course cannot be moved into the library; nothing was changed. Check the permissions of the course folder.</source>
        <translation>Der Kurs kann nicht in die Bibliothek gelegt werden; nichts wurde geändert. Die Zugriffsrechte des Kursordners prüfen.</translation>
    </message>
    <message>
        <source>The course cannot be deleted. Check the permissions of its folder.</source>
        <translation>Der Kurs kann nicht gelöscht werden. Die Zugriffsrechte seines Ordners prüfen.</translation>
    </message>
</context>
<context>
    <name>CsvOptions</name>
    <message>
        <source>--csv-encoding: there is no encoding “%1”; write it as UTF-8 or windows-1252.</source>
        <translation>--csv-encoding: Einen Zeichensatz „%1“ gibt es nicht; schreiben Sie etwa UTF-8 oder windows-1252.</translation>
    </message>
    <message>
        <source>--csv-separator: “%1” is no separator; write comma, semicolon, tab, bar or one character.</source>
        <translation>--csv-separator: „%1“ ist kein Trennzeichen; schreiben Sie comma, semicolon, tab, bar oder ein einzelnes Zeichen.</translation>
    </message>
    <message>
        <source>--csv-columns: “%1” is no column; write a list of these: %2.</source>
        <translation>--csv-columns: „%1“ ist keine Spalte; schreiben Sie eine Liste aus: %2.</translation>
    </message>
</context>
<context>
    <name>DataFolders</name>
    <message>
        <source>“--data-dir” needs the name of a folder.</source>
        <translation>„--data-dir“ braucht den Namen eines Ordners.</translation>
    </message>
    <message>
        <source>The data folder “%1” is not a folder.</source>
        <translation>Der Datenordner „%1“ ist kein Ordner.</translation>
    </message>
    <message>
        <source>The data folder “%1” is not there and cannot be made. Check its name and the permissions of the folder around it.</source>
        <translation>Den Datenordner „%1“ gibt es nicht, und er lässt sich nicht anlegen. Seinen Namen und die Rechte des Ordners darum herum prüfen.</translation>
    </message>
</context>
<context>
    <name>Database</name>
    <message>
        <source>The folder for an index cannot be made. Check that the disk is not full and may be written to.</source>
        <translation>Der Ordner für ein Verzeichnis kann nicht angelegt werden. Prüfen, ob der Datenträger voll ist und ob darauf geschrieben werden darf.</translation>
    </message>
</context>
<context>
    <name>DocumentPictures</name>
    <message>
        <source>The picture %1 cannot be read; its alternative text stands in its place.</source>
        <translation>Das Bild %1 kann nicht gelesen werden; an seiner Stelle steht sein Ersatztext.</translation>
    </message>
    <message>
        <source>Readers of this format do not know pictures of the kind %2; the alternative text of %1 stands in its place.</source>
        <translation>Leseprogramme für dieses Format kennen keine Bilder der Art %2; an der Stelle von %1 steht sein Ersatztext.</translation>
    </message>
</context>
<context>
    <name>DueCommand</name>
    <message>
        <source>Nothing is due. %1</source>
        <comment>followed by when the next checks are due</comment>
        <translation>Nichts ist fällig. %1</translation>
    </message>
    <message>
        <source>Nothing is due.</source>
        <translation>Nichts ist fällig.</translation>
    </message>
    <message>
        <source>For today: the first %1, by the plan to catch up. The others can wait.</source>
        <translation>Für heute: die ersten %1, nach dem Plan zum Aufholen. Die anderen können warten.</translation>
    </message>
    <message>
        <source>For today: the first %1, by the minutes of a day. The others can wait.</source>
        <translation>Für heute: die ersten %1, nach den Minuten am Tag. Die anderen können warten.</translation>
    </message>
    <message>
        <source>print the checks that are due, those for today first</source>
        <translation>die fälligen Prüffragen ausgeben, die für heute zuerst</translation>
    </message>
</context>
<context>
    <name>EmptyFolder</name>
    <message>
        <source>The folder %1 is not empty; choose another one.</source>
        <translation>Der Ordner %1 ist nicht leer; einen anderen wählen.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>Der Ordner %1 kann nicht angelegt werden.</translation>
    </message>
</context>
<context>
    <name>EpubDocument</name>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
</context>
<context>
    <name>EpubPackage</name>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
</context>
<context>
    <name>EventCodec</name>
    <message>
        <source>An entry of the study record cannot be read and was left out.</source>
        <translation>Ein Eintrag der Lernaufzeichnung kann nicht gelesen werden und wurde weggelassen.</translation>
    </message>
</context>
<context>
    <name>ExportCommand</name>
    <message>
        <source>The course has errors; nothing was written.</source>
        <translation>Der Kurs hat Fehler; nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>This is not one course; nothing was written.</source>
        <translation>Das ist nicht genau ein Kurs; nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>There is no format “%1”. There are: %2.</source>
        <translation>Ein Format „%1“ gibt es nicht. Es gibt: %2.</translation>
    </message>
    <message>
        <source>write a course of the library, or a file or folder, in another format</source>
        <translation>einen Kurs der Bibliothek, eine Datei oder einen Ordner in einem anderen Format schreiben</translation>
    </message>
    <message>
        <source>The ending of “%1” does not say in which format to write. Say it with --format: %2.</source>
        <translation>Die Endung von „%1“ sagt nicht, in welchem Format geschrieben werden soll. Anzugeben mit --format: %2.</translation>
    </message>
    <message>
        <source>The course “%1” was written to %2.</source>
        <translation>Der Kurs „%1“ wurde nach %2 geschrieben.</translation>
    </message>
    <message>
        <source>--answers, --line-numbers and --part are for documents: --format html or epub.</source>
        <translation>--answers, --line-numbers und --part gelten für Dokumente: --format html oder epub.</translation>
    </message>
</context>
<context>
    <name>ExportPdf</name>
    <message>
        <source>The pages lie in %1.</source>
        <translation>Die Seiten liegen in %1.</translation>
    </message>
</context>
<context>
    <name>FolderListing</name>
    <message>
        <source>There is no such folder.</source>
        <translation>Diesen Ordner gibt es nicht.</translation>
    </message>
    <message>
        <source>The folder cannot be read.</source>
        <translation>Der Ordner kann nicht gelesen werden.</translation>
    </message>
</context>
<context>
    <name>GatheredRows</name>
    <message>
        <source>%1, line %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>%1, at %2</source>
        <translation>%1, bei %2</translation>
    </message>
    <message>
        <source>%1 The same at: %2.</source>
        <translation>%1 Ebenso bei: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 The same at: %2 and %n more place(s).</source>
        <translation>
            <numerusform>%1 Ebenso bei: %2 und %n weiteren Stelle.</numerusform>
            <numerusform>%1 Ebenso bei: %2 und %n weiteren Stellen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HtmlDocument</name>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
</context>
<context>
    <name>ImportCommand</name>
    <message>
        <source>%1: lessons here: %2 of %3</source>
        <translation>%1: Lektionen hier: %2 von %3</translation>
    </message>
    <message>
        <source>No course came in.</source>
        <translation>Kein Kurs kam herein.</translation>
    </message>
    <message>
        <source>take courses from files and folders into the library</source>
        <translation>Kurse aus Dateien und Ordnern in die Bibliothek nehmen</translation>
    </message>
    <message>
        <source>%1: a new course</source>
        <translation>%1: ein neuer Kurs</translation>
    </message>
    <message>
        <source>%1: an update</source>
        <translation>%1: eine Aktualisierung</translation>
    </message>
    <message>
        <source>%1: all of it is there already</source>
        <translation>%1: alles davon ist schon da</translation>
    </message>
    <message>
        <source>%1: a course of its own, since the one that is there has another author or licence</source>
        <translation>%1: ein eigener Kurs, da der vorhandene andere Verfasser oder eine andere Lizenz hat</translation>
    </message>
    <message>
        <source>Lessons: %1, checks: %2, options: %3, pictures: %4, missing pictures: %5</source>
        <translation>Lektionen: %1, Prüffragen: %2, Antworten: %3, Bilder: %4, fehlende Bilder: %5</translation>
    </message>
    <message>
        <source>Lessons added: %1, changed: %2, removed: %3, returned: %4</source>
        <translation>Lektionen neu: %1, geändert: %2, entfernt: %3, zurückgekehrt: %4</translation>
    </message>
    <message>
        <source>Checks added: %1, changed: %2, removed: %3, returned: %4</source>
        <translation>Prüffragen neu: %1, geändert: %2, entfernt: %3, zurückgekehrt: %4</translation>
    </message>
    <message>
        <source>No course would come in.</source>
        <translation>Kein Kurs käme herein.</translation>
    </message>
    <message>
        <source>%1: read as %2, separator: %3, columns: %4</source>
        <translation>%1: gelesen als %2, Trennzeichen: %3, Spalten: %4</translation>
    </message>
</context>
<context>
    <name>ImportCourses</name>
    <message>
        <source>The lesson “%1” took the place of its older version.</source>
        <translation>Die Lektion „%1“ trat an die Stelle ihrer älteren Fassung.</translation>
    </message>
    <message>
        <source>The course “%1” was not taken into the library: %2</source>
        <translation>Der Kurs „%1“ wurde nicht in die Bibliothek genommen: %2</translation>
    </message>
    <message>
        <source>The lesson “%1” is no longer part of the course; what was learnt with it is kept.</source>
        <translation>Die Lektion „%1“ gehört nicht mehr zum Kurs; was mit ihr gelernt wurde, bleibt erhalten.</translation>
    </message>
</context>
<context>
    <name>ImportJournal</name>
    <message>
        <source>It could not be noted how to undo this import.</source>
        <translation>Es konnte nicht festgehalten werden, wie dieser Import rückgängig zu machen ist.</translation>
    </message>
</context>
<context>
    <name>KeyTip</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, its key</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>LessonText</name>
    <message>
        <source>[A check belongs here.]</source>
        <translation>[Hierher gehört eine Prüffrage.]</translation>
    </message>
    <message>
        <source>[Lab: %1]</source>
        <translation>[Labor: %1]</translation>
    </message>
    <message>
        <source>[Picture: %1]</source>
        <translation>[Bild: %1]</translation>
    </message>
    <message>
        <source>[This part needs a newer version of Carrel.]</source>
        <translation>[Dieser Teil braucht eine neuere Version von Carrel.]</translation>
    </message>
    <message>
        <source>%1 (not in the library)</source>
        <translation>%1 (nicht in der Bibliothek)</translation>
    </message>
</context>
<context>
    <name>ListCommand</name>
    <message>
        <source>Lessons here: %1 of %2</source>
        <translation>Lektionen hier: %1 von %2</translation>
    </message>
    <message>
        <source>Checks: %1</source>
        <translation>Prüffragen: %1</translation>
    </message>
    <message>
        <source>print the courses that are in the library</source>
        <translation>die Kurse in der Bibliothek ausgeben</translation>
    </message>
</context>
<context>
    <name>MarkdownFolder</name>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
</context>
<context>
    <name>NamedCourse</name>
    <message>
        <source>There is no course “%1”. “carrel-cli list” shows those that are here.</source>
        <translation>Es gibt keinen Kurs „%1“. „carrel-cli list“ zeigt, welche da sind.</translation>
    </message>
    <message>
        <source>Several courses are called “%1”; name one by its id.</source>
        <translation>Mehrere Kurse heißen „%1“; einen mit seiner Kennung nennen.</translation>
    </message>
</context>
<context>
    <name>NewCommand</name>
    <message>
        <source>make a small course in Markdown to start writing from</source>
        <translation>einen kleinen Kurs in Markdown anlegen, um von dort aus zu schreiben</translation>
    </message>
    <message>
        <source>A course to start from lies in %1. “carrel-cli validate” checks it, “carrel-cli import” takes it in.</source>
        <translation>Ein Kurs zum Anfangen liegt in %1. „carrel-cli validate“ prüft ihn, „carrel-cli import“ nimmt ihn auf.</translation>
    </message>
</context>
<context>
    <name>NoteWords</name>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>The lesson was changed and no longer has these words.</source>
        <translation>Die Lektion wurde geändert und enthält diese Wörter nicht mehr.</translation>
    </message>
    <message>
        <source>The lesson is not in the library.</source>
        <translation>Die Lektion ist nicht in der Bibliothek.</translation>
    </message>
    <message>
        <source>No longer found in the text</source>
        <translation>Nicht mehr im Text zu finden</translation>
    </message>
    <message>
        <source>Highlight, yellow</source>
        <translation>Markierung, gelb</translation>
    </message>
    <message>
        <source>Highlight, green</source>
        <translation>Markierung, grün</translation>
    </message>
    <message>
        <source>Highlight, blue</source>
        <translation>Markierung, blau</translation>
    </message>
    <message>
        <source>Highlight, pink</source>
        <translation>Markierung, rosa</translation>
    </message>
</context>
<context>
    <name>NotesCommand</name>
    <message>
        <source>Notes cannot be written as “%1”. There are: %2.</source>
        <translation>Als „%1“ lassen sich Notizen nicht schreiben. Es gibt: %2.</translation>
    </message>
    <message>
        <source>Nothing is noted.</source>
        <translation>Es ist nichts notiert.</translation>
    </message>
    <message>
        <source>print the highlights, notes and bookmarks of the learner</source>
        <translation>Markierungen, Notizen und Lesezeichen des Lernenden ausgeben</translation>
    </message>
</context>
<context>
    <name>NotesWriter</name>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>kind of a note, the day it was made</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>OpenLibrary</name>
    <message>
        <source>A place where courses lie does not answer; this is what was known before.</source>
        <translation>Ein Ort, an dem Kurse liegen, antwortet nicht; dies ist, was vorher bekannt war.</translation>
    </message>
</context>
<context>
    <name>OpenRecord</name>
    <message>
        <source>The study folder does not answer; this is what was known before.</source>
        <translation>Der Lernordner antwortet nicht; dies ist, was zuvor bekannt war.</translation>
    </message>
    <message>
        <source>The backups that Carrel makes may have the rest: “carrel-cli backup” lists them, “carrel-cli backup restore” adds what is missing.</source>
        <translation>Den Rest haben vielleicht die Sicherungen, die Carrel anlegt: „carrel-cli backup“ nennt sie, „carrel-cli backup restore“ fügt hinzu, was fehlt.</translation>
    </message>
</context>
<context>
    <name>OptimizeCommand</name>
    <message>
        <source>Nothing was changed. It can be put to use in the preferences of Carrel, under Review.</source>
        <translation>Nichts wurde geändert. In den Einstellungen von Carrel kann der Plan unter „Wiederholung“ verwendet werden.</translation>
    </message>
    <message>
        <source>say what a schedule fitted to the learner would change</source>
        <translation>sagen, was ein persönlich angepasster Plan ändern würde</translation>
    </message>
</context>
<context>
    <name>OwnStore</name>
    <message>
        <source>There is no import that could be undone.</source>
        <translation>Es gibt keinen Import, der rückgängig gemacht werden könnte.</translation>
    </message>
    <message>
        <source>The course “%1” was changed after the import; it is left as it is now.</source>
        <translation>Der Kurs „%1“ wurde nach dem Import geändert; er bleibt, wie er jetzt ist.</translation>
    </message>
</context>
<context>
    <name>PackageArchive</name>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>A file of the course cannot be read: %1</source>
        <translation>Eine Datei des Kurses kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>There is no place for temporary files.</source>
        <translation>Es gibt keinen Ort für vorübergehende Dateien.</translation>
    </message>
</context>
<context>
    <name>PackageContent</name>
    <message>
        <source>A file of the course cannot be read.</source>
        <translation>Eine Datei des Kurses kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Parts of this course need a newer version of Carrel.</source>
        <translation>Teile dieses Kurses brauchen eine neuere Version von Carrel.</translation>
    </message>
    <message>
        <source>The list of its lessons (course.json) cannot be read.</source>
        <translation>Die Liste seiner Lektionen (course.json) kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s) are missing (%1). Import the course again.</source>
        <translation>
            <numerusform>%n Lektion fehlt (%1). Den Kurs noch einmal hinzufügen.</numerusform>
            <numerusform>%n Lektionen fehlen (%1). Den Kurs noch einmal hinzufügen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s) are damaged and cannot be read (%1). Import the course again.</source>
        <translation>
            <numerusform>%n Lektion ist beschädigt und kann nicht gelesen werden (%1). Den Kurs noch einmal hinzufügen.</numerusform>
            <numerusform>%n Lektionen sind beschädigt und können nicht gelesen werden (%1). Den Kurs noch einmal hinzufügen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s) are not as the course lists them (%1); they may be damaged.</source>
        <translation>
            <numerusform>%n Lektion ist nicht so, wie der Kurs sie aufführt (%1); sie ist vielleicht beschädigt.</numerusform>
            <numerusform>%n Lektionen sind nicht so, wie der Kurs sie aufführt (%1); sie sind vielleicht beschädigt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PackageWriter</name>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>The course names a file outside of its own folder; it was not taken.</source>
        <translation>Der Kurs nennt eine Datei außerhalb seines Ordners; sie wurde nicht genommen.</translation>
    </message>
    <message>
        <source>The course cannot be saved: a lesson that is in the library cannot be copied.</source>
        <translation>Der Kurs kann nicht gespeichert werden: Eine Lektion aus der Bibliothek kann nicht kopiert werden.</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Tip</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Important</source>
        <translation>Wichtig</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Caution</source>
        <translation>Vorsicht</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Video</translation>
    </message>
    <message>
        <source>Demonstration</source>
        <translation>Vorführung</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Picture not here</source>
        <translation>Bild nicht hier</translation>
    </message>
    <message>
        <source>Where it came from</source>
        <translation>Woher es stammt</translation>
    </message>
    <message>
        <source>The lesson does not bring this check.</source>
        <translation>Die Lektion bringt diese Prüffrage nicht mit.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüffrage</translation>
    </message>
    <message>
        <source>Check %1 of %2</source>
        <translation>Prüffrage %1 von %2</translation>
    </message>
    <message>
        <source>Simulation: %1</source>
        <translation>Simulation: %1</translation>
    </message>
    <message>
        <source>This version of Carrel does not have it yet.</source>
        <translation>Diese Version von Carrel hat sie noch nicht.</translation>
    </message>
    <message>
        <source>Not shown: %1</source>
        <translation>Nicht gezeigt: %1</translation>
    </message>
    <message>
        <source>This part needs a newer version of Carrel.</source>
        <translation>Dieser Teil braucht eine neuere Version von Carrel.</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>Terminal</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Copy this code</source>
        <translation>Diesen Code kopieren</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Picture not here: %1</source>
        <translation>Bild nicht hier: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>lesson %1 of %2</source>
        <translation>Lektion %1 von %2</translation>
    </message>
    <message>
        <source>Not in your library</source>
        <translation>Nicht in der Bibliothek</translation>
    </message>
    <message>
        <source>Lessons beside this one</source>
        <translation>Lektionen neben dieser</translation>
    </message>
    <message>
        <source>Previous lesson</source>
        <translation>Vorige Lektion</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>To cite</source>
        <translation>Zitieren</translation>
    </message>
    <message>
        <source>Copy how to cite this lesson</source>
        <translation>Zitierangabe dieser Lektion kopieren</translation>
    </message>
    <message>
        <source>Written by</source>
        <translation>Geschrieben von</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Durchsicht</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Attribution</source>
        <translation>Namensnennung</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Lernpfad</translation>
    </message>
    <message>
        <source>Original page</source>
        <translation>Ursprüngliche Seite</translation>
    </message>
    <message>
        <source>The formula is too long.</source>
        <translation>Die Formel ist zu lang.</translation>
    </message>
    <message>
        <source>This formula could not be read: %1</source>
        <translation>Diese Formel konnte nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>Picture %1</source>
        <translation>Bild %1</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>%n Lektion</numerusform>
            <numerusform>%n Lektionen</numerusform>
        </translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Module %1</source>
        <translation>Modul %1</translation>
    </message>
    <message>
        <source>Sources and licence</source>
        <translation>Quellen und Lizenz</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Kurs</translation>
    </message>
    <message>
        <source>None was given; ask its author.</source>
        <translation>Keine angegeben; bei der Autorenschaft nachfragen.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>Fassung</translation>
    </message>
    <message>
        <source>Not in this document</source>
        <translation>Nicht in diesem Dokument</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Schriften</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Hergestellt mit</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Several can be right.</source>
        <translation>Mehrere können richtig sein.</translation>
    </message>
    <message>
        <source>%1, right</source>
        <translation>%1, richtig</translation>
    </message>
    <message>
        <source>%1, wrong</source>
        <translation>%1, falsch</translation>
    </message>
    <message>
        <source>Answers on page %1</source>
        <translation>Antworten auf Seite %1</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Prüffragen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Picture, large</source>
        <translation>Bild, groß</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Fit into the window</source>
        <translation>In das Fenster einpassen</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Description of the picture</source>
        <translation>Beschreibung des Bildes</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close the picture</source>
        <translation>Bild schließen</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>a key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Arrow keys move the picture, + and − change its size, 0 fits it into the window</source>
        <translation>Pfeiltasten verschieben das Bild, + und − ändern seine Größe, 0 passt es in das Fenster ein</translation>
    </message>
    <message>
        <source>Words about the picture</source>
        <translation>Worte zum Bild</translation>
    </message>
    <message>
        <source>The course names a file that it does not bring: %1</source>
        <translation>Der Kurs nennt eine Datei, die er nicht mitbringt: %1</translation>
    </message>
    <message>
        <source>The course does not bring it.</source>
        <translation>Der Kurs bringt es nicht mit.</translation>
    </message>
    <message>
        <source>The course does not bring it, only its address.</source>
        <translation>Der Kurs bringt es nicht mit, nur seine Adresse.</translation>
    </message>
    <message>
        <source>Enlarge the picture</source>
        <translation>Bild vergrößern</translation>
    </message>
    <message>
        <source>Enlarge the picture: %1</source>
        <translation>Bild vergrößern: %1</translation>
    </message>
    <message>
        <source>Enlarge</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Table: %1</source>
        <translation>Tabelle: %1</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>Als CSV kopieren</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Als Markdown kopieren</translation>
    </message>
</context>
<context>
    <name>PlaceWatch</name>
    <message>
        <source>“%1” does not answer. Connect its disk or its server, then try again.</source>
        <translation>„%1“ antwortet nicht. Den Datenträger oder den Server verbinden, dann noch einmal versuchen.</translation>
    </message>
</context>
<context>
    <name>RebuildCommand</name>
    <message>
        <source>Courses in the index: %1</source>
        <translation>Kurse im Verzeichnis: %1</translation>
    </message>
    <message>
        <source>make the indexes again from the files</source>
        <translation>die Verzeichnisse aus den Dateien neu aufbauen</translation>
    </message>
</context>
<context>
    <name>RecordCommand</name>
    <message>
        <source>A study record is written as %1; say which by the ending or with --format.</source>
        <translation>Eine Lernaufzeichnung wird als %1 geschrieben; die Endung oder --format sagt, als was.</translation>
    </message>
    <message>
        <source>“%1” is there already; nothing was written.</source>
        <translation>„%1“ gibt es schon; nichts wurde geschrieben.</translation>
    </message>
    <message numerus="yes">
        <source>%n entries were written.</source>
        <translation>
            <numerusform>%n Eintrag wurde geschrieben.</numerusform>
            <numerusform>%n Einträge wurden geschrieben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries are in the file.</source>
        <translation>
            <numerusform>%n Eintrag ist in der Datei.</numerusform>
            <numerusform>%n Einträge sind in der Datei.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are new. Nothing was changed.</source>
        <translation>
            <numerusform>%n davon ist neu. Nichts wurde geändert.</numerusform>
            <numerusform>%n davon sind neu. Nichts wurde geändert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are new and were added.</source>
        <translation>
            <numerusform>%n davon ist neu und wurde hinzugefügt.</numerusform>
            <numerusform>%n davon sind neu und wurden hinzugefügt.</numerusform>
        </translation>
    </message>
    <message>
        <source>What erasing cannot reach, and you have to delete yourself:</source>
        <translation>Was das Löschen nicht erreicht und selbst zu löschen ist:</translation>
    </message>
    <message>
        <source>files you have exported, and backups of the system</source>
        <translation>ausgegebene Dateien und Sicherungen des Systems</translation>
    </message>
    <message>
        <source>the index and the backups of other computers that use %1: they go when Carrel starts there next</source>
        <translation>der Index und die Sicherungen anderer Computer, die %1 benutzen: Sie verschwinden, wenn Carrel dort das nächste Mal startet</translation>
    </message>
    <message>
        <source>old versions that a sync program or the file system keeps</source>
        <translation>alte Fassungen, die ein Abgleichprogramm oder das Dateisystem aufhebt</translation>
    </message>
    <message>
        <source>copies of the study folder on sticks and disks that are not connected</source>
        <translation>Kopien des Lernordners auf Sticks und Datenträgern, die nicht angeschlossen sind</translation>
    </message>
    <message>
        <source>There is no study record.</source>
        <translation>Es gibt keine Lernaufzeichnung.</translation>
    </message>
    <message>
        <source>“%1” is not the id of the learner whose record is open; nothing was erased.</source>
        <translation>„%1“ ist nicht die Kennung des Lernprofils, das hier benutzt wird; nichts wurde gelöscht.</translation>
    </message>
    <message>
        <source>This would be erased for good:</source>
        <translation>Dies würde endgültig gelöscht:</translation>
    </message>
    <message>
        <source>This was erased:</source>
        <translation>Dies wurde gelöscht:</translation>
    </message>
    <message>
        <source>To do it: carrel-cli record erase %1</source>
        <translation>Um es zu tun: carrel-cli record erase %1</translation>
    </message>
    <message>
        <source>“record” knows export FILE, import FILE and erase.</source>
        <translation>„record“ kennt export DATEI, import DATEI und erase.</translation>
    </message>
    <message>
        <source>write the whole study record to a file, take one in, or erase it</source>
        <translation>die ganze Lernaufzeichnung in eine Datei schreiben, eine einlesen oder sie löschen</translation>
    </message>
    <message>
        <source>Entry %1 of session %2 is in the study record with other content. What the file says was not taken; the entry that is here stays.</source>
        <translation>Eintrag %1 der Sitzung %2 steht mit anderem Inhalt in der Lernaufzeichnung. Was die Datei sagt, wurde nicht übernommen; der Eintrag hier bleibt.</translation>
    </message>
    <message>
        <source>An exported file can be read, but it cannot be taken in again as this study record.</source>
        <translation>Eine ausgegebene Datei lässt sich lesen, aber nicht wieder als diese Lernaufzeichnung aufnehmen.</translation>
    </message>
</context>
<context>
    <name>RecordReader</name>
    <message>
        <source>An unfinished copy made by a sync program was left out.</source>
        <translation>Eine unfertige Kopie eines Abgleichprogramms wurde weggelassen.</translation>
    </message>
    <message>
        <source>A part of the study record cannot be read.</source>
        <translation>Ein Teil der Lernaufzeichnung kann nicht gelesen werden.</translation>
    </message>
</context>
<context>
    <name>RecordReading</name>
    <message>
        <source>This is no entry of a study record; it was left out.</source>
        <translation>Das ist kein Eintrag einer Lernaufzeichnung; er wurde weggelassen.</translation>
    </message>
    <message>
        <source>There is no study record in this file. Carrel reads what it has written as jsonl or csv.</source>
        <translation>In dieser Datei ist keine Lernaufzeichnung. Carrel liest, was es als jsonl oder csv geschrieben hat.</translation>
    </message>
    <message>
        <source>A study record as HTML is for reading and cannot be taken in. Export it as jsonl and take that in.</source>
        <translation>Eine Lernaufzeichnung als HTML ist zum Lesen da und lässt sich nicht einlesen; als jsonl exportiert lässt sie sich einlesen.</translation>
    </message>
</context>
<context>
    <name>RecordWriter</name>
    <message>
        <source>answered wrong</source>
        <translation>falsch beantwortet</translation>
    </message>
    <message>
        <source>answered right, by a guess or with help</source>
        <translation>richtig beantwortet, geraten oder mit Hilfe</translation>
    </message>
    <message>
        <source>answered right</source>
        <translation>richtig beantwortet</translation>
    </message>
    <message>
        <source>Study record</source>
        <translation>Lernaufzeichnung</translation>
    </message>
    <message>
        <source>Study record of %1</source>
        <translation>Lernaufzeichnung von %1</translation>
    </message>
    <message numerus="yes">
        <source>%n entries.</source>
        <translation>
            <numerusform>%n Eintrag.</numerusform>
            <numerusform>%n Einträge.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RegularFile</name>
    <message>
        <source>This is a pipe or a device and not a file.</source>
        <translation>Dies ist eine Pipe oder ein Gerät und keine Datei.</translation>
    </message>
</context>
<context>
    <name>RemoveCommand</name>
    <message>
        <source>The course “%1” was deleted; what was learnt with it is kept.</source>
        <translation>Der Kurs „%1“ wurde gelöscht; was mit ihm gelernt wurde, bleibt erhalten.</translation>
    </message>
    <message>
        <source>delete a course, also a damaged one, from the library</source>
        <translation>einen Kurs, auch einen beschädigten, aus der Bibliothek löschen</translation>
    </message>
</context>
<context>
    <name>Schema</name>
    <message>
        <source>A part of Carrel is missing. Install it again.</source>
        <translation>Ein Teil von Carrel fehlt. Carrel neu installieren.</translation>
    </message>
    <message>
        <source>An index was made by a newer Carrel and has to be built again.</source>
        <translation>Ein Verzeichnis stammt von einem neueren Carrel und muss neu aufgebaut werden.</translation>
    </message>
    <message>
        <source>An index cannot be replaced. Close other windows of Carrel and try again.</source>
        <translation>Ein Verzeichnis kann nicht ersetzt werden. Andere Fenster von Carrel schließen und noch einmal versuchen.</translation>
    </message>
</context>
<context>
    <name>SearchFill</name>
    <message>
        <source>Making the lessons searchable…</source>
        <translation>Die Lektionen werden durchsuchbar gemacht …</translation>
    </message>
</context>
<context>
    <name>Segment</name>
    <message>
        <source>One entry of the study record is damaged and was left out.</source>
        <translation>Ein Eintrag der Lernaufzeichnung ist beschädigt und wurde weggelassen.</translation>
    </message>
    <message>
        <source>The last entry of the study record was not written to its end.</source>
        <translation>Der letzte Eintrag der Lernaufzeichnung wurde nicht zu Ende geschrieben.</translation>
    </message>
    <message>
        <source>A part of the study record is not as it was written; its undamaged entries are used.</source>
        <translation>Ein Teil der Lernaufzeichnung ist nicht so, wie er geschrieben wurde; seine unbeschädigten Einträge werden benutzt.</translation>
    </message>
    <message>
        <source>A part of the study record cannot be read.</source>
        <translation>Ein Teil der Lernaufzeichnung kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>A part of the study record is too large to be one.</source>
        <translation>Ein Teil der Lernaufzeichnung ist zu groß, um einer zu sein.</translation>
    </message>
    <message>
        <source>A file in the study folder is not a part of a study record.</source>
        <translation>Eine Datei im Lernordner ist kein Teil einer Lernaufzeichnung.</translation>
    </message>
    <message>
        <source>Another program has changed the line ends of a part of the study record; all its undamaged entries are used.</source>
        <translation>Ein anderes Programm hat die Zeilenenden eines Teils der Lernaufzeichnung geändert; alle unbeschädigten Einträge davon werden benutzt.</translation>
    </message>
    <message>
        <source>The first line of a part of the study record is damaged; its undamaged entries are used.</source>
        <translation>Die erste Zeile eines Teils der Lernaufzeichnung ist beschädigt; seine unbeschädigten Einträge werden benutzt.</translation>
    </message>
    <message>
        <source>An unfinished copy made by a sync program was left out.</source>
        <translation>Eine unfertige Kopie eines Abgleichprogramms wurde weggelassen.</translation>
    </message>
    <message>
        <source>A pack of the study record is damaged as a whole.</source>
        <translation>Ein Paket der Lernaufzeichnung ist als Ganzes beschädigt.</translation>
    </message>
    <message>
        <source>A pack of the study record is not as it was written; its undamaged entries are used.</source>
        <translation>Ein Paket der Lernaufzeichnung ist nicht so, wie es geschrieben wurde; seine unbeschädigten Einträge werden benutzt.</translation>
    </message>
</context>
<context>
    <name>ShowCommand</name>
    <message>
        <source>print a lesson, or the list of a course&apos;s lessons</source>
        <translation>eine Lektion oder die Liste der Lektionen eines Kurses ausgeben</translation>
    </message>
    <message>
        <source>The course “%1” is damaged and was put aside: %2</source>
        <translation>Der Kurs „%1“ ist beschädigt und wurde beiseitegelegt: %2</translation>
    </message>
    <message>
        <source>Ask for the page with --html or for values with --json, not for both.</source>
        <translation>Entweder die Seite mit --html oder Werte mit --json verlangen, nicht beides.</translation>
    </message>
    <message>
        <source>Say which lesson to cite: carrel-cli show --cite FORM COURSE LESSON</source>
        <translation>Die Lektion nennen, die zitiert werden soll: carrel-cli show --cite FORM KURS LEKTION</translation>
    </message>
</context>
<context>
    <name>SimulateCommand</name>
    <message>
        <source>“%1” is none of these: %2.</source>
        <translation>„%1“ ist keines von diesen: %2.</translation>
    </message>
    <message>
        <source>“%1” takes a number from %2 to %3.</source>
        <translation>„%1“ nimmt eine Zahl von %2 bis %3.</translation>
    </message>
    <message>
        <source>new</source>
        <comment>checks met for the first time</comment>
        <translation>neu</translation>
    </message>
    <message>
        <source>reviews</source>
        <translation>Wdhlg.</translation>
    </message>
    <message>
        <source>right</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>known</source>
        <translation>gewusst</translation>
    </message>
    <message>
        <source>minutes/day</source>
        <translation>Minuten/Tag</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>A simulation cannot be written as “%1”, only as csv.</source>
        <translation>Eine Simulation kann nicht als „%1“ geschrieben werden, nur als csv.</translation>
    </message>
    <message>
        <source>print the days of a made-up learner, by the schedule as it is</source>
        <translation>die Tage eines erdachten Lernenden nach dem Zeitplan ausgeben</translation>
    </message>
    <message>
        <source>from</source>
        <comment>a day</comment>
        <translation>ab</translation>
    </message>
    <message>
        <source>days</source>
        <translation>Tage</translation>
    </message>
</context>
<context>
    <name>SqlError</name>
    <message>
        <source>Another program is using an index of Carrel. Close it and try again.</source>
        <translation>Ein anderes Programm benutzt ein Verzeichnis von Carrel. Es schließen und noch einmal versuchen.</translation>
    </message>
    <message>
        <source>An index of Carrel cannot be written to.</source>
        <translation>In ein Verzeichnis von Carrel kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>An index of Carrel cannot be opened.</source>
        <translation>Ein Verzeichnis von Carrel kann nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>An index of Carrel is damaged and has to be built again.</source>
        <translation>Ein Verzeichnis von Carrel ist beschädigt und muss neu aufgebaut werden.</translation>
    </message>
    <message>
        <source>The disk is full: “%1” cannot be written. Make room there and try again.</source>
        <translation>Der Datenträger ist voll: „%1“ kann nicht geschrieben werden. Dort Platz schaffen und noch einmal versuchen.</translation>
    </message>
    <message>
        <source>“%1” cannot be written. Check that its disk has room, then try again.</source>
        <translation>„%1“ kann nicht geschrieben werden. Prüfen, ob auf dem Datenträger Platz ist, und noch einmal versuchen.</translation>
    </message>
    <message>
        <source>“%1” cannot be read. Check its disk, then try again.</source>
        <translation>„%1“ kann nicht gelesen werden. Den Datenträger prüfen und noch einmal versuchen.</translation>
    </message>
    <message>
        <source>An index of Carrel did not answer a question: “%1” (%2).</source>
        <translation>Ein Verzeichnis von Carrel hat auf eine Frage nicht geantwortet: „%1“ (%2).</translation>
    </message>
</context>
<context>
    <name>Stagings</name>
    <message>
        <source>Courses cannot be saved: the folder for them cannot be written to. Check its permissions and the space on its disk.</source>
        <translation>Kurse können nicht gespeichert werden: In ihren Ordner kann nicht geschrieben werden. Die Zugriffsrechte und den Platz auf dem Datenträger prüfen.</translation>
    </message>
</context>
<context>
    <name>StarterCourse</name>
    <message>
        <source>Your name</source>
        <translation>Eigener Name</translation>
    </message>
    <message>
        <source>What a reader will know afterwards.</source>
        <translation>Was man nach dem Lesen weiß.</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>The study folder cannot be written to. Check that the disk is not full and that you may write there.</source>
        <translation>In den Lernordner kann nicht geschrieben werden. Prüfen, ob der Datenträger voll ist und ob dort geschrieben werden darf.</translation>
    </message>
    <message>
        <source>The study folder cannot be read. Check that it is connected.</source>
        <translation>Der Lernordner kann nicht gelesen werden. Prüfen, ob er verbunden ist.</translation>
    </message>
    <message>
        <source>The study record cannot be packed on this system.</source>
        <translation>Die Lernaufzeichnung kann auf diesem System nicht gepackt werden.</translation>
    </message>
</context>
<context>
    <name>StoreLock</name>
    <message>
        <source>Another window of Carrel is saving courses just now. Try again when it is done.</source>
        <translation>Ein anderes Fenster von Carrel speichert gerade Kurse. Noch einmal versuchen, wenn es fertig ist.</translation>
    </message>
    <message>
        <source>Courses cannot be saved: the folder for them cannot be written to. Check its permissions and the space on its disk.</source>
        <translation>Kurse können nicht gespeichert werden: In ihren Ordner kann nicht geschrieben werden. Die Zugriffsrechte und den Platz auf dem Datenträger prüfen.</translation>
    </message>
</context>
<context>
    <name>StoreRefresh</name>
    <message>
        <source>The place where this course lies cannot be reached: %1. Connect it and it is back.</source>
        <translation>Der Ort, an dem dieser Kurs liegt, ist nicht erreichbar: %1. Ist er wieder verbunden, ist auch der Kurs wieder da.</translation>
    </message>
    <message>
        <source>The place where this course lies does not answer: %1. The course is back when it does.</source>
        <translation>Der Ort, an dem dieser Kurs liegt, antwortet nicht: %1. Antwortet er wieder, ist auch der Kurs wieder da.</translation>
    </message>
</context>
<context>
    <name>StoredCourse</name>
    <message>
        <source>The course is not in the library.</source>
        <translation>Der Kurs ist nicht in der Bibliothek.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>The lesson “%1” cannot be read, so that the course would not be whole: %2</source>
        <translation>Die Lektion „%1“ lässt sich nicht lesen, sodass der Kurs nicht vollständig wäre: %2</translation>
    </message>
</context>
<context>
    <name>StudyRecord</name>
    <message>
        <source>The study folder cannot be read. Check that it is connected and that you may read it.</source>
        <translation>Der Lernordner kann nicht gelesen werden. Prüfen, ob er verbunden ist und gelesen werden darf.</translation>
    </message>
    <message>
        <source>The study folder is not there. Check that its drive is connected.</source>
        <translation>Der Lernordner ist nicht da. Prüfen, ob sein Laufwerk verbunden ist.</translation>
    </message>
    <message>
        <source>Some files of the study record could not be removed. Carrel tries again when it starts next.</source>
        <translation>Einige Dateien der Lernaufzeichnung konnten nicht entfernt werden. Carrel versucht es beim nächsten Start noch einmal.</translation>
    </message>
    <message>
        <source>This study record was erased; nothing is put back.</source>
        <translation>Diese Lernaufzeichnung wurde gelöscht; nichts wird zurückgeholt.</translation>
    </message>
</context>
<context>
    <name>UndoStack</name>
    <message>
        <source>Undo the answer</source>
        <translation>Antwort rückgängig machen</translation>
    </message>
    <message>
        <source>Undo marking as read</source>
        <translation>„Gelesen“ rückgängig machen</translation>
    </message>
    <message>
        <source>Undo marking as unread</source>
        <translation>„Nicht gelesen“ rückgängig machen</translation>
    </message>
    <message>
        <source>Undo bringing back</source>
        <translation>Wiedervorlage rückgängig machen</translation>
    </message>
    <message>
        <source>Undo not bringing back</source>
        <translation>Ende der Wiedervorlage rückgängig machen</translation>
    </message>
    <message>
        <source>Undo the change of a setting</source>
        <translation>Änderung einer Einstellung rückgängig machen</translation>
    </message>
    <message>
        <source>Undo joining two records</source>
        <translation>Verbinden zweier Aufzeichnungen rückgängig machen</translation>
    </message>
    <message>
        <source>Undo the highlight</source>
        <translation>Markierung zurücknehmen</translation>
    </message>
    <message>
        <source>Undo the note</source>
        <translation>Notiz zurücknehmen</translation>
    </message>
    <message>
        <source>Undo the bookmark</source>
        <translation>Lesezeichen zurücknehmen</translation>
    </message>
    <message>
        <source>Undo the change of a note</source>
        <translation>Änderung einer Notiz zurücknehmen</translation>
    </message>
    <message>
        <source>Undo the change of a colour</source>
        <translation>Änderung einer Farbe zurücknehmen</translation>
    </message>
    <message>
        <source>Undo deleting</source>
        <translation>Löschen zurücknehmen</translation>
    </message>
    <message>
        <source>Undo bringing back what was deleted</source>
        <translation>Wiederholen des Gelöschten zurücknehmen</translation>
    </message>
    <message>
        <source>Redo the highlight</source>
        <translation>Markierung wiederherstellen</translation>
    </message>
    <message>
        <source>Redo the note</source>
        <translation>Notiz wiederherstellen</translation>
    </message>
    <message>
        <source>Redo the bookmark</source>
        <translation>Lesezeichen wiederherstellen</translation>
    </message>
    <message>
        <source>Redo marking as read</source>
        <translation>„Gelesen“ wiederherstellen</translation>
    </message>
    <message>
        <source>Redo marking as unread</source>
        <translation>„Nicht gelesen“ wiederherstellen</translation>
    </message>
    <message>
        <source>Redo bringing back</source>
        <translation>Wiedervorlage wiederherstellen</translation>
    </message>
    <message>
        <source>Redo not bringing back</source>
        <translation>Ende der Wiedervorlage wiederherstellen</translation>
    </message>
    <message>
        <source>Undo the plan to catch up</source>
        <translation>Plan zum Aufholen zurücknehmen</translation>
    </message>
    <message>
        <source>Redo the plan to catch up</source>
        <translation>Plan zum Aufholen wiederherstellen</translation>
    </message>
    <message>
        <source>Redo the change of a setting</source>
        <translation>Änderung einer Einstellung wiederherstellen</translation>
    </message>
    <message>
        <source>Redo deleting</source>
        <translation>Löschen wiederherstellen</translation>
    </message>
    <message>
        <source>Redo bringing back what was deleted</source>
        <translation>Zurückholen des Gelöschten wiederherstellen</translation>
    </message>
    <message>
        <source>Redo the answer</source>
        <translation>Antwort wiederherstellen</translation>
    </message>
    <message>
        <source>Redo joining two records</source>
        <translation>Verbinden zweier Aufzeichnungen wiederherstellen</translation>
    </message>
    <message>
        <source>Redo the change of a note</source>
        <translation>Änderung einer Notiz wiederherstellen</translation>
    </message>
    <message>
        <source>Redo the change of a colour</source>
        <translation>Änderung einer Farbe wiederherstellen</translation>
    </message>
    <message>
        <source>Undo retiring</source>
        <translation>Ruhestand der Prüffrage zurücknehmen</translation>
    </message>
    <message>
        <source>Redo retiring</source>
        <translation>Ruhestand der Prüffrage wiederherstellen</translation>
    </message>
    <message>
        <source>Undo resting the check</source>
        <translation>Pause der Prüffrage zurücknehmen</translation>
    </message>
    <message>
        <source>Redo resting the check</source>
        <translation>Pause der Prüffrage wiederherstellen</translation>
    </message>
</context>
<context>
    <name>ValidateCommand</name>
    <message>
        <source>Errors: %1</source>
        <translation>Fehler: %1</translation>
    </message>
    <message>
        <source>Warnings: %1</source>
        <translation>Warnungen: %1</translation>
    </message>
    <message>
        <source>say what is wrong in courses, a line each, without taking them in</source>
        <translation>sagen, was an Kursen falsch ist, eine Zeile je Punkt, ohne sie aufzunehmen</translation>
    </message>
</context>
</TS>
