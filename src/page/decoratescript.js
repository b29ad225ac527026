// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Draws the states of checks and what else is laid over the words of the lesson on the page, beside pagescript.js and in
// its world, and tells when one is clicked.
"use strict";

(() => {
    const main = document.querySelector("main");
    let ranges = [];        // of decorations, for clicks
    const drawn = new Set(); // kinds of decorations that are on the page

    /** A range over `quote` in `element`, the occurrence that fits prefix and suffix best; null when it is not there. */
    function rangeOf(element, { quote, prefix, suffix }) {
        const range = new Range();
        if (quote === "") {
            range.selectNodeContents(element);
            return range;
        }
        const nodes = [];
        let text = "";
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
            nodes.push({ node: walker.currentNode, start: text.length });
            text += walker.currentNode.data;
        }
        let best = -1, bestFit = -1;
        for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) {
            const fit = (text.slice(0, at).endsWith(prefix) ? 2 : 0)
                + (text.slice(at + quote.length).startsWith(suffix) ? 1 : 0);
            if (fit > bestFit) {
                best = at;
                bestFit = fit;
            }
        }
        if (best < 0) {
            return null;
        }
        const nodeAt = offset => nodes.findLast(entry => entry.start <= offset);
        const first = nodeAt(best), last = nodeAt(best + quote.length - 1);
        range.setStart(first.node, best - first.start);
        range.setEnd(last.node, best + quote.length - last.start);
        return range;
    }

    /** Leaves what others draw: the hits of a search. */
    function clearDecorations() {
        drawn.forEach(kind => CSS.highlights.delete(kind));
        drawn.clear();
        ranges = [];
    }

    function decorate(decorations) {
        if (carrel.isWaiting()) {
            return; // another lesson is in sight
        }
        clearDecorations();
        main.querySelectorAll(".check-state").forEach(element => { element.textContent = ""; });
        for (const decoration of decorations) {
            if (decoration.kind === "check") {
                const state = main.querySelector(`[data-check="${CSS.escape(decoration.id)}"] .check-state`);
                if (state) {
                    state.textContent = decoration.label;
                }
                continue;
            }
            const element = carrel.blockElement(decoration.block);
            const range = element && rangeOf(element, decoration);
            if (range) {
                const known = CSS.highlights.get(decoration.kind) ?? new Highlight();
                known.add(range);
                CSS.highlights.set(decoration.kind, known);
                drawn.add(decoration.kind);
                ranges.push({ range, id: decoration.id });
            }
        }
    }

    document.addEventListener("click", event => {
        const hit = event.target.closest("[data-do]") ? null
            : ranges.find(entry => Array.from(entry.range.getClientRects()).some(box =>
                event.clientX >= box.left && event.clientX <= box.right
                && event.clientY >= box.top && event.clientY <= box.bottom));
        if (hit) {
            carrel.tellClick("decoration", hit.id);
        }
    });

    // Words of a part that was never laid out have no marks, and the engine does not look again when it is.
    let redrawing = false;
    main.addEventListener("contentvisibilityautostatechange", ({ skipped }) => {
        if (!skipped && !redrawing && CSS.highlights.size > 0) {
            redrawing = true;
            requestAnimationFrame(() => {
                redrawing = false;
                Array.from(CSS.highlights).forEach(([kind, marks]) => CSS.highlights.set(kind, marks));
            });
        }
    });

    Object.assign(globalThis.carrel, { decorate });
})();
