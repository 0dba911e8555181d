// A picture of what a mid-range phone's main thread does in a first visit, beside other builds. Of some visits the one
// with the median of long tasks is drawn.
//
//   npm run bench:main-thread -- [rounds] [name=folder…] --picture file

import { writeFileSync } from 'node:fs';
import { launchChromium } from './site/chromium.mjs';
import { median } from './site/figures.mjs';
import { mainThread, mainThreadPicture } from './site/main-thread.mjs';
import { makeCertificate, serveFolder } from './site/serve.mjs';
import { firstVisit } from './site/visits.mjs';
import { readWords } from './site/words.mjs';

const PATHS = ['/', '/contact-sales'];
const MILLISECONDS = 2500;

const { rounds, builds: all, files } = readWords('bench:main-thread', ['picture']);
const builds = all.filter(({ isFloor }) => !isFloor);
const certificate = makeCertificate();
const browser = await launchChromium(certificate);

const longTasks = ({ tasks }) => tasks.reduce((sum, { length }) => sum + Math.max(0, length - 50), 0);
const middle = (visits) => {
  const most = median(visits.map(longTasks));
  return visits.find((visit) => longTasks(visit) === most);
};

try {
  const served = await Promise.all(
    builds.map(async (build) => ({
      ...build,
      ...(await serveFolder(build.folder, certificate)),
      visits: {},
    })),
  );
  // The browser's own first visit is nobody's figure.
  for (const { origin } of served) await firstVisit(browser, `${origin}/`);
  for (let round = 0; round < rounds; round += 1) {
    for (const { origin, visits } of served) {
      for (const path of PATHS) {
        visits[path] ??= [];
        visits[path].push(await mainThread(browser, origin + path, MILLISECONDS));
      }
    }
  }
  for (const { close } of served) close();
  const rows = PATHS.flatMap((path) =>
    served.map(({ name, visits }) => ({ name: `${path}, ${name}`, ...middle(visits[path]) })),
  );
  for (const row of rows) console.log(`${row.name}: ${Math.round(longTasks(row))} ms beyond 50 ms of a task`);
  if (files.picture) writeFileSync(files.picture, mainThreadPicture(rows, MILLISECONDS));
} finally {
  await browser.close();
}
