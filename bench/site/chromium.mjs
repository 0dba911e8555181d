// The system's Chromium, which trusts a measured build's certificate and asks nobody else for anything. The engine alone:
// a browser's own window takes more of two cores, while a page comes, than the page does.

import { chromium } from '@playwright/test';
import { findTestChromium } from '../../scripts/lib/system-packages.mjs';

export async function launchChromium({ spki }) {
  const executablePath = await findTestChromium();
  if (!executablePath) throw new Error('No Chromium found');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // As a phone sets letters: at parts of a pixel, or lines end elsewhere than there until the fonts have come.
      '--font-render-hinting=none',
      `--ignore-certificate-errors-spki-list=${spki}`,
    ],
  });
}
