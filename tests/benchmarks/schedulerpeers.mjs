// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// schedulerpeers.mjs FOLDER LOG RUNS: how long the published scheduler and optimizer take, as JSON.
// FOLDER has their packages in node_modules, LOG is data/fsrs/optimizer.json.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const [folder, logFile, runs] = process.argv.slice(2);
const require = createRequire(`${folder}/`);
const { createEmptyCard, fsrs } = require('ts-fsrs');
const binding = require('@open-spaced-repetition/binding');

const copies = 50; // as in measureoptimizer.cpp
const cards = 2000; // these two as in schedulerpeers.cpp
const reviewsEach = 10;
const dayMs = 86_400_000;

function reviewsASecond() {
    const scheduler = fsrs({ enable_fuzz: false });
    const start = performance.now();
    let sum = 0;
    for (let number = 0; number < cards; ++number) {
        let now = new Date(1_795_953_600_000);
        let card = createEmptyCard(now);
        for (let review = 0; review < reviewsEach; ++review) {
            card = scheduler.next(card, now, (number + review) % 7 === 0 ? 1 : 3).card;
            now = new Date(Math.max(card.due.getTime(), now.getTime() + dayMs));
        }
        sum += card.stability;
    }
    return sum > 0 ? (cards * reviewsEach * 1000) / (performance.now() - start) : 0;
}

function itemsOf(log) {
    const items = [];
    let reviews = [];
    let last;
    for (const [card, , grade, days] of log) {
        reviews = card === last ? reviews : [];
        reviews.push(new binding.FSRSBindingReview(grade, days));
        if (card === last && days > 0) {
            items.push(new binding.FSRSBindingItem([...reviews]));
        }
        last = card;
    }
    return items;
}

async function fitMs(items) {
    const start = performance.now();
    // The package looks after its work each "timeout" ms only.
    const weights = await binding.computeParameters(items, { enableShortTerm: true, timeout: 1 });
    return weights.length === 21 ? performance.now() - start : 0;
}

const times = { reviewsASecond: [], few: [], many: [] };
const few = itemsOf(JSON.parse(readFileSync(logFile)).log);
const many = Array.from({ length: copies }, () => few).flat();
reviewsASecond(); // compiled from here on
for (let run = 0; run < Number(runs); ++run) {
    times.reviewsASecond.push(reviewsASecond());
    times.few.push(await fitMs(few));
    times.many.push(await fitMs(many));
}
console.log(JSON.stringify({ ...times, items: few.length }));
