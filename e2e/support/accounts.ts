import type { APIRequestContext, Page } from '@playwright/test';
import { expect, hydrated } from './test';

export const PASSWORD = 'correct horse 9';

export const newEmail = (): string => `person-${crypto.randomUUID()}@company.example`;

/** Fills in what a new account asks for. */
export async function fillSignup(page: Page, email: string): Promise<void> {
  const form = page.getByRole('form');
  await form.locator('[name="firstName"]').fill('Ada');
  await form.locator('[name="lastName"]').fill('Lovelace');
  await form.locator('[name="email"]').fill(email);
  await form.locator('[name="password"]').fill(PASSWORD);
  await form.locator('[name="confirmPassword"]').fill(PASSWORD);
}

export const submit = (page: Page) =>
  page.getByRole('form').locator('button[type="submit"]:visible').last().click();

export async function logIn(page: Page, url: string, email: string, password = PASSWORD): Promise<void> {
  await page.goto(url);
  await hydrated(page);
  await page.locator('[name="email"]').fill(email);
  await page.locator('[name="password"]').fill(password);
  await submit(page);
}

/** By the API. @returns the e-mail and the token of its first log-in */
export async function makeAccount(
  request: APIRequestContext,
  base = '',
  more: { firstName?: string; email?: string } = {},
): Promise<{ email: string; token: string }> {
  const { email = newEmail() } = more;
  const data = { firstName: 'Ada', lastName: 'Lovelace', password: PASSWORD, ...more, email };
  const answer = await request.post(`${base}/api/signup`, { data });
  expect(answer.status()).toBe(201);
  const { token } = (await answer.json()) as { token: string };
  return { email, token };
}

/** Opens a page as somebody who has logged in before. */
export async function openAs(page: Page, token: string, url: string): Promise<void> {
  await page.goto(new URL('/robots.txt', url).href);
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await page.goto(url);
  await hydrated(page);
}
