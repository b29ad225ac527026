// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the sentences of the lesson begin and end: for selecting them by keys and for reading them aloud.
"use strict";

(() => {
    const { indexNow, firstWhere, isWhole } = carrel.words;

    // A full stop behind these ends no sentence; a room after a stop inside them may be there or not.
    const abbreviations = ["e\\. ?g", "i\\. ?e", "cf", "vs", "viz", "resp", "approx", "Drs?", "Mrs?", "Ms", "Prof",
                           "St", "et al", "z\\. ?B", "d\\. ?h", "u\\. ?a", "v\\. ?a", "o\\. ?ä", "u\\. ?U",
                           "s\\. ?[ou]", "i\\. ?d\\. ?R", "bzw", "bspw", "[Vv]gl", "ca", "ggf", "evtl", "inkl", "exkl",
                           "sog", "Hr", "Mio", "Mrd", "p\\. ?ex", "c\\.-à-d", "env", "p\\. ?ej", "aprox", "Sra?",
                           "dott"];
    // Nor behind these, when a number follows.
    const beforeNumbers = ["Nos?", "Nr", "[Ff]igs?", "[Ee]qs?", "Abb", "Tab", "Kap", "Bd", "[Aa]rt", "Abs", "[Ss]ec",
                           "[Cc]h", "[Vv]ol", "pp?", "S", "Z", "[Nn]úm", "[Pp]ág", "[Cc]ap", "n"];
    const germanNouns = "(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember"
        + "|Jahrhunderts?|Jahrtausends?|Kapitels?|Schritt|Teil|Stelle|Zeile|Spalte|Element|Auflage|Mal|Klasse|Grad)";
    const notInWord = "(?<![\\p{L}\\p{N}])";
    const rules = [
        new RegExp(`${notInWord}(?:${abbreviations.join("|")})\\.(?= )`, "giu"),
        new RegExp(`${notInWord}(?:${beforeNumbers.join("|")})\\.(?= ?(?:\\d|[IVX]{2,}(?!\\p{L})))`, "gu"),
    ];
    const germanOrdinals = new RegExp(`${notInWord}\\d{1,2}\\.(?= ${germanNouns}(?![\\p{L}]))`, "gu");
    const initials = /(?<![\p{L}\p{N}.])\p{Lu}\.(?= \p{Lu})/gu;
    const openers = "(?:A|An|And|But|He|I|In|It|She|That|The|Then|There|They|This|We|You)";
    const withStops = new RegExp(`${notInWord}(?:\\p{Lu}\\.){2,}(?= (?!${openers} )\\p{Lu})`, "gu"); // "U.S. Army"

    const withoutStops = words => words.replace(/\./g, "x");

    /** "E." in "Donald E. Knuth" is a name, in "from A to B. Then" it ends the sentence. */
    function isInitial(letter, before, after) {
        const [word] = before.match(/\S+(?= $)/u) ?? [""];
        return letter !== "I" && (word === "" || /^(?:\p{Lu}|by$|von$|de$|of$)|[.!?]$/u.test(word)
                                  || /^ \p{Lu}\./u.test(after));
    }

    /** `text` with letters for what only looks like the end of a sentence; every sign stays at its place. */
    function disguise(text, language) {
        for (const rule of rules) {
            text = text.replace(rule, withoutStops);
        }
        if (language.startsWith("de")) {
            text = text.replace(germanOrdinals, withoutStops);
        }
        text = text.replace(withStops, withoutStops);
        return text.replace(initials, (found, at, all) => {
            const [before, after] = [all.slice(Math.max(0, at - 40), at), all.slice(at + 2, at + 6)];
            return isInitial(found[0], before, after) ? found[0] + "x" : found;
        });
    }

    /** The text from `from` to `to`; code and formulas are words of letters that are neither large nor small. */
    function withPlainCode(from, to) {
        const { text, units } = indexNow();
        let out = "";
        for (let i = Math.max(0, firstWhere(units, unit => unit.from > from) - 1); out.length < to - from; ++i) {
            const start = Math.max(from, units[i].from), end = Math.min(to, units[i + 1]?.from ?? text.length);
            const words = text.slice(start, end);
            const isCode = isWhole(units[i]) || units[i].node.parentElement.closest("code, kbd");
            out += isCode ? words.replace(/\S/g, "\u05d0") : words;
        }
        return out;
    }

    function segmenter(language, granularity) {
        try {
            return new Intl.Segmenter(language, { granularity });
        } catch {
            return new Intl.Segmenter("en", { granularity }); // what the author wrote is no language
        }
    }

    /** Whether a sentence ends between the two: not inside a word, before a small letter or before what closes it. */
    function endsBetween(before, after) {
        const goesOn = /^(?:\p{Ll}|[\p{Pe}\p{Pf}"']+(?=[\s.,;:!?]|$))/u.test(after)
            || (/[」』]$/.test(before) && /^(?:と|って)/.test(after));
        return !goesOn && !/[!-~]$/.test(before);
    }

    const languageOf = element => element.closest("[lang]")?.lang || "en";

    /** Start and end of each sentence of the reading text from `from` to `to`, without the rooms around it. */
    function sentencesBetween(from, to, language) {
        const text = disguise(withPlainCode(from, to), language);
        const found = [];
        let start = 0, end = 0;
        for (const { segment } of segmenter(language, "sentence").segment(text)) {
            end += segment.length;
            if (end < text.length && !endsBetween(text.slice(start, end), text.slice(end, end + 40))) {
                continue;
            }
            // Without a room between them, the quotation mark that opens what follows is taken for part of this.
            const opening = text.slice(start, end).match(/(?<=[。！？])[\p{Ps}\p{Pi}]+$/u)?.[0].length ?? 0;
            const next = end - opening;
            const words = text.slice(start, next);
            if (words.trim() !== "") {
                found.push({ start: from + start + words.length - words.trimStart().length,
                             end: from + start + words.trimEnd().length });
            }
            start = next;
        }
        return found;
    }

    Object.assign(globalThis.carrel, { sentences: { languageOf, segmenter, sentencesBetween } });
})();
