// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Finds words in the lesson on the page and marks them, beside pagescript.js and in its world. Hits are found where
// they are drawn: a common word has tens of thousands in a long lesson, and only the page knows what it shows.
"use strict";

(() => {
    const main = document.querySelector("main");
    const inline = new Set(["A", "ABBR", "B", "BDI", "BDO", "CODE", "DEL", "EM", "I", "INS", "KBD", "MARK", "Q", "S",
                            "SAMP", "SMALL", "SPAN", "STRONG", "SUB", "SUP", "U", "VAR"]);
    const accents = /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u064b-\u065f\u0670]/g; // vowel signs of Asia are letters
    const signs = new Map([["\u2018", "'"], ["\u2019", "'"], ["\u201c", '"'], ["\u201d", '"'], ["\u00ad", ""],
                           ["\u2010", "-"], ["\u2011", "-"], ["\u2013", "-"], ["\u2014", "-"], ["\u2212", "-"],
                           ["\u03c2", "\u03c3"]]);
    const budget = 8;       // ms of work in one frame
    const mostDrawn = 4000; // hits marked at once, those around the current one

    let stretches = null;   // of text that is read in one go: {element, text, parts, folded}
    let query = null;
    let hits = [];          // {stretch, from, to} in the order of the text
    let current = -1;
    let origin = null;      // the place one began at
    let opened = [];        // folded parts that were opened for a hit
    let task = 0;           // only the newest one goes on
    let running = false;
    let steps = 0;          // asked for while the hits are still being found

    /** Goes through `work`, a generator, for some milliseconds a frame, so that the page stays awake. */
    function workThrough(work) {
        const mine = ++task;
        running = true;
        const frame = () => {
            const end = performance.now() + budget;
            while (mine === task && performance.now() < end) {
                if (work.next().done) {
                    running = false;
                    return;
                }
            }
            if (mine === task) {
                requestAnimationFrame(frame);
            }
        };
        frame();
    }

    // --- the text --------------------------------------------------------------------------------------------------

    function isText(node) {
        if (node.parentElement.classList.contains("math")) {
            return NodeFilter.FILTER_REJECT; // a formula is one sign, found by its source
        }
        if (node.nodeType === Node.TEXT_NODE || node.tagName === "BR" || node.classList.contains("math")) {
            return NodeFilter.FILTER_ACCEPT;
        }
        return node.matches("button, .described, .foot, .crumb") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
    }

    function* collect() {
        const list = [];
        const walker = document.createTreeWalker(main, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, isText);
        let stretch = null;
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            let element = node.parentElement;
            while (inline.has(element.tagName)) {
                element = element.parentElement;
            }
            if (stretch?.element !== element) {
                stretch = { element, text: "", parts: [], folded: null };
                list.push(stretch);
                yield;
            }
            const whole = node.nodeType !== Node.TEXT_NODE;
            stretch.parts.push({ node, whole, start: stretch.text.length });
            stretch.text += !whole ? node.data : node.tagName === "BR" ? " " : node.dataset.tex;
        }
        stretches = list.filter(({ text }) => text.trim() !== "");
    }

    function foldLetter(letter, { matchCase, matchAccents }) {
        let piece = matchAccents ? letter.normalize("NFC") : letter.normalize("NFD").replace(accents, "");
        if (!matchCase) {
            piece = piece.toLowerCase();
        }
        return /^\s+$/.test(piece) ? " " : signs.get(piece) ?? piece;
    }

    /** `text` as it is compared, and for each sign of it where it came from; no table: one sign is one sign. */
    function fold(text, how) {
        if (/^[\x00-\x7f]*$/.test(text)) {
            const plain = text.replace(/\s/g, " ");
            return { text: how.matchCase ? plain : plain.toLowerCase(), starts: null, ends: null };
        }
        let folded = "";
        const starts = [], ends = [];
        for (const { 0: letter, index } of text.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
            const piece = foldLetter(letter, how);
            folded += piece;
            for (let i = 0; i < piece.length; ++i) {
                starts.push(index);
                ends.push(index + letter.length);
            }
        }
        return { text: folded, starts, ends };
    }

    // --- the search ------------------------------------------------------------------------------------------------

    const endsInWord = text => /[\p{L}\p{N}\p{M}_]$/u.test(text);
    const beginsInWord = text => /^[\p{L}\p{N}\p{M}_]/u.test(text);

    function isWholeWord(text, from, to) {
        return !(beginsInWord(text.slice(from, to)) && endsInWord(text.slice(Math.max(0, from - 2), from)))
            && !(endsInWord(text.slice(from, to)) && beginsInWord(text.slice(to, to + 2)));
    }

    function findIn(stretch, words) {
        const how = `${query.matchCase} ${query.matchAccents}`;
        if (stretch.folded?.how !== how) {
            stretch.folded = { how, ...fold(stretch.text, query) };
        }
        const { text, starts, ends } = stretch.folded;
        let at = text.indexOf(words);
        while (at >= 0) {
            const last = at + words.length - 1;
            const from = starts ? starts[at] : at, to = ends ? ends[last] : last + 1;
            const taken = !query.wholeWord || isWholeWord(stretch.text, from, to);
            if (taken) {
                hits.push({ stretch, from, to });
            }
            at = text.indexOf(words, taken ? last + 1 : at + 1);
        }
    }

    function* search() {
        const words = query.words.trim() === "" ? "" : fold(query.words, query).text;
        if (!stretches) {
            yield* collect();
        }
        hits = [];
        for (const stretch of words === "" ? [] : stretches) {
            findIn(stretch, words);
            yield;
        }
        current = query.stay ? -1 : firstFrom(origin ?? carrel.placeNow());
        if (current >= 0) {
            step(steps);
        } else {
            draw();
            tell(false);
        }
        steps = 0;
    }

    const homeOf = element => element.closest(".part > *") ?? element.closest(".head");

    function isFrom(hit, start, place) {
        const home = homeOf(hit.stretch.element);
        if (home !== start) {
            return !start || (start.compareDocumentPosition(home) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
        }
        // Of a line that is cut by the window's edge, the hits are in sight.
        const around = home.getBoundingClientRect();
        return rangeOf(hit).getBoundingClientRect().bottom - around.top > place.offset * around.height + 1;
    }

    /** Index of the first hit from `place` on, else of the first of all; -1 when there is none. */
    function firstFrom(place) {
        const start = place.block === "" ? main.querySelector(".head")
                                         : main.querySelector(`[data-block="${CSS.escape(place.block)}"]`);
        let low = 0, high = hits.length;
        while (low < high) {
            const middle = (low + high) >> 1;
            if (isFrom(hits[middle], start, place)) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low < hits.length ? low : hits.length > 0 ? 0 : -1;
    }

    // --- the marks -------------------------------------------------------------------------------------------------

    function endsOf({ stretch, from, to }) {
        const partAt = offset => stretch.parts.findLast(part => part.start <= offset);
        const first = partAt(from), last = partAt(to - 1);
        return { startContainer: first.node, startOffset: first.whole ? 0 : from - first.start,
                 endContainer: last.node,
                 endOffset: last.whole ? last.node.childNodes.length : to - last.start };
    }

    function rangeOf(hit) {
        const { startContainer, startOffset, endContainer, endOffset } = endsOf(hit);
        const range = new Range();
        range.setStart(startContainer, startOffset);
        range.setEnd(endContainer, endOffset);
        return range;
    }

    function draw() {
        const all = new Highlight();
        const first = Math.max(0, current - (mostDrawn >> 1));
        for (const hit of hits.slice(first, first + mostDrawn)) {
            all.add(new StaticRange(endsOf(hit)));
        }
        CSS.highlights.set("search", all);
        const strong = new Highlight();
        strong.priority = 1;
        if (current >= 0) {
            strong.add(rangeOf(hits[current]));
        }
        CSS.highlights.set("search-current", strong);
    }

    function reveal(hit) {
        const element = hit.stretch.element;
        for (let folded = element.closest("details"); folded; folded = folded.parentElement.closest("details")) {
            const isSummary = element.closest("summary")?.parentElement === folded;
            if (!folded.open && !isSummary) {
                folded.open = true;
                opened.push(folded);
            }
        }
        const range = rangeOf(hit);
        const wide = element.closest("pre, .table, .formula");
        if (wide) {
            const box = range.getBoundingClientRect(), frame = wide.getBoundingClientRect();
            if (box.left < frame.left || box.right > frame.right) {
                wide.scrollLeft += box.left - frame.left - frame.width / 3;
            }
        }
        const box = range.getBoundingClientRect();
        const room = Math.min(24, innerHeight / 8);
        if (box.top < room || box.bottom > innerHeight - room) {
            const home = homeOf(element), around = home.getBoundingClientRect();
            const offset = around.height > 0 ? (box.top - around.top) / around.height : 0;
            carrel.keep({ block: home.dataset.block ?? "", offset }, innerHeight / 3, true);
        }
    }

    function tell(wrapped) {
        carrel.tell("tellFound", hits.length, current + 1, wrapped);
    }

    function step(by) {
        const before = current >= 0 ? current : firstFrom(carrel.placeNow()) - (by > 0 ? 1 : 0);
        const wanted = before + by;
        current = ((wanted % hits.length) + hits.length) % hits.length;
        reveal(hits[current]);
        draw();
        tell(current !== wanted);
    }

    // --- called from C++ -------------------------------------------------------------------------------------------

    function beginFind() {
        origin = carrel.placeNow();
        opened = [];
    }

    function find(wanted) {
        query = wanted;
        steps = 0;
        workThrough(search());
    }

    function findAgain(by) {
        if (running) {
            steps += by;
        } else if (hits.length > 0) {
            step(by);
        }
    }

    /** `goBack`: to the place one began at, with what was folded there. */
    function endFind(goBack) {
        ++task;
        running = false;
        query = null;
        hits = [];
        current = -1;
        CSS.highlights.delete("search");
        CSS.highlights.delete("search-current");
        if (goBack && origin) {
            for (const folded of opened) {
                folded.open = false;
            }
            carrel.keep(origin);
        }
        opened = [];
    }

    // The states of checks are buttons, which are not searched.
    new MutationObserver(changes => {
        if (changes.some(({ target }) => !(target.closest?.("button") ?? target.parentElement?.closest("button")))) {
            stretches = null;
            if (query) {
                find({ ...query, stay: true }); // the reader is not to be moved by it
            }
        }
    }).observe(main, { childList: true, characterData: true, subtree: true });

    Object.assign(globalThis.carrel, { beginFind, find, findAgain, endFind });
})();
