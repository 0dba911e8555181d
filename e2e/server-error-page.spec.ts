import { copyFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { OwnServer } from './support/own-server';
import { SiteCopy } from './support/site-copy';
import { expect, FAILED_RESOURCE, hydrated, test } from './support/test';
import { CLIENT_FOLDER } from './support/urls';

const CASES = [
  { url: '/pricing', heading: 'Internal Server Error', again: 'Try again', lang: 'en-US' },
  {
    url: '/th/pricing',
    heading: 'เกิดข้อผิดพลาดภายในเซิร์ฟเวอร์',
    again: 'ลองอีกครั้ง',
    lang: 'th-TH',
  },
];

test.use({ expectedConsole: FAILED_RESOURCE });

for (const { url, heading, again, lang } of CASES) {
  test(`${url}, whose file can’t be read, is the 500 page, until it can`, async ({ page }) => {
    const site = new SiteCopy();
    const server = new OwnServer({ SITE_DIR: site.folder });
    const file = join(site.folder, `${url}.html`);
    rmSync(file);
    // A link that leads to itself is there and can't be read.
    symlinkSync(file, file);
    const origin = await server.start();
    const response = await page.goto(origin + url);
    expect(response?.status()).toBe(500);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page).toHaveTitle(new RegExp(`^${heading}`));
    await expect(page.locator('h1')).toHaveText(heading);
    await expect(page.getByRole('banner')).toBeVisible();
    rmSync(file);
    copyFileSync(`${CLIENT_FOLDER}${url}.html`, file);
    await page.getByRole('main').getByRole('link', { name: again }).click();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${url}$`));
    await expect(page).toHaveURL(origin + url);
    await server.dispose(page);
    site.dispose();
  });
}
