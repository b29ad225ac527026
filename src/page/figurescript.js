// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Pictures of the lesson: their alternative texts in words, those that cannot be shown, and the menu of pictures and
// tables. Beside pagescript.js and in its world.
"use strict";

(() => {
    const main = document.querySelector("main");
    const pictures = ".picture:has(> img)";
    let allDescribed = false;

    // --- which one is meant ----------------------------------------------------------------------------------------

    function isInSight(element) {
        const box = element.getBoundingClientRect();
        return box.height > 0 && box.bottom > 0 && box.top < innerHeight;
    }

    /** Of the elements that match `selector`: the one with the focus, else the first in sight, else null. */
    function meant(selector) {
        const focused = document.activeElement?.closest(selector);
        if (focused && main.contains(focused) && isInSight(focused)) {
            return focused;
        }
        // Asking an element of a far section would lay that section out.
        for (const area of main.querySelectorAll(".head, .part")) {
            const found = isInSight(area) && Array.from(area.querySelectorAll(selector)).find(isInSight);
            if (found) {
                return found;
            }
        }
        return null;
    }

    // --- alternative texts in words --------------------------------------------------------------------------------

    const imageOf = figure => figure.querySelector(":scope > img");
    const wordsOf = figure => figure.querySelector(":scope > .described");
    const isDescribed = figure => wordsOf(figure) !== null;

    function describe(figure, shown) {
        const { alt } = imageOf(figure);
        wordsOf(figure)?.remove();
        if (shown && alt.trim() !== "") {
            const words = document.createElement("p");
            words.className = "described";
            words.dir = "auto";
            words.textContent = alt;
            figure.querySelector(":scope > .tools").before(words);
        }
        figure.querySelector(":scope > .tools > [data-do=describe]")?.setAttribute("aria-expanded", String(shown));
    }

    function setDescriptions(shown) {
        allDescribed = shown;
        const figures = main.querySelectorAll(pictures);
        if (figures.length > 0) {
            const place = carrel.placeNow();
            figures.forEach(figure => describe(figure, shown));
            carrel.keep(place);
            carrel.large.refresh();
        }
    }

    new MutationObserver(changes => {
        if (allDescribed && carrel.isArrival(changes)) {
            main.querySelectorAll(pictures).forEach(figure => describe(figure, true));
        }
    }).observe(main, { childList: true, subtree: true });

    // --- pictures that cannot be shown -----------------------------------------------------------------------------

    const assetOf = image => image.getAttribute("src").split("/").at(-1);

    main.addEventListener("error", ({ target }) => {
        if (target.localName === "img") {
            carrel.tell("tellPictureFailed", assetOf(target));
        }
    }, true);

    function paragraph(style, words) {
        const element = document.createElement("p");
        element.className = style;
        element.dir = "auto";
        element.textContent = words;
        return element;
    }

    /** Puts words in the place of every picture from `asset` that failed: what it would show, and why it does not. */
    function explainPicture(asset, word, reason) {
        const failed = Array.from(main.querySelectorAll("img"))
            .filter(image => image.complete && image.naturalWidth === 0 && assetOf(image) === asset);
        for (const image of failed) {
            if (image.classList.contains("inline")) {
                const words = document.createElement("span");
                words.className = "missing-inline";
                words.dir = "auto";
                words.title = reason;
                words.textContent = image.alt || word;
                image.replaceWith(words);
                continue;
            }
            const box = document.createElement("div");
            box.className = "missing";
            box.append(paragraph("missing-word", word));
            if (image.alt !== "") {
                box.append(paragraph("missing-words", image.alt));
            }
            box.append(paragraph("missing-reason", reason));
            image.parentElement.querySelectorAll(":scope > :is(.tools, .described)").forEach(part => part.remove());
            image.replaceWith(box);
        }
    }

    // --- clicks and menus ------------------------------------------------------------------------------------------

    document.addEventListener("click", ({ target }) => {
        const figure = target.closest("[data-do=describe]")?.closest(pictures);
        if (figure) {
            describe(figure, !isDescribed(figure));
        }
    });

    document.addEventListener("contextmenu", event => {
        const element = main.contains(event.target) && event.target.closest(`${pictures}, .table`);
        if (!element) {
            return;
        }
        event.preventDefault();
        const isTable = element.classList.contains("table");
        // The menu is about what has the focus, as keys are.
        if (!element.contains(document.activeElement)) {
            element.querySelector(isTable ? ".scroll" : "[data-do=enlarge]")
                .focus({ preventScroll: true, focusVisible: false });
        }
        carrel.tell("tellMenu", isTable ? "table" : "picture", event.clientX, event.clientY);
    });

    Object.assign(globalThis.carrel, {
        setDescriptions, explainPicture,
        // For the scripts beside this one.
        figures: { pictures, meant, imageOf, isDescribed, describe },
    });
})();
