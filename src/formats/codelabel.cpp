// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/codelabel.h"

#include <QHash>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

const QHash<QString, QString> &labels()
{
    static const QHash<QString, QString> table{
        {u"asm"_s, u"Assembly"_s},
        {u"awk"_s, u"AWK"_s},
        {u"bash"_s, u"Shell"_s},
        {u"bat"_s, u"Batch"_s},
        {u"bibtex"_s, u"BibTeX"_s},
        {u"c"_s, u"C"_s},
        {u"c#"_s, u"C#"_s},
        {u"c++"_s, u"C++"_s},
        {u"cc"_s, u"C++"_s},
        {u"clojure"_s, u"Clojure"_s},
        {u"cmake"_s, u"CMake"_s},
        {u"console"_s, u"Output"_s},
        {u"cpp"_s, u"C++"_s},
        {u"cs"_s, u"C#"_s},
        {u"csharp"_s, u"C#"_s},
        {u"css"_s, u"CSS"_s},
        {u"csv"_s, u"CSV"_s},
        {u"cu"_s, u"CUDA"_s},
        {u"cuda"_s, u"CUDA"_s},
        {u"cxx"_s, u"C++"_s},
        {u"dart"_s, u"Dart"_s},
        {u"diff"_s, u"Diff"_s},
        {u"docker"_s, u"Dockerfile"_s},
        {u"dockerfile"_s, u"Dockerfile"_s},
        {u"elixir"_s, u"Elixir"_s},
        {u"erlang"_s, u"Erlang"_s},
        {u"fortran"_s, u"Fortran"_s},
        {u"fsharp"_s, u"F#"_s},
        {u"gift"_s, u"GIFT"_s},
        {u"glsl"_s, u"GLSL"_s},
        {u"go"_s, u"Go"_s},
        {u"golang"_s, u"Go"_s},
        {u"graphql"_s, u"GraphQL"_s},
        {u"haskell"_s, u"Haskell"_s},
        {u"hs"_s, u"Haskell"_s},
        {u"html"_s, u"HTML"_s},
        {u"http"_s, u"HTTP"_s},
        {u"ini"_s, u"INI"_s},
        {u"java"_s, u"Java"_s},
        {u"javascript"_s, u"JavaScript"_s},
        {u"js"_s, u"JavaScript"_s},
        {u"json"_s, u"JSON"_s},
        {u"jsx"_s, u"JSX"_s},
        {u"julia"_s, u"Julia"_s},
        {u"kotlin"_s, u"Kotlin"_s},
        {u"latex"_s, u"LaTeX"_s},
        {u"lisp"_s, u"Lisp"_s},
        {u"lua"_s, u"Lua"_s},
        {u"make"_s, u"Makefile"_s},
        {u"makefile"_s, u"Makefile"_s},
        {u"markdown"_s, u"Markdown"_s},
        {u"matlab"_s, u"MATLAB"_s},
        {u"md"_s, u"Markdown"_s},
        {u"objc"_s, u"Objective-C"_s},
        {u"objective-c"_s, u"Objective-C"_s},
        {u"ocaml"_s, u"OCaml"_s},
        {u"output"_s, u"Output"_s},
        {u"pascal"_s, u"Pascal"_s},
        {u"perl"_s, u"Perl"_s},
        {u"php"_s, u"PHP"_s},
        {u"plaintext"_s, u"Output"_s},
        {u"powershell"_s, u"PowerShell"_s},
        {u"prolog"_s, u"Prolog"_s},
        {u"proto"_s, u"Protocol Buffers"_s},
        {u"ps1"_s, u"PowerShell"_s},
        {u"py"_s, u"Python"_s},
        {u"python"_s, u"Python"_s},
        {u"python3"_s, u"Python"_s},
        {u"qml"_s, u"QML"_s},
        {u"r"_s, u"R"_s},
        {u"rb"_s, u"Ruby"_s},
        {u"rs"_s, u"Rust"_s},
        {u"ruby"_s, u"Ruby"_s},
        {u"rust"_s, u"Rust"_s},
        {u"scala"_s, u"Scala"_s},
        {u"scheme"_s, u"Scheme"_s},
        {u"scss"_s, u"SCSS"_s},
        {u"sh"_s, u"Shell"_s},
        {u"shell"_s, u"Shell"_s},
        {u"shell-session"_s, u"Output"_s},
        {u"sql"_s, u"SQL"_s},
        {u"svg"_s, u"SVG"_s},
        {u"swift"_s, u"Swift"_s},
        {u"tex"_s, u"TeX"_s},
        {u"text"_s, u"Output"_s},
        {u"toml"_s, u"TOML"_s},
        {u"ts"_s, u"TypeScript"_s},
        {u"tsx"_s, u"TSX"_s},
        {u"txt"_s, u"Output"_s},
        {u"typescript"_s, u"TypeScript"_s},
        {u"verilog"_s, u"Verilog"_s},
        {u"vhdl"_s, u"VHDL"_s},
        {u"xml"_s, u"XML"_s},
        {u"yaml"_s, u"YAML"_s},
        {u"yml"_s, u"YAML"_s},
        {u"zig"_s, u"Zig"_s},
        {u"zsh"_s, u"Shell"_s},
    };
    return table;
}

} // namespace

QString codeLabel(const QString &language)
{
    return labels().value(language.toLower(), language);
}

CodeRole codeRole(const QString &language)
{
    const QString word = language.toLower();
    if (word == "console"_L1 || word == "shell-session"_L1) {
        return CodeRole::Console;
    }
    return codeLabel(word) == "Output"_L1 ? CodeRole::Output : CodeRole::Source;
}

} // namespace Carrel
