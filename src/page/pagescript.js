// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The script of the lesson page. It runs in the application world, where timers do not exist: frames, observers and
// events drive it. C++ calls the functions of `carrel`; what happens on the page goes back over the bridge.
"use strict";

(() => {
    const root = document.documentElement;
    const main = document.querySelector("main");
    let bridge = null;
    let serial = 0;         // of the lesson on screen, so that late messages of the one before are dropped
    let sections = [];
    let checks = [];        // {element, where}: "below", "seen" or "above" the window
    let place = { block: "", offset: 0 };
    let told = null;
    let settling = 0;       // frames left in which the page moves by our own doing
    let lastBlockTold = false;
    let layout = "";        // width and fonts the place was taken at
    let isWhole = true;     // false while more of the lesson on screen comes
    let waiting = null;     // for the block one was at: {lesson, article}, a long one that is not on screen yet

    const blockElement = id => id === "" ? null : main.querySelector(`[data-block="${CSS.escape(id)}"]`);
    const layoutNow = () => `${innerWidth} ${root.style.cssText}`;

    // --- place -----------------------------------------------------------------------------------------------------

    /** Index of the first of `elements` whose lower edge is below the window's upper edge. */
    function firstBelowTop(elements) {
        let low = 0, high = elements.length;
        while (low < high) {
            const middle = (low + high) >> 1;
            if (elements[middle].getBoundingClientRect().bottom > 1) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

    /** How much of `element` is above the window; less than nothing in the gap before it, more than all behind it. */
    function share(element) {
        const box = element.getBoundingClientRect();
        return box.height > 0 ? -box.top / box.height : 0;
    }

    function placeNow() {
        const head = main.querySelector(".head");
        if (head && head.getBoundingClientRect().bottom > 1) {
            return { block: "", offset: scrollY < 1 ? 0 : share(head) };
        }
        const section = sections[Math.min(firstBelowTop(sections), sections.length - 1)];
        if (!section || section.children.length === 0) {
            return { block: "", offset: 0 };
        }
        const blocks = section.children;
        const block = blocks[Math.min(firstBelowTop(blocks), blocks.length - 1)];
        return { block: block.dataset.block, offset: share(block) };
    }

    function elementOf(wanted) {
        return wanted.block === "" ? main.querySelector(".head") : blockElement(wanted.block);
    }

    function moveTo(wanted, room) {
        const element = elementOf(wanted);
        if (!element) {
            return;
        }
        if (wanted.block === "" && wanted.offset === 0) {
            scrollTo({ top: 0, behavior: "instant" });
            return;
        }
        const box = element.getBoundingClientRect();
        // A gap above a block belongs to no block; one pixel inside keeps this one the topmost.
        const top = scrollY + box.top + wanted.offset * box.height - room;
        if (Math.abs(top - scrollY) >= 0.5) {
            scrollTo({ top, behavior: "instant" });
        }
    }

    /**
     * Goes to `wanted`, `room` below the window's edge, and stays there while sections above get their true heights.
     * `asSeen`: what is kept from then on is what is at the edge then.
     */
    function settle(wanted, room = 0, asSeen = false) {
        place = wanted;
        layout = layoutNow();
        const running = settling > 0;
        settling = 6;
        settle.wanted = wanted;
        settle.room = room;
        settle.asSeen = asSeen;
        moveTo(wanted, room);
        if (!running) {
            requestAnimationFrame(settleFrame);
        }
    }

    function settleFrame() {
        moveTo(settle.wanted, settle.room);
        settling -= 1;
        if (settling > 0) {
            requestAnimationFrame(settleFrame);
        } else {
            if (settle.asSeen) {
                place = placeNow();
            }
            lookAround(false);
            tellPlace();
        }
    }

    function tellPlace() {
        const now = JSON.stringify(place);
        if (bridge && now !== told) {
            told = now;
            bridge.tellPlace(serial, place.block, place.offset);
        }
    }

    // --- what has come into sight ----------------------------------------------------------------------------------

    function whereIs(element) {
        // Asking a block of a far section would lay that section out.
        const section = element.closest(".part").getBoundingClientRect();
        if (section.bottom < 0) {
            return "above";
        }
        if (section.top > innerHeight) {
            return "below";
        }
        const box = element.getBoundingClientRect();
        return box.bottom < 0 ? "above" : box.top > innerHeight ? "below" : "seen";
    }

    function lookAround(byReader) {
        for (const check of checks) {
            const where = whereIs(check.element);
            if (byReader && where === "above" && check.where !== "above") {
                bridge?.tellCheckPassed(check.element.dataset.check);
            }
            check.where = where;
        }
        const last = sections.at(-1)?.lastElementChild;
        if (isWhole && !lastBlockTold && last && whereIs(last) !== "below") {
            const box = last.getBoundingClientRect();
            if (box.bottom <= innerHeight + 1 || box.top <= 0) {
                lastBlockTold = true;
                bridge?.tellLastBlock(serial);
            }
        }
    }

    let looking = false;
    function onScroll() {
        if (looking || settling > 0) {
            return;
        }
        looking = true;
        requestAnimationFrame(() => {
            looking = false;
            if (settling > 0) {
                return;
            }
            if (layout !== layoutNow()) {
                settle(place);
                return;
            }
            place = placeNow();
            lookAround(true);
            tellPlace();
        });
    }
    addEventListener("scroll", onScroll, { passive: true });
    // The reader's hand ends our own moving at once.
    for (const kind of ["wheel", "pointerdown", "keydown", "touchstart"]) {
        addEventListener(kind, () => { settling = Math.min(settling, 1); }, { passive: true, capture: true });
    }
    new ResizeObserver(() => {
        if (layout !== "" && layout !== layoutNow()) {
            settle(place);
        }
    }).observe(main);
    document.fonts.addEventListener("loadingdone", () => settle(place));

    // --- clicks ----------------------------------------------------------------------------------------------------

    function act(element) {
        const data = element.dataset;
        switch (data.do) {
        case "copy-cite":
            bridge?.tellClick("cite", String(element.getBoundingClientRect().left),
                              String(element.getBoundingClientRect().bottom));
            break;
        case "block":
            bridge?.tellClick("block", data.to, "");
            break;
        case "check":
            bridge?.tellClick("check", data.check, "");
            break;
        case "neighbour":
            bridge?.tellClick("neighbour", data.lesson, "");
            break;
        case "lesson":
            bridge?.tellClick("lesson", data.lesson, data.to ?? "");
            break;
        case "outside":
            bridge?.tellClick("outside", data.url, "");
            break;
        }
    }

    document.addEventListener("click", event => {
        const element = event.target.closest("[data-do]");
        if (element) {
            event.preventDefault();
            act(element);
        }
    });
    document.addEventListener("keydown", event => {
        const element = event.target.closest?.("a[data-do]");
        if (event.key === "Enter" && element) {
            event.preventDefault();
            act(element);
        }
    });

    // --- called from C++ -------------------------------------------------------------------------------------------

    const wantsLessMotion = () => root.dataset.motion === "less"
        || matchMedia("(prefers-reduced-motion: reduce)").matches;

    function flash(element) {
        const colour = getComputedStyle(root).getPropertyValue("--mark");
        const last = wantsLessMotion() ? colour : "transparent"; // then it stands still, and is gone
        element.animate([{ backgroundColor: colour, offset: 0 }, { backgroundColor: colour, offset: 0.4 },
                         { backgroundColor: last, offset: 1 }], { duration: 2200, easing: "ease-out" });
    }

    function go(block, offset, flashing) {
        const element = elementOf({ block, offset });
        if (!element) {
            return;
        }
        for (let folded = element.closest("details"); folded; folded = folded.parentElement.closest("details")) {
            folded.open = true;
        }
        settle({ block, offset }, flashing ? 24 : 0);
        if (flashing && block !== "") {
            flash(element);
        }
    }

    /** Notes sections that came onto the page. */
    function takeIn(added) {
        sections.push(...added);
        checks.push(...added.flatMap(part => Array.from(part.querySelectorAll(".check"),
                                                        element => ({ element, where: "above" }))));
    }

    async function begin(lesson, isAll) {
        waiting = null;
        carrel.decorate([]);
        serial = lesson.serial;
        isWhole = isAll;
        told = null;
        layout = "";
        lastBlockTold = false;
        root.lang = lesson.language;
        sections = [];
        checks = [];
        takeIn(Array.from(main.querySelectorAll(".part")));
        settle({ block: lesson.block, offset: lesson.offset });
        await document.fonts.ready;
        requestAnimationFrame(() => requestAnimationFrame(() => {
            if (serial === lesson.serial) {
                bridge?.tellShown(serial);
                if (!isWhole) {
                    bridge?.tellTaken(serial);
                }
            }
        }));
    }

    function show(lesson) {
        waiting = null;
        if (!lesson.more || lesson.block === "") {
            main.innerHTML = lesson.html;
            begin(lesson, !lesson.more);
            return;
        }
        // What is in sight stays until the place one was at is there.
        const box = document.createElement("div");
        box.innerHTML = lesson.html;
        waiting = { lesson, article: box.firstElementChild };
        beginWithPlace(false);
    }

    function beginWithPlace(isAll) {
        const { lesson, article } = waiting;
        if (isAll || article.querySelector(`[data-block="${CSS.escape(lesson.block)}"]`)) {
            main.replaceChildren(article);
            begin(lesson, isAll);
        } else {
            bridge?.tellTaken(lesson.serial);
        }
    }

    /** Adds a portion to the end of a long lesson. */
    function add({ serial: of, html, more }) {
        if (waiting?.lesson.serial === of) {
            waiting.article.insertAdjacentHTML("beforeend", html);
            beginWithPlace(!more);
            if (!more) {
                bridge?.tellTaken(of);
            }
            return;
        }
        if (of !== serial) {
            return;
        }
        const article = main.firstElementChild, last = article.lastElementChild;
        last.insertAdjacentHTML("afterend", html);
        const added = [];
        for (let part = last.nextElementSibling; part; part = part.nextElementSibling) {
            added.push(part);
        }
        takeIn(added.filter(part => part.matches(".part")));
        isWhole = !more;
        if (isWhole) {
            lookAround(false);
            bridge?.tellTaken(serial);
        } else {
            requestAnimationFrame(() => bridge?.tellTaken(of));
        }
    }

    /** The line of code at the window's edge, and how much of it is above: what a block's height says nothing of. */
    function lineAtTop() {
        const lines = Array.from(blockElement(place.block)?.querySelectorAll(".line") ?? []);
        const line = lines[firstBelowTop(lines)];
        return line && line.getBoundingClientRect().top < 1 ? { line, offset: share(line) } : null;
    }

    /** Where `kept` of lineAtTop() is now. */
    function placeOfLine({ line, offset }) {
        const block = blockElement(place.block).getBoundingClientRect(), box = line.getBoundingClientRect();
        return { block: place.block, offset: (box.top + offset * box.height - block.top) / block.height };
    }

    /** Each of `wanted` is an attribute of the page, which has it or not. */
    function setCodeLooks(wanted) {
        const changed = Object.entries(wanted).filter(([name, on]) => root.hasAttribute(name) !== on);
        if (changed.length === 0) {
            return;
        }
        const kept = lineAtTop();
        changed.forEach(([name, on]) => root.toggleAttribute(name, on));
        settle(kept ? placeOfLine(kept) : place);
    }

    function setLooks(face, values, code) {
        root.dataset.face = face;
        setCodeLooks(code);
        const changed = Object.entries(values).filter(([name, value]) => root.style.getPropertyValue(name) !== value);
        for (const [name, value] of changed) {
            root.style.setProperty(name, value);
        }
        if (changed.length > 0) {
            settle(place);
        }
    }

    globalThis.carrel = {
        show, add, go, setLooks,
        setTheme: theme => {
            if (root.dataset.theme !== theme) {
                root.dataset.theme = theme;
                settle(place); // high contrast draws lines where others have none
            }
        },
        setMotion: less => { root.dataset.motion = less ? "less" : "usual"; },
        // For the scripts beside this one.
        placeNow, keep: settle, blockElement, isWhole: () => isWhole, isWaiting: () => waiting !== null,
        /** Whether something of a lesson came onto the page, by what a MutationObserver saw. */
        isArrival: changes => changes.some(({ target }) => target === main || target.parentElement === main),
        tell: (what, ...values) => bridge?.[what](serial, ...values),
        tellCopy: (kind, text) => bridge?.tellCopy(kind, text),
        tellClick: (what, of) => bridge?.tellClick(what, of, ""),
    };

    new QWebChannel(qt.webChannelTransport, channel => {
        bridge = channel.objects.bridge;
        bridge.tellReady();
    });
})();
