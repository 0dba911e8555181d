// How the finished build feels on a mid-range phone, beside its own documents without scripts and beside other builds:
// medians over several visits, each build in turn. Never part of the test suite.
//
//   npm run bench -- [rounds] [name=folder…] [--json file] [--picture file]

import { writeFileSync } from 'node:fs';
import { launchChromium } from './site/chromium.mjs';
import { createFigures, table } from './site/figures.mjs';
import { picture } from './site/picture.mjs';
import { makeCertificate, serveFolder } from './site/serve.mjs';
import { click, controlWorks, firstVisit, visitAgain } from './site/visits.mjs';
import { readWords } from './site/words.mjs';

const { rounds, builds, files } = readWords('bench', ['json', 'picture']);

/** Each build has the same pages, in the same order, at addresses of its own. */
const places = [...builds[0].pages.keys()];

const certificate = makeCertificate();
const browser = await launchChromium(certificate);
const figures = createFigures();

async function measurePage({ name, origin }, path) {
  const seen = await firstVisit(browser, origin + path);
  const home = path === '/' || path === '/th' ? ' of home' : '';
  for (const [where, what] of [
    ['bytes in 4 s', seen.bytes],
    ['script bytes', seen.script],
    ['first paint, ms', seen.fcp],
    ['largest paint, ms', seen.lcp],
    ['blocking time, ms', seen.blocking],
    ['longest task, ms', seen.longest],
    ['layout shift, ‰', seen.shift],
  ]) {
    figures.add(name, where, what);
    if (home && /bytes in|script|largest/.test(where)) figures.add(name, where + home, what);
  }
  figures.add(name, `largest paint of ${path}, ms`, seen.lcp);
}

async function measureControls({ name, origin, controls }) {
  for (const [what, { path, ...control }] of Object.entries(controls)) {
    const works = await controlWorks(browser, origin + path, control);
    if (works !== null) figures.add(name, `${what} control works, ms`, works);
  }
}

async function measureClicks({ name, origin, link }) {
  const throttled = await click(browser, origin, link);
  figures.add(name, 'click to page, ms', throttled.there);
  figures.add(name, 'bytes of that click', throttled.bytes);
  const plain = await click(browser, origin, link, { throttled: false });
  figures.add(name, 'the same, not throttled, ms', plain.there);
  const cold = await click(browser, origin, link, { sparing: true });
  figures.add(name, 'the same, nothing fetched ahead, ms', cold.there);
  figures.add(name, 'bytes of that one', cold.bytes);
  for (const [how, { back, forward }] of Object.entries({ '': throttled, ', not throttled': plain })) {
    figures.add(name, `back${how}, ms`, back);
    figures.add(name, `forward${how}, ms`, forward);
  }
}

async function measureReturn({ name, origin }) {
  figures.add(name, 'bytes of home, visited again', await visitAgain(browser, `${origin}/`));
}

try {
  const served = [];
  for (const build of builds) {
    const { origin, close } = await serveFolder(build.folder, certificate, build);
    served.push({ ...build, origin, close });
  }
  // The browser's own first visit: it reads fonts and fills caches, which is nobody's figure.
  for (const { origin } of served) await firstVisit(browser, `${origin}/`);
  for (let round = 1; round <= rounds; round += 1) {
    // Each page by all builds at once, and the last first in every other round: what a machine does meanwhile is for all.
    const inTurn = round % 2 === 1 ? served : served.toReversed();
    for (const place of places) for (const build of inTurn) await measurePage(build, build.pages[place]);
    for (const build of inTurn) {
      await measureControls(build);
      if (build.isFloor) continue;
      await measureClicks(build);
      await measureReturn(build);
    }
    console.error(`round ${round} of ${rounds}`);
  }
  for (const { close } of served) close();
  const summary = figures.summary();
  console.log(table(summary));
  if (files.json) writeFileSync(files.json, `${JSON.stringify({ rounds, summary }, null, 2)}\n`);
  if (files.picture) writeFileSync(files.picture, picture(summary));
} finally {
  await browser.close();
}
