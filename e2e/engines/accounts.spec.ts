import { expect, test } from './support/test';
import type { Visitor } from './support/visitor';

const PASSWORD = 'correct horse 9';

const newEmail = (): string => `person-${crypto.randomUUID()}@company.example`;

async function fillSignup(visitor: Visitor, email: string): Promise<void> {
  await visitor.fill('[name="firstName"]', 'Ada');
  await visitor.fill('[name="lastName"]', 'Lovelace');
  await visitor.fill('[name="email"]', email);
  await visitor.fill('[name="password"]', PASSWORD);
  await visitor.fill('[name="confirmPassword"]', PASSWORD);
}

test('sign-up is refused, corrected and sent; then the account logs in', async ({ visitor, words, at }) => {
  const submit = { role: 'button', name: words.forms.signup.submit };
  const email = newEmail();
  await visitor.go(at('/signup'));
  await fillSignup(visitor, email);
  await visitor.fill('[name="confirmPassword"]', 'another horse 9');
  await visitor.click(submit);
  await expect.poll(visitor.text('[role="alert"]')).toContain(words.forms.error['password-mismatch']);
  await visitor.fill('[name="confirmPassword"]', PASSWORD);
  await visitor.click(submit);
  await expect.poll(visitor.text(':focus')).toBe(words.forms.signup.success.title);
  await visitor.click({ role: 'button', name: words.common.action.logOut });
  await expect.poll(visitor.page(() => localStorage.getItem('token'))).toBe(null);

  await visitor.go(at('/login'));
  await visitor.fill('[name="email"]', email);
  await visitor.fill('[name="password"]', PASSWORD);
  await visitor.press('Enter');
  await expect.poll(visitor.text('main')).toContain(words.forms.login.success.title);
  await expect.poll(visitor.isShown('.account-name')).toBe(true);
});

test.describe('with what does not belong together', () => {
  test.use({ expectedProblems: /Failed to load resource|401/ });

  test('log-in is refused, and says so', async ({ visitor, words, at }) => {
    await visitor.go(at('/login'));
    await visitor.fill('[name="email"]', newEmail());
    await visitor.fill('[name="password"]', 'no such password 1');
    await visitor.click({ role: 'button', name: words.forms.login.submit });
    await expect.poll(visitor.text('[role="alert"]')).toContain(words.forms.login.wrong);
    expect(await visitor.value('[name="email"]')()).toContain('@');
  });
});

test('registration for a plan is refused, corrected and sent', async ({ visitor, words, at }) => {
  const submit = { role: 'button', name: words.forms.registration.submit };
  await visitor.go(at('/registration/starter'));
  await visitor.click(submit);
  await expect.poll(visitor.isFocused('[role="alert"]')).toBe(true);
  await fillSignup(visitor, newEmail());
  await visitor.click(submit);
  await expect.poll(visitor.text(':focus')).toBe(words.forms.registration.success.title);
});
