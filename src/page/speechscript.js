// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Leads through the lesson while it is read aloud: tells sentence by sentence what is to be said, marks it and keeps it
// in sight. C++ makes the words for what has none, a formula or a piece of code, and asks for the next part.
"use strict";

(() => {
    const main = document.querySelector("main");
    const { indexNow, firstWhere, rangeAt, placesOf } = carrel.words;
    const { languageOf, sentencesBetween } = carrel.sentences;

    const spoken = "h1, h2, h3, h4, p, summary, caption, figcaption, tr, pre, .formula, img:not(.inline), .check-words";
    const passedOver = ".foot, .quiet, .code > figcaption, .missing-word, .own-word";
    // Of the program, or only for the eye.
    const ownWords = "button, .note-word, .pointer-kind, .address, .formula-label";
    const formulaSign = "\ufffc";

    let code = "tell";      // "skip", "tell" how much there is, or "spell" it
    let elements = [];      // that have something to say, in the order of the text
    let parts = [];         // of the element at hand: {range, element, kind, lead, text, formulas, lines, label}
    let element = -1, part = -1;
    let outlined = null;    // what is not marked by its letters

    // --- what is said ----------------------------------------------------------------------------------------------

    function isFolded(one) {
        const summary = one.closest("summary")?.parentElement;
        const closed = "details:not([open])";
        for (let folded = one.closest(closed); folded; folded = folded.parentElement.closest(closed)) {
            if (summary !== folded) {
                return true;
            }
        }
        return false;
    }

    const allOf = one => {
        const range = new Range();
        range.selectNodeContents(one);
        return range;
    };

    function formulaOf(math) {
        const tree = math.querySelector("semantics")?.firstElementChild;
        return tree ? new XMLSerializer().serializeToString(tree) : "";
    }

    /** What stands in `range`: a sign for each formula, whose trees follow; alternative texts for pictures. */
    function wordsOf(range) {
        const copy = document.createElement("div");
        copy.append(range.cloneContents());
        copy.querySelectorAll(ownWords).forEach(one => one.remove());
        copy.querySelectorAll("br").forEach(one => one.replaceWith(" "));
        copy.querySelectorAll("img").forEach(one => one.replaceWith(one.alt));
        const formulas = [];
        copy.querySelectorAll(".math").forEach(one => {
            const tree = formulaOf(one);
            formulas.push(tree);
            one.replaceWith(tree ? formulaSign : one.dataset.tex);
        });
        return { text: copy.textContent.replace(/\s+/g, " ").trim(), formulas: formulas.filter(Boolean) };
    }

    function leadOf(one) {
        const own = one.closest(".check")?.querySelector(".check-number")
            ?? one.querySelector(":scope > .note-word, :scope > .pointer-kind");
        const item = one.parentElement.matches("ol > li") && one.parentElement.firstElementChild === one
            ? one.parentElement : null;
        return item ? String(item.parentElement.start + Array.from(item.parentElement.children).indexOf(item))
                    : own?.textContent ?? "";
    }

    function rowOf(row) {
        const head = Array.from(row.closest("table").tHead?.rows[0]?.cells ?? []);
        const named = row.parentElement.tagName === "TBODY" && head.length > 2;
        const pieces = Array.from(row.cells, (cell, column) => {
            const said = wordsOf(allOf(cell));
            const name = named && column > 0 && head[column] ? wordsOf(allOf(head[column])) : null;
            return name?.text && said.text ? { text: `${name.text}: ${said.text}`,
                                               formulas: [...name.formulas, ...said.formulas] } : said;
        }).filter(({ text }) => text !== "");
        return { text: pieces.map(({ text }) => text).join("; "),
                 formulas: pieces.flatMap(({ formulas }) => formulas) };
    }

    /** The lines of `block` that are not empty, each with its range. */
    function linesOf(block) {
        const lines = [];
        let range = new Range();
        range.setStart(block, 0);
        const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
        const end = (node, offset) => {
            range.setEnd(node, offset);
            if (range.toString().trim() !== "") {
                lines.push({ kind: "line", range, text: range.toString() });
            }
            range = new Range();
            range.setStart(node, Math.min(offset + 1, node.length ?? offset));
        };
        while (walker.nextNode()) {
            const node = walker.currentNode;
            for (let at = node.data.indexOf("\n"); at >= 0; at = node.data.indexOf("\n", at + 1)) {
                end(node, at);
            }
        }
        end(block, block.childNodes.length);
        return lines;
    }

    function codeOf(pre) {
        const block = pre.firstElementChild;
        if (code === "spell") {
            return linesOf(block);
        }
        const lines = block.textContent.split("\n").length;
        const label = pre.getAttribute("aria-label");
        return code === "skip" ? [] : [{ kind: "code", element: pre, text: "", lines, label }];
    }

    function sentencesIn(one) {
        const lead = leadOf(one);
        const places = one.closest(".part") && !one.closest("button") ? placesOf(allOf(one)) : null;
        if (!places) {
            const said = wordsOf(allOf(one));
            return said.text || lead ? [{ ...said, lead, element: one.closest("button"), range: allOf(one) }] : [];
        }
        return sentencesBetween(places.start, places.end, languageOf(one)).map(({ start, end }, index) => {
            const range = rangeAt(start, end);
            return { ...wordsOf(range), lead: index === 0 ? lead : "", range };
        }).filter(({ text }) => text !== "");
    }

    function partsOf(one) {
        if (isFolded(one)) {
            return [];
        }
        switch (one.tagName) {
        case "PRE":
            return codeOf(one);
        case "IMG":
            return one.alt ? [{ kind: "picture", element: one, text: one.alt }] : [];
        case "TR":
            return [{ ...rowOf(one), element: one }].filter(({ text }) => text !== "");
        case "DIV":
            return [{ ...wordsOf(allOf(one)), element: one }];
        }
        return sentencesIn(one);
    }

    // --- where one is ----------------------------------------------------------------------------------------------

    const boxOf = one => (one.element ?? one.range).getBoundingClientRect();

    function mark(one) {
        clear();
        if (one.element) {
            outlined = one.element;
            outlined.dataset.spoken = "";
            return;
        }
        const words = new Highlight(one.range);
        words.priority = 1;     // above what the learner marked
        CSS.highlights.set("spoken", words);
    }

    function clear() {
        CSS.highlights.delete("spoken");
        delete outlined?.dataset.spoken;
        outlined = null;
    }

    function keepInSight(one) {
        const wide = (one.element ?? one.range.startContainer.parentElement).closest("pre, .table, .formula");
        const box = boxOf(one);
        if (wide && !one.element) {
            const frame = wide.getBoundingClientRect();
            wide.scrollLeft += box.left < frame.left || box.left > frame.right ? box.left - frame.left - 24 : 0;
        }
        const room = Math.min(32, innerHeight / 8);
        if (box.top < room || box.bottom > innerHeight - room) {
            scrollBy({ top: box.top - Math.max(room, Math.min(innerHeight / 4, innerHeight - box.height - room)),
                       behavior: "instant" });
        }
    }

    /** Tells the part one is at; `again`: once more when the page has come to rest. */
    function tell() {
        const one = parts[part];
        const { kind = "text", lead = "", text, formulas = [], lines = 0, label = "" } = one;
        mark(one);
        keepInSight(one);
        requestAnimationFrame(() => one === parts[part] && keepInSight(one)); // sections above get their true heights
        const language = elements[element].closest("[lang]")?.lang ?? "";
        carrel.tell("tellSpoken", { kind, lead, text, formulas, lines, label, language });
    }

    /** Goes to the next element with something to say, or, with `by` -1, to the one before; false: there is none. */
    function move(by) {
        for (let next = element + by; next >= 0 && next < elements.length; next += by) {
            const found = partsOf(elements[next]);
            if (found.length > 0) {
                element = next;
                parts = found;
                part = by > 0 ? 0 : found.length - 1;
                return true;
            }
        }
        return false;
    }

    function goToSelection(selected) {
        element = firstWhere(elements, one => selected.comparePoint(one, one.childNodes.length) >= 0) - 1;
        if (!move(1)) {
            return false;
        }
        const here = parts.findIndex(({ range, element: one }) =>
            (range ?? allOf(one)).compareBoundaryPoints(Range.START_TO_END, selected) > 0);
        part = Math.max(0, here);
        return true;
    }

    /** To the first part that begins in sight. */
    function goToTop() {
        const { block } = carrel.placeNow();
        const top = main.querySelector(block === "" ? ".head" : `[data-block="${CSS.escape(block)}"]`);
        const isFrom = one => !top || top.contains(one)
            || (top.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
        element = firstWhere(elements, isFrom) - 1;
        while (move(1)) {
            const here = parts.findIndex(one => boxOf(one).top > -2);
            if (here >= 0) {
                part = here;
                return true;
            }
        }
        return false;
    }

    // --- called from C++ -------------------------------------------------------------------------------------------

    /** Begins at the selected words, else at what is at the top; says what is there. */
    function beginSpeech(wantedCode) {
        code = wantedCode;
        elements = Array.from(main.querySelectorAll(spoken)).filter(one => !one.closest(passedOver));
        const selection = getSelection();
        const selected = selection.rangeCount > 0 && !selection.isCollapsed ? selection.getRangeAt(0) : null;
        const found = selected ? goToSelection(selected) : goToTop();
        selection.removeAllRanges();
        found ? tell() : carrel.tell("tellSpeechEnd");
    }

    function stepSpeech(by) {
        if (part + by >= 0 && part + by < parts.length) {
            part += by;
        } else if (!move(by) && by > 0) {
            carrel.tell("tellSpeechEnd");
            return;
        }
        tell();
    }

    function endSpeech() {
        clear();
        elements = parts = [];
        element = part = -1;
    }

    Object.assign(globalThis.carrel, { beginSpeech, stepSpeech, endSpeech });
})();
