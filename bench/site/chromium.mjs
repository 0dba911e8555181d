// The system's Chromium, which trusts a measured build's certificate and asks nobody else for anything.

import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/lib/system-packages.mjs';

export async function launchChromium({ spki }) {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('No Chromium found');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--ignore-certificate-errors-spki-list=${spki}`,
    ],
  });
}
