// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A picture of the lesson, large: a sheet over the page on which it is moved and sized by keys and mouse. The sheet is a
// modal dialog, so that the engine keeps the focus inside, tells screen readers, and gives the focus back. Beside
// pagescript.js and in its world; shellpage.cpp writes the sheet, figures.css draws it.
"use strict";

(() => {
    const main = document.querySelector("main");
    const sheet = document.querySelector("dialog.large");
    const part = name => sheet.querySelector(`.large-${name}`);
    const stage = part("stage"), image = stage.querySelector("img"), size = part("size"), words = part("words");
    const buttons = Object.fromEntries(Array.from(sheet.querySelectorAll("[data-large]"),
                                                  button => [button.dataset.large, button]));
    const step = 1.25;
    const mostFit = 3;      // a small picture made of points shows no more when it is drawn larger
    const edge = 12;        // px around a picture that fits
    const pace = 60;        // px an arrow key moves

    let figure = null;      // whose picture is on the sheet
    let natural = { width: 1, height: 1 };
    let scale = 1, x = 0, y = 0;    // x and y: of the picture's middle from the stage's
    let fitted = true;
    let place = 0;          // where the page was

    // --- size and place --------------------------------------------------------------------------------------------

    function fitScale() {
        const whole = Math.min((stage.clientWidth - 2 * edge) / natural.width,
                               (stage.clientHeight - 2 * edge) / natural.height);
        return Math.max(0.01, Math.min(whole, mostFit));
    }

    const lowest = () => Math.min(fitScale(), 1);
    const highest = () => Math.max(8, fitScale() * 8);

    function draw() {
        const room = (length, seen) => Math.max(0, (length * scale - seen) / 2 + (length * scale > seen ? edge : 0));
        const across = room(natural.width, stage.clientWidth), down = room(natural.height, stage.clientHeight);
        x = Math.max(-across, Math.min(across, x));
        y = Math.max(-down, Math.min(down, y));
        image.style.width = `${natural.width * scale}px`;
        image.style.height = `${natural.height * scale}px`;
        image.style.transform = `translate(-50%, -50%) translate(${x}px, ${y}px)`;
        stage.toggleAttribute("data-movable", across > 0 || down > 0);
        const told = `${Math.round(scale * 100)}\u2009%`;
        if (size.textContent !== told) {
            size.textContent = told;
        }
        buttons.out.disabled = scale <= lowest() * 1.001;
        buttons.in.disabled = scale >= highest() * 0.999;
    }

    function fit() {
        fitted = true;
        scale = fitScale();
        x = y = 0;
        draw();
    }

    /** Sizes the picture by `factor`; what is at `atX`, `atY` from the stage's middle stays there. */
    function zoom(factor, atX = 0, atY = 0) {
        const next = Math.max(lowest(), Math.min(highest(), scale * factor));
        const by = next / scale;
        x = atX - (atX - x) * by;
        y = atY - (atY - y) * by;
        scale = next;
        fitted = Math.abs(scale - fitScale()) < 0.001;
        draw();
    }

    function move(right, down) {
        x -= right;
        y -= down;
        draw();
    }

    new ResizeObserver(() => {
        if (figure) {
            fitted ? fit() : draw();
        }
    }).observe(stage);

    // --- opening and closing ---------------------------------------------------------------------------------------

    /** What is said about the picture, as the page says it now. */
    function refresh() {
        if (!figure) {
            return;
        }
        const caption = figure.querySelector(":scope > figcaption");
        const described = carrel.figures.isDescribed(figure);
        part("caption").replaceChildren(...(caption ? [caption.cloneNode(true)] : []));
        part("description").textContent = described ? image.alt : "";
        buttons.describe.hidden = image.alt.trim() === "";
        buttons.describe.setAttribute("aria-expanded", String(described));
        words.hidden = !caption && !described;
    }

    async function open(wanted) {
        const shown = carrel.figures.imageOf(wanted);
        if (!shown.complete) {
            await shown.decode().catch(() => {}); // one that fails has no size
        }
        if (figure || !wanted.isConnected || shown.offsetWidth === 0) {
            return;
        }
        figure = wanted;
        place = scrollY;
        // A drawing may have no size of its own.
        natural = { width: shown.naturalWidth || shown.offsetWidth, height: shown.naturalHeight || shown.offsetHeight };
        image.src = shown.src;
        image.alt = shown.alt;
        for (const element of [image, words]) {
            element.lang = shown.closest("[lang]")?.lang ?? "";
        }
        sheet.showModal();
        stage.focus({ preventScroll: true });
        refresh();
        fit();
        carrel.tell("tellEnlarged", true);
    }

    /** Leaves the sheet; the engine gives the focus back. */
    function leave() {
        sheet.close();
        image.removeAttribute("src");
        figure = null;
        carrel.tell("tellEnlarged", false);
    }

    /** Leads back to the place and the focus. */
    function close() {
        if (figure) {
            leave();
            scrollTo({ top: place, behavior: "instant" });
        }
    }

    sheet.addEventListener("cancel", event => {
        event.preventDefault();
        close();
    });

    /** Enlarges the picture with the focus, else the first in sight; closes one that is open. */
    function enlarge() {
        if (figure) {
            close();
            return;
        }
        const wanted = carrel.figures.meant(carrel.figures.pictures);
        if (wanted) {
            open(wanted);
        } else {
            carrel.tell("tellNothing", "picture");
        }
    }

    // Who is led elsewhere leaves the picture: to another lesson, to another place in this one, into the search.
    const leaveIf = gone => figure && gone(figure) && leave();
    new MutationObserver(() => leaveIf(({ isConnected }) => !isConnected)).observe(main, { childList: true });
    for (const name of ["go", "beginFind", "findAgain"]) {
        const lead = carrel[name];
        carrel[name] = (...where) => {
            leaveIf(() => true);
            lead(...where);
        };
    }

    // --- keys and mouse --------------------------------------------------------------------------------------------

    const actions = {
        in: () => zoom(step), out: () => zoom(1 / step), fit, close,
        describe: () => {
            carrel.figures.describe(figure, !carrel.figures.isDescribed(figure));
            refresh();
        },
    };
    const keys = {
        "+": actions.in, "=": actions.in, "-": actions.out, "_": actions.out, "0": fit, "Escape": close,
        "ArrowLeft": () => move(-pace, 0), "ArrowRight": () => move(pace, 0),
        "ArrowUp": () => move(0, -pace), "ArrowDown": () => move(0, pace),
        "PageUp": () => move(0, -stage.clientHeight * 0.9), "PageDown": () => move(0, stage.clientHeight * 0.9),
        "Home": () => move(-natural.width * scale, -natural.height * scale),
        "End": () => move(natural.width * scale, natural.height * scale),
    };

    sheet.addEventListener("keydown", event => {
        if (event.ctrlKey || event.altKey || event.metaKey) {
            return;
        }
        const scrolls = /^(Arrow|Page|Home|End)/.test(event.key) && event.target.closest(".large-words");
        const isPress = event.key === " " && event.target.localName !== "button";
        if ((keys[event.key] && !scrolls) || isPress) {
            event.preventDefault(); // the page below would scroll
            event.stopPropagation();
            keys[event.key]?.();
        }
    });

    document.addEventListener("click", event => {
        const { target } = event;
        if (sheet.contains(target)) {
            const action = target.closest("[data-large]")?.dataset.large;
            action ? actions[action]() : target.closest("[data-do]") && close();
            return;
        }
        const isPicture = target.localName === "img" && getSelection().isCollapsed && !event.defaultPrevented;
        const wanted = (isPicture ? target : target.closest("[data-do=enlarge]"))?.closest(carrel.figures.pictures);
        if (wanted) {
            open(wanted);
        }
    });

    stage.addEventListener("wheel", event => {
        event.preventDefault();
        const box = stage.getBoundingClientRect();
        zoom(step ** (event.wheelDeltaY / 120), event.clientX - box.left - box.width / 2, event.clientY - box.top - box.height / 2);
    }, { passive: false });

    let held = null;        // {id, x, y} of the pointer that drags
    stage.addEventListener("pointerdown", event => {
        if (event.button !== 0) {
            return;
        }
        event.preventDefault();
        stage.focus({ preventScroll: true, focusVisible: false });
        stage.setPointerCapture(event.pointerId);
        stage.toggleAttribute("data-held", true);
        held = { id: event.pointerId, x: event.clientX, y: event.clientY };
    });
    stage.addEventListener("pointermove", event => {
        if (held?.id === event.pointerId) {
            move(held.x - event.clientX, held.y - event.clientY);
            held = { id: event.pointerId, x: event.clientX, y: event.clientY };
        }
    });
    for (const kind of ["pointerup", "pointercancel"]) {
        stage.addEventListener(kind, () => {
            held = null;
            stage.toggleAttribute("data-held", false);
        });
    }

    Object.assign(globalThis.carrel, { enlarge, large: { refresh } });
})();
