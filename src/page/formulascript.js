// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Runs in the application world of the page that FormulaPictures draws formulas with: puts one black on white into the
// upper left corner with a mark beside it, and tells its measures through the title, in points of the screen: the zoom
// of the lessons is that of every page.
'use strict';

globalThis.carrelFormula = (serial, html, pixels, mark, pixelRatio) => {
    const zoom = devicePixelRatio / pixelRatio;
    for (const element of [document.documentElement, document.body]) {
        element.style.cssText = 'background:#fff;margin:0;padding:0;overflow:hidden';
    }
    const main = document.querySelector('main');
    main.style.cssText =
        'position:absolute;left:0;top:0;margin:0;padding:0 2px;width:max-content;max-width:none;white-space:nowrap;' +
        `line-height:1.2;color:#000;font-size:${pixels / zoom}px`;
    main.innerHTML = html;
    const display = main.querySelector('.katex-display');
    if (display) {
        display.style.margin = '0';
    } else {
        // Stands on the line of the text; behind a formula that stands alone it would make another line.
        main.insertAdjacentHTML('beforeend', '<span style="display:inline-block"></span>');
    }
    main.getBoundingClientRect(); // lays out, which is what asks for the fonts
    document.fonts.ready.then(() => {
        const box = main.getBoundingClientRect();
        const depth = display ? box.height / 2 : box.bottom - main.lastElementChild.getBoundingClientRect().bottom;
        const sign = document.createElement('i');
        sign.style.cssText = `position:absolute;left:${(Math.ceil(box.width * zoom) + 2) / zoom}px;top:0;`
            + `width:${8 / zoom}px;height:${8 / zoom}px;background:${mark}`;
        main.append(sign);
        document.title = `formula ${serial} ${box.width * zoom} ${box.height * zoom} ${depth * zoom}`;
    });
};
