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
    let signs = [];         // {element, id}, and its part twice
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
        for (const { element } of signs) {
            delete element.dataset.noted;
            delete element.dataset.bookmarked;
            element.removeAttribute("aria-description");
        }
        signs = [];
    }

    function sign(block, { kind, id, label }) {
        const element = main.querySelector(`[data-block="${CSS.escape(block)}"]`)?.closest(".part > *")
            ?? (block === "" ? main.querySelector(".head") : null);
        if (!element) {
            return;
        }
        element.dataset[kind === "bookmark" ? "bookmarked" : "noted"] = "";
        const before = element.getAttribute("aria-description");
        element.setAttribute("aria-description", before ? `${before}; ${label}` : label);
        const part = partOf(element);
        signs.push({ element, id, first: part, last: part });
    }

    /** Draws highlights over their words, and a sign beside each block with a note or bookmark. */
    function drawMarks(list) {
        if (carrel.isWaiting()) {
            return; // another lesson is in sight
        }
        clear();
        for (const mark of list) {
            const range = mark.kind.startsWith("mark-") ? rangeOf(mark) : null;
            if (range) {
                const kind = mark.kind + (mark.label === "" ? "" : "-noted");
                const known = CSS.highlights.get(kind) ?? new Highlight();
                known.add(range);
                CSS.highlights.set(kind, known);
                kinds.add(kind);
                marks.push({ range, id: mark.id, length: mark.quote.length, first: partOf(range.startContainer),
                             last: partOf(range.endContainer) });
            }
            if (mark.label !== "" || !mark.kind.startsWith("mark-")) {
                sign(mark.block, mark);
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

    /** The sign of a block stands beside it, or, where a block is cut off at its sides, in its corner; as in marks.css. */
    function signAt(x, y) {
        const room = 26, height = 40;
        return signs.filter(one => reaches(one, y)).find(({ element }) => {
            const box = element.getBoundingClientRect();
            if (y < box.top - 4 || y > box.top + height) {
                return false;
            }
            const style = getComputedStyle(element);
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
