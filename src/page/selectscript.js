// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tells which words of the lesson are selected, and lets keys select: sentence by sentence, their ends word by word.
"use strict";

(() => {
    const { indexNow, unitAt, firstWhere, rangeAt, placesOf, elementOf } = carrel.words;
    const { languageOf, segmenter, sentencesBetween } = carrel.sentences;
    const around = 32;      // as Anchor has it
    const longest = 4000;

    let pressed = false;    // the mouse is still selecting
    let told = "";
    let picked = null;      // {start, end} selected by keys
    let last = null;        // the same when it is no longer selected: the next one follows it

    function boxOf(range) {
        const box = range.getBoundingClientRect();
        return [box.left, box.top, box.width, box.height];
    }

    function tellSelection() {
        const selection = getSelection();
        const range = selection.rangeCount > 0 && !selection.isCollapsed ? selection.getRangeAt(0) : null;
        const places = range && placesOf(range);
        if (!places) {
            picked = null;
            if (told !== "") {
                told = "";
                carrel.tell("tellSelection", "", 0, "", "", "", [0, 0, 0, 0]);
            }
            return;
        }
        const { text, units, starts } = indexNow();
        const { start } = places;
        const end = Math.min(places.end, start + longest + 1);
        const block = blockOf(unitAt(units, start).node);
        // The box of a whole lesson would have all of it laid out.
        const shown = places.end - start > longest ? rangeAt(start, start + around) : range;
        const words = [block, start - starts.get(block), text.slice(start, end),
                       text.slice(Math.max(0, start - around), start), text.slice(end, end + around), boxOf(shown)];
        const now = JSON.stringify(words);
        if (now !== told) {
            told = now;
            carrel.tell("tellSelection", ...words);
        }
    }

    const blockOf = node => elementOf(node).closest("[data-block]").dataset.block;

    let looking = false;
    function lookAtSelection() {
        if (looking || pressed) {
            return;
        }
        looking = true;
        requestAnimationFrame(() => {
            looking = false;
            if (!pressed) {
                tellSelection();
            }
        });
    }
    document.addEventListener("selectionchange", lookAtSelection);
    addEventListener("scroll", () => told !== "" && lookAtSelection(), { passive: true });
    addEventListener("pointerdown", () => { pressed = true; picked = last = null; }, { passive: true, capture: true });
    for (const kind of ["pointerup", "pointercancel"]) {
        addEventListener(kind, () => { pressed = false; lookAtSelection(); }, { passive: true, capture: true });
    }

    // --- selecting by keys -----------------------------------------------------------------------------------------

    const elementAt = position => unitAt(indexNow().units, position).node.parentElement;

    /** Words or signs of the text from `from` to `to`. */
    function segments(from, to, granularity) {
        const parts = segmenter(languageOf(elementAt(from)), granularity).segment(indexNow().text.slice(from, to));
        return Array.from(parts, ({ segment, index, isWordLike }) => {
            const start = from + index + segment.length - segment.trimStart().length;
            return { start, end: from + index + segment.trimEnd().length, isWordLike };
        }).filter(({ start, end }) => end > start);
    }

    /** Sentences of the stretch number `stretch`; code is one. */
    function sentencesOf(stretch) {
        const { text, breaks } = indexNow();
        const from = breaks[stretch], to = breaks[stretch + 1] ?? text.length;
        if (from >= to) {
            return [];
        }
        const element = elementAt(from);
        return element.closest("pre") ? [{ start: from + (text[from] === " " ? 1 : 0), end: to }]
                                      : sentencesBetween(from, to, languageOf(element));
    }

    const stretchAt = position => Math.max(0, firstWhere(indexNow().breaks, start => start > position) - 1);

    function isInSight({ start, end }) {
        const box = rangeAt(start, end).getBoundingClientRect();
        return box.height > 0 && box.bottom >= 0 && box.top <= innerHeight;
    }

    /** The first sentence in sight. */
    function firstInSight() {
        const { starts, breaks } = indexNow();
        for (let stretch = stretchAt(starts.get(carrel.placeNow().block) ?? 0); stretch < breaks.length; ++stretch) {
            const found = sentencesOf(stretch).find(({ start, end }) => {
                const box = rangeAt(start, end).getBoundingClientRect();
                return box.height > 0 && box.top >= 0;
            });
            if (found) {
                return found;
            }
        }
        return null;
    }

    function neighbour({ start, end }, step) {
        const { breaks } = indexNow();
        for (let stretch = stretchAt(step > 0 ? end - 1 : start); stretch >= 0 && stretch < breaks.length;
            stretch += step) {
            const list = sentencesOf(stretch);
            const found = step > 0 ? list.find(one => one.start >= end) : list.findLast(one => one.end <= start);
            if (found) {
                return found;
            }
        }
        return null;
    }

    function select(places) {
        const range = rangeAt(places.start, places.end);
        const element = range.startContainer.parentElement;
        for (let folded = element.closest("details"); folded; folded = folded.parentElement.closest("details")) {
            folded.open = true;
        }
        getSelection().removeAllRanges();
        getSelection().addRange(range);
        picked = places;
        last = { ...places, index: indexNow() };
        const box = range.getBoundingClientRect();
        if (box.top < 0 || box.bottom > innerHeight) {
            scrollBy({ top: box.top - innerHeight / 3, behavior: "instant" });
        }
        lookAtSelection();
    }

    /** Selects the next sentence (`step` 1) or the one before (-1); at first the first one in sight. */
    function pickSentence(step) {
        if (indexNow().text === "") {
            return;
        }
        const selection = getSelection();
        const now = selection.rangeCount > 0 && !selection.isCollapsed ? placesOf(selection.getRangeAt(0)) : null;
        const from = now ?? (last?.index === indexNow() && isInSight(last) ? last : null);
        const wanted = from ? neighbour(from, step) : firstInSight();
        if (wanted) {
            select(wanted);
        }
    }

    /** Ends of words and signs around `position`, to move one end of a selection to. */
    function moved(position, step, byWord, isStart) {
        const { text } = indexNow();
        const from = Math.max(0, position - 400), to = Math.min(text.length, position + 400);
        const stops = segments(from, to, byWord ? "word" : "grapheme").filter(one => !byWord || one.isWordLike)
            .map(one => isStart ? one.start : one.end);
        return (step > 0 ? stops.find(stop => stop > position) : stops.findLast(stop => stop < position)) ?? position;
    }

    document.addEventListener("keydown", event => {
        if (event.key === "Escape" && !getSelection().isCollapsed) {
            getSelection().removeAllRanges();
            event.preventDefault();
            return;
        }
        const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (!picked || !step || event.altKey || event.metaKey) {
            return;
        }
        event.preventDefault();
        const rightToLeft = getComputedStyle(getSelection().anchorNode.parentElement).direction === "rtl";
        const by = rightToLeft ? -step : step;
        const start = event.shiftKey ? picked.start : moved(picked.start, by, !event.ctrlKey, true);
        const end = event.shiftKey ? moved(picked.end, by, !event.ctrlKey, false) : picked.end;
        if (start < end) {
            select({ start, end });
        }
    });

    Object.assign(globalThis.carrel, { pickSentence, boxOf, unselect: () => getSelection().removeAllRanges() });
})();
