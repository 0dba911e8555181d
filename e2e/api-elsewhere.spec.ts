import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, OwnServer } from './support/own-server';
import { SiteCopy } from './support/site-copy';
import { expect, openWithoutCode, test } from './support/test';

const URLS = ['/contact-sales', '/th/contact-sales'];

test.use({ expectedConsole: /Failed to load resource/ });

for (const url of URLS) {
  test(`a form without code on ${url} goes where the configuration says`, async ({ page }) => {
    const apiPort = await freePort();
    const site = new SiteCopy();
    const apiBase = `http://localhost:${apiPort}/api`;
    execFileSync(process.execPath, ['dist/api/configure.js', site.folder, `apiBase=${apiBase}`]);
    const host = new OwnServer({ SITE_DIR: site.folder });
    const origin = await host.start();
    const api = new OwnServer({ ALLOWED_ORIGINS: origin }, apiPort);
    await api.start();

    // Before hydration and without it: the code never comes.
    await page.route('**/assets/**/*.js', (route) => route.abort());
    await openWithoutCode(page, origin + url);
    await page.locator('[name="name"]').fill('Ada');
    await page.locator('[name="email"]').fill('ada@company.example');
    await page.getByRole('form').locator('button[type="submit"]:visible').last().click();
    await expect(page).toHaveURL(new RegExp(`^${apiBase}/contact-sales/submitted`));
    await expect(page.locator('.form-success')).toBeVisible();
    expect(api.leads('list')).toContain('contact-sales');
    expect(host.leads('list')).not.toContain('contact-sales');

    await page.unrouteAll();
    await api.stop();
    await host.dispose(page);
    await api.dispose(page);
    site.dispose();
  });
}

test('no form of any document is left to the site’s own host', () => {
  const site = new SiteCopy();
  execFileSync(process.execPath, [
    'dist/api/configure.js',
    site.folder,
    'apiBase=https://api.company.example/v1',
  ]);
  const names = readdirSync(site.folder, { recursive: true, encoding: 'utf8' });
  const documents = names.filter((name) => name.endsWith('.html'));
  const actions = documents.flatMap((name) =>
    Array.from(
      readFileSync(join(site.folder, name), 'utf8').matchAll(/ action="([^"]*)"/g),
      ([, action]) => `${name} ${action}`,
    ),
  );
  site.dispose();
  expect(actions.length).toBeGreaterThan(10);
  expect(actions.filter((action) => !action.includes(' https://api.company.example/v1/'))).toEqual([]);
});
