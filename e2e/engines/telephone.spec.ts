import { expect, test } from './support/test';
import type { Visitor } from './support/visitor';

const FIELD = '[name="telephone"]';
const COUNTRY = '.phone-country';
const SEARCH = '[role="dialog"] [role="combobox"]';
const ACTIVE = '[role="option"][data-active]';

/** The country's own name, as the page's language sorts and shows it. */
const countryName = (language: string, code: string): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;

test.beforeEach(async ({ visitor, at }) => {
  await visitor.go(at('/contact-sales'));
  await visitor.focus(FIELD);
  await expect.poll(visitor.text(COUNTRY)).toContain('+66');
});

const caret = (visitor: Visitor) =>
  visitor.element(FIELD, (input) => (input as HTMLInputElement).selectionStart);

test('typing groups the digits, and the caret stays beside its digit', async ({ visitor }) => {
  await visitor.type('0812345678');
  await expect.poll(visitor.value(FIELD)).toBe('081 234 5678');
  await visitor.press('Home', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight');
  await expect.poll(caret(visitor)).toBe(4);
  await visitor.press('Backspace');
  await expect.poll(visitor.value(FIELD)).toBe('082 345 678');
  await expect.poll(caret(visitor)).toBe(2);
  await visitor.type('1');
  await expect.poll(visitor.value(FIELD)).toBe('081 234 5678');
});

test('a pasted international number chooses its country', async ({ visitor }) => {
  await visitor.fill('[name="company"]', '+46 70 910 49 01');
  await visitor.press('Control+a', 'Control+x');
  await expect.poll(visitor.value('[name="company"]')).toBe('');
  await visitor.focus(FIELD);
  await visitor.press('Control+v');
  await expect.poll(visitor.text(COUNTRY)).toContain('SE');
  await expect.poll(visitor.value(FIELD)).toContain('+46');
});

test('Thai digits are read as digits', async ({ visitor, words }) => {
  await visitor.fill('[name="name"]', 'Ada');
  await visitor.fill('[name="email"]', 'ada@company.example');
  await visitor.focus(FIELD);
  await visitor.type('๐๘๑๒๓๔๕๖๗๘');
  await expect.poll(visitor.value(FIELD)).toBe('081 234 5678');
  await visitor.click({ role: 'button', name: words.forms.contactSales.submit });
  await expect.poll(visitor.text(':focus')).toBe(words.forms.success.title);
});

test('the list of countries is worked by keys, and gives the focus back', async ({ visitor, language }) => {
  await visitor.press('Shift+Tab');
  await expect.poll(visitor.isFocused(COUNTRY)).toBe(true);
  await visitor.press('ArrowDown');
  await expect.poll(visitor.isFocused('[role="listbox"]')).toBe(true);
  await expect.poll(visitor.text(ACTIVE)).toContain(countryName(language, 'TH'));
  await visitor.press('ArrowDown');
  await expect.poll(visitor.text(ACTIVE)).not.toContain(countryName(language, 'TH'));
  await visitor.press('Escape');
  await expect.poll(visitor.isShown('[role="dialog"]')).not.toBe(true);
  await expect.poll(visitor.isFocused(COUNTRY)).toBe(true);
  await visitor.press('Enter');
  await expect.poll(visitor.isFocused('[role="listbox"]')).toBe(true);
  await visitor.press('ArrowDown', 'Enter');
  await expect.poll(visitor.isFocused(FIELD)).toBe(true);
  await expect.poll(visitor.text(COUNTRY)).not.toContain('TH');
});

test('a country is searched in the open list and clicked', async ({ visitor, language }) => {
  const name = countryName(language, 'SE');
  await visitor.click(COUNTRY);
  await expect.poll(visitor.isFocused('[role="listbox"]')).toBe(true);
  await visitor.fill(SEARCH, name);
  await expect.poll(visitor.text(ACTIVE)).toContain(name);
  await visitor.click(ACTIVE);
  await expect.poll(visitor.text(COUNTRY)).toContain('SE');
  await expect.poll(visitor.isFocused(FIELD)).toBe(true);
});
