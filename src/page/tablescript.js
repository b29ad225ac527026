// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tables of the lesson: which are wider than their boxes and scroll there, which heads may stay in sight, and copying.
// Beside pagescript.js and in its world.
"use strict";

(() => {
    const main = document.querySelector("main");
    const mostOfHeight = 0.4, mostOfWidth = 0.45;   // that heads may take of what is seen

    /** Marks what the style sheet cannot know; see figures.css. */
    function look(box) {
        const table = box.querySelector("table");
        const head = table.tHead, corner = table.querySelector("tbody th");
        const isWide = table.offsetWidth > box.offsetWidth;
        const style = getComputedStyle(box);
        const height = isWide ? Math.min(innerHeight, parseFloat(style.maxHeight) || innerHeight) : innerHeight;
        box.toggleAttribute("data-wide", isWide);
        box.toggleAttribute("data-fits", !isWide);
        box.toggleAttribute("data-head", head !== null && head.offsetHeight <= height * mostOfHeight);
        box.toggleAttribute("data-column", isWide && corner !== null
                                           && corner.offsetWidth <= box.clientWidth * mostOfWidth);
        box.style.setProperty("--box", `${box.clientWidth}px`);
        box.style.setProperty("--head", `${head?.offsetHeight ?? 0}px`);
        box.style.setProperty("--column", `${corner?.offsetWidth ?? 0}px`);
    }

    // What is in far sections is not laid out, and is told of once it is. Marks change sizes: they wait for a frame.
    const changed = new Set();
    function lookAtChanged() {
        changed.forEach(box => box?.isConnected && look(box));
        changed.clear();
    }
    const watch = new ResizeObserver(entries => {
        if (changed.size === 0) {
            requestAnimationFrame(lookAtChanged);
        }
        entries.forEach(({ target }) => changed.add(target.closest(".scroll")));
    });
    new MutationObserver(changes => {
        if (!carrel.isArrival(changes)) {
            return;
        }
        watch.disconnect();
        for (const box of main.querySelectorAll(".scroll")) {
            watch.observe(box);
            watch.observe(box.querySelector("table"));
        }
    }).observe(main, { childList: true, subtree: true });
    addEventListener("resize", () => main.querySelectorAll(":is([data-wide], [data-fits])").forEach(box => {
        if (box.checkVisibility({ contentVisibilityAuto: true })) {
            look(box);
        }
    }));

    function copy(table, form) {
        carrel.tell("tellTable", table.dataset.block, form);
    }

    /** Copies the table with the focus, else the first in sight. */
    function copyTable(form) {
        const table = carrel.figures.meant(".table");
        if (table) {
            copy(table, form);
        } else {
            carrel.tell("tellNothing", "table");
        }
    }

    document.addEventListener("click", ({ target }) => {
        const form = target.closest("[data-do=copy-csv], [data-do=copy-markdown]")?.dataset.do.slice("copy-".length);
        if (form) {
            copy(target.closest(".table"), form);
        }
    });

    Object.assign(globalThis.carrel, { copyTable });
})();
