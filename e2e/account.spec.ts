import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { type MailServer, openMailServer } from '../server/testing/mail-server';
import { readMail } from '../server/testing/read-mail';
import { LOCALE_TAGS, LOCALES, type Locale } from '../src/contract/locales';
import { joinLocalePath } from '../src/locale/locale-path';
import { reflowDefects } from './every-page/reflow';
import { fillSignup, logIn, makeAccount, newEmail, openAs, PASSWORD, submit } from './support/accounts';
import { axeViolations } from './support/axe';
import { hold } from './support/hold';
import { OwnServer } from './support/own-server';
import { expect, FAILED_RESOURCE, hydrated, test } from './support/test';

// The states of the account's page are in src/pages/account, those of its forms beside them. Here is the real server.

const NEW_PASSWORD = 'correct horse 10';

const isSignedIn = (page: Page) => expect(page.locator('.account-name').first()).toBeAttached();

/** When the trial ends, as the page's language writes it. */
async function trialEnd(request: APIRequestContext, page: Page, locale: Locale): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await request.get('/api/me', { headers: { authorization: `Bearer ${token}` } });
  const { account } = (await answer.json()) as { account: { registrations: { endsAt: string }[] } };
  const endsAt = account.registrations[0]?.endsAt ?? '';
  return page.evaluate(
    ([tag = '', time = '']) => new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(new Date(time)),
    [LOCALE_TAGS[locale], endsAt],
  );
}

for (const locale of LOCALES) {
  const at = (path: string): string => joinLocalePath({ locale, path });

  test.describe(`in ${locale}`, () => {
    test('who registers is signed in, and sees how the plans stand everywhere', async ({ page, request }) => {
      const email = newEmail();
      await page.goto(at('/registration/free-trial'));
      await hydrated(page);
      await fillSignup(page, email);
      await submit(page);
      await expect(page.locator('.form-success h3')).toBeFocused();
      await isSignedIn(page);
      const end = await trialEnd(request, page, locale);
      await expect(page.locator('.form-success')).toContainText(end);
      expect(await page.evaluate(() => localStorage.getItem('draft:registration'))).toBeNull();

      await page.locator(`.form-success a[href="${at('/account')}"]`).click();
      await expect(page).toHaveURL(at('/account'));
      await expect(page.locator('main')).toContainText(email);
      await expect(page.locator('#plans')).toContainText(end);
      const summaries = page.locator('main summary');
      await expect(summaries).toHaveCount(2);
      for (const summary of await summaries.all()) await summary.click();
      expect(await axeViolations(page)).toEqual([]);
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await reflowDefects(page), `${width} px`).toEqual([]);
      }

      await page.goto(at('/registration/free-trial'));
      await expect(page.locator('main .document-card').last()).toContainText(email);
      await expect(page.getByRole('form')).toHaveCount(0);

      await page.goto(at('/registration/starter'));
      await page.locator('main form [type="submit"]:visible').click();
      await expect(page.locator('.form-success')).toContainText(email);

      await page.goto(at('/pricing'));
      await expect(page.locator('.plans button:disabled')).toHaveCount(1);
      await expect(page.locator(`.plans a[href="${at('/registration/starter')}"]`)).toHaveCount(0);
      await expect(page.locator(`.plans a[href="${at('/registration/enterprise')}"]`)).toBeVisible();
      await expect(page.locator('.plans')).toContainText(end);
    });

    test('who is signed in is told so where others log in or sign up', async ({ page, request, baseURL }) => {
      const { token, email } = await makeAccount(request);
      for (const path of ['/login', '/signup']) {
        await openAs(page, token, `${baseURL}${at(path)}`);
        await expect(page.locator('main .signed-in')).toContainText(email);
        await expect(page.getByRole('form')).toHaveCount(0);
      }
      await page.locator('main .signed-in button').click();
      await expect(page.getByRole('form')).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    });

    test('news are given and withdrawn, data taken along, and the account is closed', async ({
      page,
      request,
      baseURL,
    }) => {
      const { token, email } = await makeAccount(request);
      await openAs(page, token, `${baseURL}${at('/account')}`);
      const box = page.locator('#news input');
      for (const wanted of [true, false]) {
        await box.click();
        await expect(page.locator('#news [role="status"] p')).toBeVisible();
        await page.reload();
        await expect(box).toBeChecked({ checked: wanted });
      }

      const download = page.waitForEvent('download');
      await page.locator('#data button').click();
      const file = await download;
      expect(file.suggestedFilename()).toBe('account.json');
      expect(readFileSync(await file.path(), 'utf8')).toContain(email);

      await page.locator('#closing summary').click();
      await page.locator('#closing [name="password"]').fill(PASSWORD);
      await page.locator('#closing [type="submit"]').click();
      await expect(page.locator('.form-success h3')).toBeFocused();
      await expect(page.locator('.account-name')).toHaveCount(0);
      const answer = await request.post('/api/login', { data: { email, password: PASSWORD } });
      expect(answer.status()).toBe(401);
    });

    test('a site without mail says so, and leads to the contact form', async ({ page }) => {
      await page.goto(at('/reset-password'));
      await hydrated(page);
      await page.locator('[name="email"]').fill(newEmail());
      await submit(page);
      await expect(page.locator(`.form-success a[href="${at('/contact-sales')}"]`)).toBeVisible();
    });

    test.describe('by mail', () => {
      let mail: MailServer;
      let server: OwnServer;
      let base: string;

      test.beforeEach(async () => {
        mail = await openMailServer();
        server = new OwnServer({
          SMTP_URL: mail.url,
          MAIL_FROM: 'site@company.example',
          MAIL_TO: 'sales@company.example',
        });
        base = await server.start();
      });

      test.afterEach(async ({ page }) => {
        await server.dispose(page);
        await mail.close();
      });

      /** The path of the first or a later link that comes, with what follows its `#`. */
      async function mailedLink(email: string, path: string, index = 0): Promise<string> {
        const find = (): string | undefined => {
          const own = mail.messages.map(readMail).filter(({ to }) => to === email);
          const links = own.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []);
          const paths = links.map((link) => link.replace(/^https?:\/\/[^/]+/, ''));
          return paths.filter((link) => link.startsWith(path))[index];
        };
        await expect.poll(find).toBeTruthy();
        return find() ?? '';
      }

      test.describe('a forgotten password', () => {
        test.use({ expectedConsole: FAILED_RESOURCE });

        test('is replaced by the link, once', async ({ page, request }) => {
          const { email, token } = await makeAccount(request, base);
          await page.goto(base + at('/login'));
          await hydrated(page);
          await page.locator(`main a[href="${at('/reset-password')}"]`).click();
          // The page that it leads away from has such a field too.
          await page.locator('[data-page="reset-password"] [name="email"]').fill(email);
          await submit(page);
          await expect(page.locator('.form-success h3')).toBeFocused();

          const link = await mailedLink(email, `${at('/reset-password')}#`);
          const setPassword = async () => {
            await page.goto(base + link);
            await page.locator('[name="password"]').fill(NEW_PASSWORD);
            await page.locator('[name="confirmPassword"]').fill(NEW_PASSWORD);
            await submit(page);
          };
          // Another document: of the one that is open only the part behind the `#` would change.
          await page.goto(base + at('/faq'));
          await setPassword();
          await expect(page.locator('.form-success h3')).toBeFocused();
          await expect(page).toHaveURL(base + at('/reset-password'));
          const secret = link.split('#')[1] ?? '';
          const stored = await page.evaluate(() =>
            JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state]),
          );
          expect(stored).not.toContain(secret);
          const me = await request.get(`${base}/api/me`, { headers: { authorization: `Bearer ${token}` } });
          expect(me.status(), 'other log-ins have ended').toBe(401);

          await logIn(page, `${base}${at('/login')}?next=${at('/account')}`, email, NEW_PASSWORD);
          await expect(page).toHaveURL(base + at('/account'));
          await expect(page.locator('main')).toContainText(email);

          await setPassword();
          await expect(page.locator('main [role="alert"]')).toBeVisible();
          await expect(page.locator('[name="email"]')).toBeVisible();
        });
      });

      test('an address is confirmed by the link, which can be had again', async ({ page }) => {
        const email = newEmail();
        await page.goto(base + at('/signup'));
        await hydrated(page);
        await fillSignup(page, email);
        await submit(page);
        await expect(page.locator('.form-success h3')).toBeFocused();
        await mailedLink(email, `${at('/account')}#confirm=`);
        await page.goto(base + at('/account'));
        await page.locator('#email button').click();
        await expect(page.locator('#email [role="status"]')).toContainText(email);
        const link = await mailedLink(email, `${at('/account')}#confirm=`, 1);
        await page.goto(base + at('/faq'));
        await page.goto(base + link);
        await expect(page.locator('.account-notice p')).toBeVisible();
        await expect(page).toHaveURL(base + at('/account'));
        await expect(page.locator('#email')).toBeVisible();
        await expect(page.locator('#email button')).toHaveCount(0);
      });

      test('where nobody has logged in, an address is confirmed by a press, and not by opening its link', async ({
        page,
        request,
      }) => {
        const { email, token } = await makeAccount(request, base);
        const isConfirmed = async (): Promise<boolean> => {
          const answer = await request.get(`${base}/api/me`, {
            headers: { authorization: `Bearer ${token}` },
          });
          const { account } = (await answer.json()) as { account: { emailConfirmed: boolean } };
          return account.emailConfirmed;
        };
        const [, fragment = ''] = (await mailedLink(email, '/account#confirm=')).split('#');
        await page.goto(`${base}${at('/account')}#${fragment}`);
        await expect(page).toHaveURL(base + at('/account'));
        const button = page.locator('.account-notice button');
        await expect(button).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await isConfirmed()).toBe(false);
        await button.click();
        await expect(button).toHaveCount(0);
        await expect.poll(isConfirmed).toBe(true);
        await expect(page.locator('main')).toBeFocused();
      });
    });
  });
}

test.describe('what is refused', () => {
  test.use({ expectedConsole: FAILED_RESOURCE });

  test('a dead token leads to the log-in and back, and a wrong password closes and changes nothing', async ({
    page,
    request,
    baseURL,
  }) => {
    const { email } = await makeAccount(request);
    await openAs(page, 'x'.repeat(43), `${baseURL}/account`);
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/login?next=%2Faccount');
    await page.locator('[data-page="login"] [name="email"]').fill(email);
    await page.locator('[data-page="login"] [name="password"]').fill(PASSWORD);
    await submit(page);
    await expect(page).toHaveURL('/account');

    await page.locator('#closing summary').click();
    await page.locator('#closing [name="password"]').fill('no such password 1');
    await page.locator('#closing [type="submit"]').click();
    await expect(page.locator('#closing [role="alert"]')).toContainText('not the password for your account');

    await page.locator('#password summary').click();
    const field = (name: string) => page.locator(`#password [name="${name}"]`);
    await field('currentPassword').fill('no such password 1');
    await field('password').fill(NEW_PASSWORD);
    await field('confirmPassword').fill(NEW_PASSWORD);
    await page.locator('#password [type="submit"]').click();
    await expect(page.locator('#password [role="alert"]')).toContainText('not the password for your account');
    await field('currentPassword').fill(PASSWORD);
    await page.locator('#password [type="submit"]').click();
    await expect(page.getByRole('heading', { name: 'Password changed' })).toBeFocused();
    const data = { email, password: NEW_PASSWORD };
    expect((await request.post('/api/login', { data })).status()).toBe(200);
    expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain('correct');
  });
});

test('however long a name, the header shows it, the way to the plans and the way out, and does not grow', async ({
  page,
  request,
  baseURL,
}) => {
  const firstName = 'Wolfeschlegelsteinhausenbergerdorff';
  const { token } = await makeAccount(request, '', { firstName });
  for (const path of ['/faq', '/th/faq']) {
    await openAs(page, token, `${baseURL}${path}`);
    const header = page.getByRole('banner');
    for (const width of [360, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(header.getByRole('link', { name: firstName })).toBeVisible();
      await expect(header.locator('a[href$="/account"]:visible')).toHaveCount(1);
      if (width >= 1280) await expect(header.locator('.account button')).toBeVisible();
      if (width > 480) await expect(header.locator('.button[href$="/pricing"]:visible')).toHaveCount(1);
      const [scrollWidth, height] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.querySelector('header')?.offsetHeight ?? 0,
      ]);
      expect([scrollWidth, (height ?? 0) < 80], `${path} at ${width} px`).toEqual([width, true]);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await header.locator('.menu-button').click();
    await expect(header.locator('.account-name')).toBeVisible();
    await expect(header.locator('.account button')).toBeVisible();
    await expect(header.locator('#site-menu .button[href$="/pricing"]')).toBeVisible();
  }
});

test('however long a name and an address, all of both is read on a phone', async ({
  page,
  request,
  baseURL,
}) => {
  const firstName = 'Wolfeschlegelsteinhausenbergerdorff';
  const email = `${firstName}-${newEmail()}`;
  const { token } = await makeAccount(request, '', { firstName, email });
  await page.setViewportSize({ width: 360, height: 740 });
  const told = page.locator('main :is(p, dd):visible').filter({ hasText: firstName });
  /** What of it reaches out of the sheet that it stands on. */
  const cut = () =>
    told.evaluateAll((all) =>
      all.flatMap((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        const sheet = element.closest('.card, .form-panel, .account-parts')?.getBoundingClientRect();
        return text.getBoundingClientRect().right < (sheet?.right ?? 0) ? [] : [element.textContent];
      }),
    );
  for (const path of ['/login', '/registration/starter', '/account']) {
    await openAs(page, token, `${baseURL}${path}`);
    await expect(told.first()).toBeVisible();
    expect(await cut(), path).toEqual([]);
    if (!path.startsWith('/registration')) continue;
    await submit(page);
    await expect(page.locator('.form-success')).toBeVisible();
    expect(await cut(), 'registered').toEqual([]);
  }
});

test('no form flashes up before it is known who has logged in', async ({ page, request, baseURL }) => {
  const { token } = await makeAccount(request);
  await openAs(page, token, `${baseURL}/faq`);
  const asked = page.waitForRequest('**/assets/entries/app.*.js');
  const release = await hold(page, '**/assets/entries/*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.locator('.while-session')).toBeVisible();
  await expect(page.getByRole('form')).toBeHidden();
  await asked;
  release();
  await expect(page.locator('.signed-in')).toBeVisible();
});

for (const locale of LOCALES) {
  const at = (path: string): string => joinLocalePath({ locale, path });

  test(`in ${locale}, what a link is for stands before the page’s code has come`, async ({ page }) => {
    let held: (() => void)[] | null = [];
    await page.route('**/assets/entries/*.js', async (route) => {
      if (held) await new Promise<void>((resolve) => held?.push(resolve));
      await route.continue();
    });
    await page.goto(`${at('/reset-password')}#${'x'.repeat(43)}`, { waitUntil: 'commit' });
    const password = page.locator('[name="password"]');
    await password.fill(NEW_PASSWORD);
    await expect(page.locator('main form:visible')).toHaveCount(1);
    await expect(page.locator('[name="email"]')).toBeHidden();
    expect(await axeViolations(page)).toEqual([]);
    await expect.poll(() => held?.length).toBeGreaterThan(0);
    const all = held;
    held = null;
    for (const release of all) release();
    await expect(page).toHaveURL(at('/reset-password'));
    await expect(password).toHaveValue(NEW_PASSWORD);
    await expect(page.locator('main form')).toHaveCount(1);
    // Another document: of this one only the part behind the `#` would change.
    await page.goto(at('/faq'));
    await page.goto(at('/reset-password'));
    await expect(page.locator('[name="email"]')).toBeVisible();
    await expect(password).toBeHidden();
  });

  test(`in ${locale}, a link that confirms says so before the page’s code has come`, async ({ page }) => {
    await page.route('**/assets/entries/*.js', () => undefined);
    await page.goto(`${at('/account')}#confirm=${'x'.repeat(43)}`, { waitUntil: 'commit' });
    await expect(page.locator('.account-notice').first()).toBeVisible();
    await page.goto('about:blank');
    await page.goto(at('/account'), { waitUntil: 'commit' });
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('.account-notice').first()).toBeHidden();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the account says what it needs, and a link is asked for all the same', async ({ page }) => {
    await page.goto('/account');
    await expect(page.getByText('needs JavaScript')).toBeVisible();
    await expect(page.locator('main').getByRole('link', { name: 'contact form' })).toBeVisible();
    await page.goto(`/reset-password#${'x'.repeat(43)}`);
    await expect(page.locator('[name="password"]')).toBeHidden();
    await page.locator('[name="email"]').fill(newEmail());
    await submit(page);
    await expect(page).toHaveURL(/\/api\/password-resets\/submitted/);
  });
});

test('a log-out in another tab is one here, and the page asks for what it needs then', async ({
  baseURL,
  context,
  page,
  request,
}) => {
  const { token } = await makeAccount(request);
  await openAs(page, token, `${baseURL}/registration/free-trial`);
  const email = page.getByRole('form').locator('[name="email"]');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
  await expect(email).toBeHidden();
  const other = await context.newPage();
  await other.goto('/pricing');
  await hydrated(other);
  await other.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await expect(email).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toHaveCount(0);
  // The button that was pressed has gone: the focus stays on the page.
  await expect(other.locator('#main')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the header is one row beside a long name too', async ({ baseURL, page, request }) => {
    const { token } = await makeAccount(request, '', { firstName: 'Maximiliana Alexandra' });
    for (const path of ['/faq', '/th/faq']) {
      await openAs(page, token, `${baseURL}${path}`);
      await expect(page.locator('.account-badge')).toBeVisible();
      for (const width of [320, 360, 375, 390, 430, 500, 639, 640, 768, 1024]) {
        await page.setViewportSize({ width, height: 844 });
        const { height, overflow } = await page.locator('.site-header').evaluate((header) => ({
          height: header.getBoundingClientRect().height,
          overflow: document.documentElement.scrollWidth - innerWidth,
        }));
        expect(height, `${path} at ${width}`).toBeLessThan(80);
        expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
  });

  test('logging out closes the menu, and the focus is on its button', async ({ baseURL, page, request }) => {
    const { token } = await makeAccount(request);
    await openAs(page, token, `${baseURL}/pricing`);
    const button = page.locator('header button[popovertarget]');
    await button.click();
    const menu = page.locator(':popover-open');
    await menu.getByRole('button', { name: 'Log out' }).click();
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();
  });
});
