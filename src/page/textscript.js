// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The words of the lesson on the page, counted as course/readingtext counts them in the course, so that each finds what
// the other means. For the scripts beside it; see pagescript.js on the world it runs in.
"use strict";

(() => {
    const main = document.querySelector("main");
    const spaces = /[\t-\r\u0085\p{Z}]+/gu; // as QChar::isSpace has them
    const isSpace = sign => /[\t-\r\u0085\p{Z}]/u.test(sign);
    const stretchTags = new Set(["P", "LI", "TD", "TH", "CAPTION", "FIGCAPTION", "SUMMARY", "DIV", "H2", "H3", "H4",
                                 "PRE", "BLOCKQUOTE", "ASIDE", "DETAILS", "FIGURE", "UL", "OL", "TABLE", "SECTION"]);
    // Words of the program's own, and what stands in for a picture.
    const notText = "button, .note-word, .own-word, .code > figcaption, .address, .pointer-kind, .formula-label, "
        + ".missing, .missing-inline, .described, .quiet";

    let index = null;       // made when it is first needed

    /** `words` behind a text: white space as single spaces, none at the ends but what `apart` says. */
    function fold(words, apart, isFirst) {
        let out = words.replace(spaces, " ");
        const begins = out.startsWith(" "), ends = out.length > 1 && out.endsWith(" ");
        out = out.slice(begins ? 1 : 0, ends ? -1 : undefined);
        apart = (apart || begins) && !isFirst;
        if (out === "") {
            return { out, apart: apart || ((begins || ends) && !isFirst) };
        }
        return { out: apart ? " " + out : out, apart: ends };
    }

    /** The words of the lesson's blocks, the nodes they come from, and where blocks and stretches of them begin. */
    function build() {
        const units = [], starts = new Map(), breaks = [0], places = new Map();
        const pieces = [];
        let length = 0, apart = false;
        const open = [];    // blocks no word of which was met yet
        const add = (node, words) => {
            const folded = fold(words, apart, length === 0);
            const unit = { node, words, from: length, apart };
            apart = folded.apart;
            if (folded.out === "") {
                return;
            }
            const first = length + (folded.out.startsWith(" ") ? 1 : 0);
            open.splice(0).forEach(id => starts.set(id, first));
            places.set(node, units.length);
            units.push(unit);
            pieces.push(folded.out);
            length += folded.out.length;
        };
        const separate = () => {
            apart = length > 0;
            if (breaks.at(-1) !== length) {
                breaks.push(length);
            }
        };
        const visit = parent => {
            for (const node of parent.childNodes) {
                if (node.nodeType === Node.TEXT_NODE) {
                    add(node, node.data);
                } else if (node.nodeType !== Node.ELEMENT_NODE || node.matches(notText)) {
                    continue;
                } else if (node.classList.contains("math")) {
                    add(node, node.dataset.tex);
                } else if (node.tagName === "BR") {
                    apart = length > 0;
                } else {
                    const isStretch = stretchTags.has(node.tagName);
                    if (isStretch) {
                        separate();
                    }
                    if (node.dataset.block !== undefined) {
                        open.push(node.dataset.block);
                    }
                    visit(node);
                    if (isStretch) {
                        separate();
                    }
                }
            }
        };
        main.querySelectorAll(".part").forEach(part => visit(part));
        return { text: pieces.join(""), units, starts, breaks, places };
    }

    const indexNow = () => index ??= build();
    new MutationObserver(changes => {
        if (changes.some(({ target }) => !target.closest?.("button"))) {
            index = null;
        }
    }).observe(main, { childList: true, subtree: true });

    const isWhole = unit => unit.node.nodeType !== Node.TEXT_NODE;

    /** Index of the first of `list` for which `holds`, which holds for all behind it too. */
    function firstWhere(list, holds) {
        let low = 0, high = list.length;
        while (low < high) {
            const middle = (low + high) >> 1;
            if (holds(list[middle])) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

    const unitAt = (units, position) => units[Math.max(0, firstWhere(units, unit => unit.from > position) - 1)];

    /** Where in the words of `unit` the text's `position` is; `isEnd`: behind the sign before it. */
    function offsetIn(unit, position, isEnd) {
        let at = unit.from, apart = unit.apart;
        for (let i = 0; i < unit.words.length; ++i) {
            if (isSpace(unit.words[i])) {
                apart = at > 0;
                continue;
            }
            at += apart ? 1 : 0;
            apart = false;
            if (!isEnd && at >= position) {
                return i;
            }
            at += 1;
            if (isEnd && at >= position) {
                return i + 1;
            }
        }
        return unit.words.length;
    }

    function rangeAt(start, end) {
        const { units } = indexNow();
        const first = unitAt(units, start), last = unitAt(units, end - 1);
        const range = new Range();
        isWhole(first) ? range.setStartBefore(first.node) : range.setStart(first.node, offsetIn(first, start, false));
        isWhole(last) ? range.setEndAfter(last.node) : range.setEnd(last.node, offsetIn(last, end, true));
        return range;
    }

    /** Start and end of `range` in the text, or null when there are no words in it. */
    function placesOf(range) {
        const { text, units } = indexNow();
        const size = unit => isWhole(unit) ? unit.node.childNodes.length : unit.words.length;
        const from = firstWhere(units, unit => range.comparePoint(unit.node, size(unit)) >= 0);
        const to = firstWhere(units, unit => range.comparePoint(unit.node, 0) > 0) - 1;
        if (from > to) {
            return null;
        }
        const first = units[from], last = units[to];
        let start = first.from + (first.apart ? 1 : 0);
        if (!isWhole(first) && range.startContainer === first.node) {
            const before = fold(first.words.slice(0, range.startOffset), first.apart, first.from === 0);
            start = first.from + before.out.length + (before.apart ? 1 : 0);
        }
        const within = !isWhole(last) && range.endContainer === last.node ? range.endOffset : last.words.length;
        let end = last.from + fold(last.words.slice(0, within), last.apart, last.from === 0).out.length;
        start += text[start] === " " ? 1 : 0;
        end -= text[end - 1] === " " ? 1 : 0;
        return end > start ? { start, end } : null;
    }

    const elementOf = node => node.nodeType === Node.TEXT_NODE ? node.parentElement : node;

    Object.assign(globalThis.carrel, {
        words: { indexNow, unitAt, firstWhere, rangeAt, placesOf, elementOf, isWhole },
        readingText: () => indexNow().text,
    });
})();
