// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Walks every run of text of the page and tells the ones that are told badly from their ground: a list of sentences.
// Also what is drawn around texts without being one: marks of lists, words set by the style sheet, selected text, text
// that something was drawn over.
(least => {
    const parse = css => {
        const parts = css.match(/[\d.]+/g).map(Number);
        return css.startsWith('color(') ? [...parts.slice(0, 3).map(part => part * 255), parts[3] ?? 1]
                                        : [parts[0], parts[1], parts[2], parts[3] ?? 1];
    };
    const over = (top, under) => top.slice(0, 3).map((part, i) => part * top[3] + under[i] * (1 - top[3])).concat(1);
    const luminance = colour => {
        const [r, g, b] = colour.slice(0, 3).map(part => part / 255)
            .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (one, other) => {
        const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
        return (high + 0.05) / (low + 0.05);
    };
    const ground = element => {
        const layers = [];
        for (let at = element; at; at = at.parentElement) {
            layers.push(parse(getComputedStyle(at).backgroundColor));
        }
        return layers.reverse().reduce((under, top) => over(top, under), [255, 255, 255, 1]);
    };
    const seen = { texts: 0, kinds: new Set(), bad: [] };
    const check = (what, words, colour, behind) => {
        const found = contrast(over(parse(colour), behind), behind);
        if (found < least) {
            seen.bad.push(`${what} "${words.trim().slice(0, 30)}": ${found.toFixed(2)}`);
        }
    };
    document.querySelectorAll('details').forEach(details => { details.open = true; });
    const hidden = element => element.closest('.katex-mathml') !== null;
    const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        const words = walker.currentNode.data;
        if (words.trim() === '' || hidden(element)) {
            continue;
        }
        const style = getComputedStyle(element);
        const behind = ground(element);
        const name = `${element.localName}.${element.className}`;
        let opacity = 1;
        for (let at = element; at; at = at.parentElement) {
            opacity *= Number(getComputedStyle(at).opacity);
        }
        if (opacity < 1) {
            seen.bad.push(`${name} is seen through`);
        }
        seen.texts += 1;
        element.classList.forEach(word => seen.kinds.add(word));
        seen.kinds.add(element.localName);
        check(name, words, style.color, behind);
        for (const pseudo of ['::selection', '::highlight(highlight)', '::highlight(search)', '::highlight(spoken)']) {
            const drawn = getComputedStyle(element, pseudo);
            check(`${pseudo} of ${name}`, words, drawn.color, over(parse(drawn.backgroundColor), behind));
        }
    }
    for (const element of document.querySelectorAll('main *')) {
        if (hidden(element)) {
            continue;
        }
        for (const pseudo of ['::before', '::after']) {
            const drawn = getComputedStyle(element, pseudo);
            if (!['none', 'normal', '""'].includes(drawn.content)) {
                const behind = over(parse(drawn.backgroundColor), ground(element));
                check(`${pseudo} of ${element.localName}`, drawn.content, drawn.color, behind);
                element.classList.forEach(word => seen.kinds.add(`${pseudo} of ${word}`));
            }
        }
        if (['LI', 'SUMMARY'].includes(element.tagName)) {
            check(`mark of ${element.localName}`, '', getComputedStyle(element, '::marker').color, ground(element));
        }
        if (element.tagName === 'svg') {
            check('svg', element.parentElement.className, getComputedStyle(element).fill, ground(element));
        }
    }
    return { texts: seen.texts, kinds: [...seen.kinds], bad: [...new Set(seen.bad)] };
})
