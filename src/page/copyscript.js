// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Copies words and code of the lesson as a learner means them, beside pagescript.js and in its world.
"use strict";

(() => {
    const main = document.querySelector("main");

    /** What is copied of code, a clone: of a session what was typed, without prompts; its answers only by themselves. */
    function codeWords(code) {
        if (code.querySelector(".typed")) {
            code.querySelectorAll(".said").forEach(line => line.remove());
        }
        code.querySelectorAll(".prompt").forEach(prompt => prompt.remove());
        return code.textContent.replace(/\n+$/, "");
    }

    function copyCode(figure) {
        carrel.tellCopy("code", codeWords(figure.querySelector("pre").cloneNode(true)));
    }

    function selectedText(selection) {
        const range = selection.getRangeAt(0);
        const around = range.commonAncestorContainer;
        const inside = around.nodeType === Node.ELEMENT_NODE ? around : around.parentElement;
        const formula = inside.closest(".math");
        if (formula) {
            return formula.dataset.tex;
        }
        const copy = document.createElement("div");
        copy.append(range.cloneContents());
        if (inside.closest("pre")) {
            return codeWords(copy);
        }
        copy.querySelectorAll("pre").forEach(code => { code.textContent = codeWords(code); });
        copy.querySelectorAll(".code > figcaption, button:not(.check)").forEach(element => element.remove());
        // Out of sight a section would be skipped, and its words with it.
        copy.querySelectorAll(".part").forEach(part => { part.style.contentVisibility = "visible"; });
        copy.querySelectorAll(".math").forEach(element => {
            const sign = element.querySelector(".katex-display") ? "$$" : "$";
            element.replaceWith(sign + element.dataset.tex + sign);
        });
        copy.style.cssText = "position:fixed;left:-20000px;top:0;width:10000px";
        main.append(copy);
        const text = copy.innerText;
        copy.remove();
        return text;
    }

    document.addEventListener("copy", event => {
        const selection = getSelection();
        if (selection.rangeCount > 0 && !selection.isCollapsed) {
            event.preventDefault();
            carrel.tellCopy("text", selectedText(selection));
        }
    });

    // Of code that has the focus, all is meant where nothing is selected.
    document.addEventListener("keydown", event => {
        const code = event.target.closest?.(".code pre");
        if (code && event.key.toLowerCase() === "c" && (event.ctrlKey || event.metaKey) && !event.shiftKey
            && getSelection().isCollapsed) {
            event.preventDefault();
            copyCode(code.parentElement);
        }
    });

    document.addEventListener("click", event => {
        const button = event.target.closest("[data-do=copy-code]");
        if (button) {
            copyCode(button.closest("figure"));
        }
    });
})();
