// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Draws what a learner marked in the lesson on the page, highlights over the words and signs beside the blocks, and tells
// when one is clicked.
"use strict";

(() => {
    const main = document.querySelector("main");
    const { indexNow, rangeAt, elementOf } = carrel.words;

    let marks = [];         // {range, id, length}, and the first and last part of the page it is in
    let signs = [];         // {element, block, id}: beside which line and which block; and its part twice
    let kinds = new Set();  // of highlights drawn here

    const partOf = node => elementOf(node).closest(".part, .head");

    /** The range of a mark: where it says, else where its words stand with what stands around them. */
    function rangeOf({ block, offset, quote, prefix, suffix }) {
        const { text, starts } = indexNow();
        if (!carrel.isWhole() && !starts.has(block)) {
            return null; // it comes later
        }
        const wanted = (starts.get(block) ?? 0) + Math.max(0, offset);
        let best = text.startsWith(quote, wanted) ? wanted : -1, bestFit = -1;
        for (let at = best < 0 ? text.indexOf(quote) : -1; at >= 0; at = text.indexOf(quote, at + 1)) {
            const fit = (text.slice(0, at).endsWith(prefix) ? 2 : 0)
                + (text.startsWith(suffix, at + quote.length) ? 1 : 0) - Math.abs(at - wanted) / (text.length + 1);
            if (fit > bestFit) {
                best = at;
                bestFit = fit;
            }
        }
        return best < 0 || quote === "" ? null : rangeAt(best, best + quote.length);
    }

    function clear() {
        kinds.forEach(kind => CSS.highlights.delete(kind));
        kinds.clear();
        marks = [];
        for (const { element, block } of signs) {
            delete element.dataset.noted;
            delete element.dataset.bookmarked;
            delete block.dataset.signed;
            element.removeAttribute("aria-description");
        }
        signs = [];
    }

    /** The item or paragraph in `block` where `range` begins, if a sign beside it would be seen; else the block. */
    function lineOf(range, block) {
        const within = range === null ? null : elementOf(range.startContainer).closest("li, p");
        const line = within?.closest("li") ?? within;
        if (!line || line === block || !block.contains(line) || line === block.querySelector("li, p")) {
            return block; // the first one stands at the top of its block, below a ribbon there
        }
        for (let around = line; around !== block.parentElement; around = around.parentElement) {
            if (around.tagName === "DETAILS" || getComputedStyle(around).overflowX !== "visible") {
                return block;
            }
        }
        return line;
    }

    function sign(id, range, mark) {
        const block = main.querySelector(`[data-block="${CSS.escape(id)}"]`)?.closest(".part > *")
            ?? (id === "" ? main.querySelector(".head") : null);
        if (block) {
            signBeside(lineOf(range, block), block, mark);
        }
    }

    function signBeside(element, block, { kind, id, label }) {
        if (element !== block) {
            block.dataset.signed = "";
        }
        element.dataset[kind === "bookmark" ? "bookmarked" : "noted"] = "";
        const before = element.getAttribute("aria-description");
        element.setAttribute("aria-description", before ? `${before}; ${label}` : label);
        const part = partOf(element);
        signs.push({ element, block, id, first: part, last: part });
    }

    /** Draws highlights over their words, and a sign beside each block with a note or bookmark. */
    function drawMarks(list) {
        if (carrel.isWaiting()) {
            return; // another lesson is in sight
        }
        clear();
        for (const mark of list) {
            const range = mark.quote === "" ? null : rangeOf(mark);
            if (range && mark.kind.startsWith("mark-")) {
                const kind = mark.kind + (mark.label === "" ? "" : "-noted");
                const known = CSS.highlights.get(kind) ?? new Highlight();
                known.add(range);
                CSS.highlights.set(kind, known);
                kinds.add(kind);
                marks.push({ range, id: mark.id, length: mark.quote.length, first: partOf(range.startContainer),
                             last: partOf(range.endContainer) });
            }
            if (mark.label !== "" || !mark.kind.startsWith("mark-")) {
                sign(mark.block, range, mark);
            }
        }
    }

    // --- clicks ----------------------------------------------------------------------------------------------------

    const isInside = (x, y, box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

    /** Whether the parts of the page around a mark reach to `y`: asking marks far away would lay out what is there. */
    const reaches = ({ first, last }, y) =>
        first.getBoundingClientRect().top <= y && last.getBoundingClientRect().bottom >= y;

    function markAt(x, y) {
        return marks.filter(mark => reaches(mark, y)).filter(({ range }) => Array.from(range.getClientRects()).some(box => isInside(x, y, box)))
            .sort((a, b) => a.length - b.length)[0];
    }

    /** A sign stands beside its block, or, where a block is cut off at its sides, in its corner; as in marks.css. */
    function signAt(x, y) {
        const room = 26, height = 40;
        return signs.filter(one => reaches(one, y)).find(({ element, block }) => {
            const { top } = element.getBoundingClientRect();
            if (y < top - 4 || y > top + height) {
                return false;
            }
            const box = block.getBoundingClientRect();
            const style = getComputedStyle(block);
            const inside = style.overflowX !== "visible";
            const atRight = (style.direction === "rtl") !== inside;
            const edge = atRight ? box.right : box.left;
            const left = atRight === inside ? edge - room : edge;
            return x >= left && x <= left + room;
        });
    }

    document.addEventListener("click", event => {
        if (event.defaultPrevented || event.target.closest("[data-do]") || !getSelection().isCollapsed) {
            return;
        }
        const mark = markAt(event.clientX, event.clientY);
        const hit = mark ?? signAt(event.clientX, event.clientY);
        if (hit) {
            event.preventDefault();
            carrel.tell("tellMark", hit.id, mark ? carrel.boxOf(mark.range) : [event.clientX - 8, event.clientY - 8, 16, 16]);
        }
    });

    let pointing = false;
    addEventListener("pointermove", ({ clientX, clientY }) => {
        if (pointing || marks.length + signs.length === 0) {
            return;
        }
        pointing = true;
        requestAnimationFrame(() => {
            pointing = false;
            main.style.cursor = markAt(clientX, clientY) ?? signAt(clientX, clientY) ? "pointer" : "";
        });
    }, { passive: true });

    Object.assign(globalThis.carrel, { drawMarks });
})();
