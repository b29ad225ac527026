<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en_US">
<context>
    <name>Carrel::ActionButton</name>
    <message>
        <source>Key: %1</source>
        <translation>Taste: %1</translation>
    </message>
</context>
<context>
    <name>Carrel::Arguments</name>
    <message>
        <source>Usage: carrel [FILES] [OPTIONS]
Opens courses and lessons for study, offline.

  FILES          course files or folders to add and open
  --data-dir D   keep courses, answers and settings in the folder D
  --safe-mode    draw without the graphics card
  -h, --help     show this text
  -v, --version  show the version
</source>
        <translation>Aufruf: carrel [DATEIEN] [OPTIONEN]
Öffnet Kurse und Lektionen zum Lernen ohne Netz.

  DATEIEN        Kursdateien oder Ordner, die hinzugefügt und geöffnet werden
  --data-dir D   Kurse, Antworten und Einstellungen im Ordner D halten
  --safe-mode    ohne die Grafikkarte zeichnen
  -h, --help     diesen Text zeigen
  -v, --version  die Version zeigen
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
        <source>The lesson “%1” is here twice with other content; the newest, from %2, was taken.</source>
        <translation>Die Lektion „%1“ ist zweimal mit verschiedenem Inhalt da; die neueste, vom %2, wurde genommen.</translation>
    </message>
    <message>
        <source>Remove the file that is out of date.</source>
        <translation>Die veraltete Datei entfernen.</translation>
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
        <source>Archives are not opened by this version.</source>
        <translation>Archive öffnet diese Version nicht.</translation>
    </message>
    <message>
        <source>Unpack the archive and open the folder.</source>
        <translation>Das Archiv entpacken und den Ordner öffnen.</translation>
    </message>
    <message>
        <source>This is neither a lesson nor a course.</source>
        <translation>Dies ist weder eine Lektion noch ein Kurs.</translation>
    </message>
    <message>
        <source>Open a lesson in JSON or Markdown, or the folder of a course.</source>
        <translation>Eine Lektion in JSON oder Markdown oder den Ordner eines Kurses öffnen.</translation>
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
</context>
<context>
    <name>Carrel::CourseUnion</name>
    <message>
        <source>“%1” names no address of its course; it was added to the course of the same short name, authors and licence that is already here.</source>
        <translation>„%1“ nennt keine Adresse seines Kurses; es wurde dem Kurs mit gleichem Kurznamen, gleichen Verfassern und gleicher Lizenz hinzugefügt, der schon da ist.</translation>
    </message>
    <message>
        <source>If it is another course, give it an address or a manifest.</source>
        <translation>Ist es ein anderer Kurs, ihm eine Adresse oder ein Manifest geben.</translation>
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
    <name>Carrel::HelpSheets</name>
    <message>
        <source>1 to 9</source>
        <translation>1 bis 9</translation>
    </message>
    <message>
        <source>choose an option; choose or leave it where several are right</source>
        <translation>eine Antwort wählen; wo mehrere richtig sind, wählen oder abwählen</translation>
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
        <source>G</source>
        <translation>G</translation>
    </message>
    <message>
        <source>answer as a guess</source>
        <translation>als geraten antworten</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>go to the passage the check speaks of</source>
        <translation>zur Stelle im Text gehen, um die es geht</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>close a drawer; leave a review</source>
        <translation>eine Seitenleiste schließen; eine Wiederholung verlassen</translation>
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
</context>
<context>
    <name>Carrel::ImportMessages</name>
    <message>
        <source>Adding %1…</source>
        <translation>%1 wird hinzugefügt …</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>%1 Some of it needs a look.</source>
        <translation>%1 Einiges davon verdient einen Blick.</translation>
    </message>
    <message>
        <source>&amp;Open the first</source>
        <translation>Den ersten &amp;öffnen</translation>
    </message>
    <message>
        <source>Show the &amp;report</source>
        <translation>&amp;Bericht zeigen</translation>
    </message>
</context>
<context>
    <name>Carrel::ImportWords</name>
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
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
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
        <source>Name of the learner, seen on this computer only:</source>
        <translation>Name des Lernprofils, nur auf diesem Computer zu sehen:</translation>
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
        <source>How to cite this lesson is on the clipboard.</source>
        <translation>Die Zitierangabe dieser Lektion ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The selected text is on the clipboard.</source>
        <translation>Der ausgewählte Text ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The page of this lesson stopped again and again. Open another lesson, or start Carrel with --safe-mode.</source>
        <translation>Die Seite dieser Lektion ist immer wieder abgebrochen. Eine andere Lektion öffnen oder Carrel mit --safe-mode starten.</translation>
    </message>
    <message>
        <source>The page stopped and was opened again at the same place.</source>
        <translation>Die Seite ist abgebrochen und wurde an derselben Stelle wieder geöffnet.</translation>
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
        <source>This is the first lesson of the course that is here.</source>
        <translation>Dies ist die erste Lektion des Kurses, die hier ist.</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <comment>what was taken back</comment>
        <translation>Erledigt: %1</translation>
    </message>
    <message>
        <source>“%1” is not in the library. Add its file with File, Open.</source>
        <translation>„%1“ ist nicht in der Bibliothek. Die Datei über „Datei“, „Kurs oder Lektion öffnen“ hinzufügen.</translation>
    </message>
    <message>
        <source>This is the passage of the check you are reviewing.</source>
        <translation>Dies ist die Stelle zur Prüffrage, die gerade wiederholt wird.</translation>
    </message>
    <message>
        <source>&amp;Back to the review</source>
        <translation>&amp;Zurück zur Wiederholung</translation>
    </message>
    <message>
        <source>This is the last lesson of the course that is here.</source>
        <translation>Dies ist die letzte Lektion des Kurses, die hier ist.</translation>
    </message>
    <message>
        <source>Open a course or lesson</source>
        <translation>Kurs oder Lektion öffnen</translation>
    </message>
    <message>
        <source>Courses and lessons (*.json *.jsonl *.txt *.md);;All files (*)</source>
        <translation>Kurse und Lektionen (*.json *.jsonl *.txt *.md);;Alle Dateien (*)</translation>
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
        <source>What was found while adding</source>
        <translation>Was beim Hinzufügen gefunden wurde</translation>
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
</context>
<context>
    <name>Carrel::Markdown</name>
    <message>
        <source>The picture %1 lies outside the course and is not shown.</source>
        <translation>Das Bild %1 liegt außerhalb des Kurses und wird nicht gezeigt.</translation>
    </message>
    <message>
        <source>Put the file into the course folder and name it by its path.</source>
        <translation>Die Datei in den Kursordner legen und mit ihrem Pfad nennen.</translation>
    </message>
    <message>
        <source>There is no picture %1 in the course.</source>
        <translation>Im Kurs gibt es kein Bild %1.</translation>
    </message>
    <message>
        <source>Check the path; it counts from the folder of the lesson.</source>
        <translation>Den Pfad prüfen; er zählt vom Ordner der Lektion aus.</translation>
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
    <name>Carrel::Pictures</name>
    <message>
        <source>The picture “%1” is not beside the lesson; its alternative text is shown.</source>
        <translation>Das Bild „%1“ liegt nicht neben der Lektion; sein Ersatztext wird gezeigt.</translation>
    </message>
    <message>
        <source>Put the picture there and add the lesson again.</source>
        <translation>Das Bild dorthin legen und die Lektion noch einmal hinzufügen.</translation>
    </message>
</context>
<context>
    <name>Carrel::PreferencesView</name>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source> px</source>
        <comment>pixels, after a number</comment>
        <translation> px</translation>
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
        <source>T&amp;heme</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>Light, dark, or as your computer is set.</source>
        <translation>Hell, dunkel oder wie der Computer eingestellt ist.</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>&amp;Textgröße</translation>
    </message>
    <message>
        <source>Of the lesson. Ctrl++ and Ctrl+- change it too.</source>
        <translation>Der Lektion. Auch Strg++ und Strg+- ändern sie.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>&amp;What comes back</source>
        <translation>&amp;Was wiederkommt</translation>
    </message>
    <message>
        <source>Applies at once, also to what you answered before.</source>
        <translation>Gilt sofort, auch für schon Beantwortetes.</translation>
    </message>
    <message>
        <source>A &amp;new day begins at</source>
        <translation>Ein &amp;neuer Tag beginnt um</translation>
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
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Of the program, not of the courses. Takes effect at the next start.</source>
        <translation>Des Programms, nicht der Kurse. Gilt ab dem nächsten Start.</translation>
    </message>
    <message>
        <source>Pages are &amp;drawn by</source>
        <translation>Seiten &amp;zeichnet</translation>
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
        <source>&amp;How sure to be</source>
        <translation>Wie &amp;sicher</translation>
    </message>
    <message>
        <source>How likely you still know a check on the day it comes back. Higher means more reviews.</source>
        <translation>Wie wahrscheinlich eine Prüffrage noch gewusst wird, wenn sie wiederkommt. Höher bedeutet mehr Wiederholungen.</translation>
    </message>
    <message>
        <source>Lon&amp;gest pause</source>
        <translation>Län&amp;gste Pause</translation>
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
        <source>Back to the text</source>
        <translation>Zurück zum Text</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
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
    <name>Carrel::RecordJournal</name>
    <message>
        <source>The study folder does not answer. Try again later.</source>
        <translation>Der Lernordner antwortet nicht. Später noch einmal versuchen.</translation>
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
    <message numerus="yes">
        <source>%n missed; back tomorrow.</source>
        <translation>
            <numerusform>%n verfehlt; kommt morgen wieder.</numerusform>
            <numerusform>%n verfehlt; kommen morgen wieder.</numerusform>
        </translation>
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
</context>
<context>
    <name>Carrel::RichTextLabel</name>
    <message>
        <source>Copy text</source>
        <translation>Text kopieren</translation>
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
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) found</source>
        <translation>
            <numerusform>%n Stelle gefunden</numerusform>
            <numerusform>%n Stellen gefunden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrel::SearchModel</name>
    <message>
        <source>%1, %2: %3</source>
        <comment>lesson, course, found text</comment>
        <translation>%1, %2: %3</translation>
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
        <source>Start with the &amp;manual, %n minute(s)</source>
        <translation>
            <numerusform>Mit dem &amp;Handbuch beginnen, %n Minute</numerusform>
            <numerusform>Mit dem &amp;Handbuch beginnen, %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Start with the &amp;manual</source>
        <translation>Mit dem &amp;Handbuch beginnen</translation>
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
        <source>&amp;Begin the lesson</source>
        <translation>Lektion &amp;beginnen</translation>
    </message>
    <message>
        <source>Nothing is waiting</source>
        <translation>Nichts wartet</translation>
    </message>
    <message>
        <source>Every lesson here is read and no check is due today. Add a course to go on.</source>
        <translation>Jede Lektion hier ist gelesen, und heute ist keine Prüffrage fällig. Mit einem neuen Kurs geht es weiter.</translation>
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
        <source>Comes back today.</source>
        <translation>Kommt heute wieder.</translation>
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
        <source>As the s&amp;ystem</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
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
</context>
<context>
    <name>CourseStore</name>
    <message>
        <source>Courses cannot be saved: the folder for them cannot be written to. Check its permissions and the space on its disk.</source>
        <translation>Kurse können nicht gespeichert werden: In ihren Ordner kann nicht geschrieben werden. Die Zugriffsrechte und den Platz auf dem Datenträger prüfen.</translation>
    </message>
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
    <name>DataFolders</name>
    <message>
        <source>“--data-dir” needs the name of a folder.</source>
        <translation>„--data-dir“ braucht den Namen eines Ordners.</translation>
    </message>
    <message>
        <source>The data folder “%1” is not a folder.</source>
        <translation>Der Datenordner „%1“ ist kein Ordner.</translation>
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
    <name>DueCommand</name>
    <message>
        <source>The study folder does not answer; this is what was known before.</source>
        <translation>Der Lernordner antwortet nicht; dies ist, was zuvor bekannt war.</translation>
    </message>
    <message>
        <source>No check is due today.</source>
        <translation>Heute ist keine Prüffrage fällig.</translation>
    </message>
    <message>
        <source>print the checks that are due today</source>
        <translation>die heute fälligen Prüffragen ausgeben</translation>
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
</context>
<context>
    <name>ImportCourses</name>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>The lesson “%1” took the place of its older version.</source>
        <translation>Die Lektion „%1“ trat an die Stelle ihrer älteren Fassung.</translation>
    </message>
    <message>
        <source>The course “%1” was not taken into the library: %2</source>
        <translation>Der Kurs „%1“ wurde nicht in die Bibliothek genommen: %2</translation>
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
    <name>OpenLibrary</name>
    <message>
        <source>There is no course “%1”. “carrel-cli list” shows those that are here.</source>
        <translation>Einen Kurs „%1“ gibt es nicht. „carrel-cli list“ zeigt, welche hier sind.</translation>
    </message>
    <message>
        <source>Several courses are called “%1”; name one by its id.</source>
        <translation>Mehrere Kurse heißen „%1“; einen mit seiner Kennung nennen.</translation>
    </message>
</context>
<context>
    <name>PackCommand</name>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>Der Ordner %1 kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>A shipped course must be one course without a warning.</source>
        <translation>Ein mitgelieferter Kurs muss ein einziger Kurs ohne Warnung sein.</translation>
    </message>
</context>
<context>
    <name>PackageContent</name>
    <message>
        <source>A file of the course cannot be read.</source>
        <translation>Eine Datei des Kurses kann nicht gelesen werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s) are missing. Import the course again.</source>
        <translation>
            <numerusform>%n Lektion fehlt. Den Kurs noch einmal hinzufügen.</numerusform>
            <numerusform>%n Lektionen fehlen. Den Kurs noch einmal hinzufügen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s) are damaged and cannot be read. Import the course again.</source>
        <translation>
            <numerusform>%n Lektion ist beschädigt und kann nicht gelesen werden. Den Kurs noch einmal hinzufügen.</numerusform>
            <numerusform>%n Lektionen sind beschädigt und können nicht gelesen werden. Den Kurs noch einmal hinzufügen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s) are not as the course lists them; they may be damaged.</source>
        <translation>
            <numerusform>%n Lektion ist nicht so, wie der Kurs sie aufführt; sie ist vielleicht beschädigt.</numerusform>
            <numerusform>%n Lektionen sind nicht so, wie der Kurs sie aufführt; sie sind vielleicht beschädigt.</numerusform>
        </translation>
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
</context>
<context>
    <name>PackageWriter</name>
    <message>
        <source>The course cannot be saved: a file cannot be written. Check the space on the disk and the permissions of its folder.</source>
        <translation>Der Kurs kann nicht gespeichert werden: Eine Datei kann nicht geschrieben werden. Den Platz auf dem Datenträger und die Zugriffsrechte des Ordners prüfen.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>The course names a file outside of its own folder; it was not taken.</source>
        <translation>Der Kurs nennt eine Datei außerhalb seines Ordners; sie wurde nicht genommen.</translation>
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
</context>
<context>
    <name>ShowCommand</name>
    <message>
        <source>print a lesson, or the list of a course&apos;s lessons</source>
        <translation>eine Lektion oder die Liste der Lektionen eines Kurses ausgeben</translation>
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
        <source>The disk is full. Make room and try again.</source>
        <translation>Der Datenträger ist voll. Platz schaffen und noch einmal versuchen.</translation>
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
        <source>An index of Carrel did not answer a question.</source>
        <translation>Ein Verzeichnis von Carrel hat eine Frage nicht beantwortet.</translation>
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
</context>
<context>
    <name>StoreRefresh</name>
    <message>
        <source>The place where this course lies cannot be reached: %1. Connect it and it is back.</source>
        <translation>Der Ort, an dem dieser Kurs liegt, ist nicht erreichbar: %1. Ist er wieder verbunden, ist auch der Kurs wieder da.</translation>
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
