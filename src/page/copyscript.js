// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Copies words and code of the lesson as a learner means them, beside pagescript.js and in its world.
"use strict";

(() => {
    const main = document.querySelector("main");

    function codeText(figure) {
        const code = figure.querySelector("pre code").cloneNode(true);
        // A terminal's copy is what was typed: prompts and answers stay behind.
        if (code.querySelector(".prompt")) {
            const lines = [];
            for (const prompt of code.querySelectorAll(".prompt")) {
                let line = "";
                for (let node = prompt.nextSibling; node && !(node.classList); node = node.nextSibling) {
                    line += node.data;
                    if (line.includes("\n")) {
                        break;
                    }
                }
                lines.push(line.split("\n")[0]);
            }
            return lines.join("\n");
        }
        return code.textContent;
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
        copy.querySelectorAll(".prompt, button:not(.check)").forEach(element => element.remove());
        copy.querySelectorAll(".math").forEach(element => {
            const sign = element.querySelector(".katex-display") ? "$$" : "$";
            element.replaceWith(sign + element.dataset.tex + sign);
        });
        copy.style.cssText = "position:fixed;left:-20000px;top:0;width:10000px;"
            + (inside.closest("pre") ? "white-space:pre" : "");
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

    document.addEventListener("click", event => {
        const button = event.target.closest("[data-do=copy-code]");
        if (button) {
            carrel.tellCopy("code", codeText(button.closest("figure")));
        }
    });
})();
