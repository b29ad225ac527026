// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The script of a page that is printed and never seen. No frames are painted there and no timers exist: it waits for
// style sheet, letters and pictures by promises, and tells by the title that a step is done.
"use strict";

globalThis.carrelPaper = (() => {
    const root = document.documentElement;
    const main = document.querySelector("main");

    /** Decoding would wait for a frame, which never comes. */
    function loaded(image) {
        return image.complete ? null : new Promise(done => {
            image.onload = done;
            image.onerror = done;
        });
    }

    async function show(html, language, direction) {
        root.dataset.theme = "light";
        root.dataset.medium = "paper";
        root.lang = language;
        root.dir = direction;
        const sheet = document.createElement("link");
        sheet.rel = "stylesheet";
        sheet.href = "/styles/book.css";
        await new Promise(done => {
            sheet.onload = done;
            sheet.onerror = done;
            document.head.append(sheet);
        });
        main.innerHTML = html;
        void main.offsetHeight; // letters are fetched when text is laid out
        await document.fonts.ready;
        await Promise.all(Array.from(document.images, loaded));
        document.title = "paper shown";
    }

    /** Writes the numbers of pages into the contents: `pages` by the ids of what begins there. */
    function number(pages) {
        for (const place of main.querySelectorAll("[data-page-of]")) {
            place.textContent = pages[place.dataset.pageOf] ?? "";
        }
        document.title = "paper numbered";
    }

    return { show, number };
})();
