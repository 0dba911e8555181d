import { expect, test } from './support/test';
import type { Visitor } from './support/visitor';

const PASSWORD = 'correct horse 9';

const newEmail = (): string => `person-${crypto.randomUUID()}@company.example`;

/** What has the focus: the name of a field, else its text. */
const focused = (visitor: Visitor) =>
  visitor.page(() => {
    const { activeElement } = document;
    const name = activeElement?.getAttribute('name');
    return name ?? activeElement?.textContent.trim() ?? '';
  });

/** More than any of the forms has stops, so that a field that Tab can't reach fails a test. */
const MOST_STOPS = 60;

async function tabTo(visitor: Visitor, goal: string, key = 'Tab'): Promise<void> {
  const seen: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const before = (await focused(visitor)()) ?? '';
    if (before === goal) return;
    seen.push(before);
    await visitor.press(key);
  }
  throw new Error(`${key} never came to ${goal}, only to ${seen.join(', ')}`);
}

async function enter(visitor: Visitor, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) {
    await tabTo(visitor, name);
    await visitor.type(answer);
    await expect.poll(visitor.value(`[name="${name}"]`)).toBe(answer);
  }
}

const ACCOUNT = { firstName: 'Ada', lastName: 'Lovelace' };
const PASSWORDS = { password: PASSWORD, confirmPassword: PASSWORD };

test('contact-sales, country and service chosen, by keys alone', async ({ visitor, words, at }) => {
  await visitor.go(at('/contact-sales'));
  await enter(visitor, { name: 'Ada', email: 'ada@company.example', company: 'Engines' });
  await tabTo(visitor, 'telephone');
  await visitor.press('Shift+Tab', 'ArrowDown');
  await expect.poll(visitor.isFocused('[role="listbox"]')).toBe(true);
  await visitor.press('ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter');
  await expect.poll(focused(visitor)).toBe('telephone');
  await expect.poll(visitor.text('.phone-country')).toMatch(/\+(?!66)/);
  await tabTo(visitor, 'service');
  await visitor.press('ArrowDown');
  await expect.poll(visitor.value('[name="service"]')).not.toBe('');
  await enter(visitor, { message: 'Hello' });
  await tabTo(visitor, words.forms.contactSales.submit);
  await visitor.press('Enter');
  await expect.poll(focused(visitor)).toBe(words.forms.success.title);
});

test('a refused form is mended by keys alone', async ({ visitor, words, at }) => {
  await visitor.go(at('/contact-sales'));
  await enter(visitor, { email: 'ada@company.example' });
  await tabTo(visitor, words.forms.contactSales.submit);
  await visitor.press('Space');
  await expect.poll(visitor.isFocused('[role="alert"]')).toBe(true);
  await visitor.press('Tab', 'Enter');
  await expect.poll(focused(visitor)).toBe('name');
  await visitor.type('Ada');
  await tabTo(visitor, words.forms.contactSales.submit);
  await visitor.press('Enter');
  await expect.poll(focused(visitor)).toBe(words.forms.success.title);
});

test('sign-up, logging out and in again, by keys alone', async ({ visitor, words, at }) => {
  const email = newEmail();
  await visitor.go(at('/signup'));
  await enter(visitor, { ...ACCOUNT, email, ...PASSWORDS });
  await tabTo(visitor, words.forms.signup.submit);
  await visitor.press('Enter');
  await expect.poll(focused(visitor)).toBe(words.forms.signup.success.title);
  await tabTo(visitor, words.common.action.logOut, 'Shift+Tab');
  await visitor.press('Space');
  await expect.poll(visitor.page(() => localStorage.getItem('token'))).toBe(null);
  await visitor.go(at('/login'));
  await enter(visitor, { email, password: PASSWORD });
  await visitor.press('Enter');
  await expect.poll(visitor.text('main')).toContain(words.forms.login.success.title);
});

test('registration by keys alone', async ({ visitor, words, at }) => {
  await visitor.go(at('/registration/free-trial'));
  await enter(visitor, { ...ACCOUNT, email: newEmail(), ...PASSWORDS });
  await tabTo(visitor, words.forms.registration.submit);
  await visitor.press('Enter');
  await expect.poll(focused(visitor)).toBe(words.forms.registration.success.title);
});

test('the partner application by keys alone', async ({ visitor, words, at }) => {
  const { partner } = words.forms;
  await visitor.go(at('/partners/register'));
  await enter(visitor, {
    'personal.firstName': 'Ada',
    'personal.lastName': 'Lovelace',
    'personal.email': 'ada@company.example',
  });
  await tabTo(visitor, 'personal.managesPartnership');
  await visitor.press('Space');
  await tabTo(visitor, partner.next);
  await visitor.press('Enter');
  await expect.poll(focused(visitor)).toBe(partner.step.company);
  await enter(visitor, { 'company.name': 'Engines' });
  await tabTo(visitor, partner.next);
  await visitor.press('Enter');
  await expect.poll(focused(visitor)).toBe(partner.step.review);
  await expect.poll(visitor.text('main')).toContain(partner.yes);
  await tabTo(visitor, partner.submit);
  await visitor.press('Space');
  await expect.poll(focused(visitor)).toBe(partner.success.title);
});
