// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import en from '../../../locales/en/forms.json';
import th from '../../../locales/th/forms.json';
import { ApiError } from '../../api/api-error';
import { InPage } from '../../testing/in-page';
import { SignupForm } from './signup-form';

const signUp = vi.hoisted(() => vi.fn());
vi.mock('../../api/session', () => ({ signUp }));
vi.mock('../../api/proof-of-work', () => ({ prepareProof: vi.fn() }));

const type = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Create account' }));

function fill(password: string, repeated = password): void {
  type(/^First name/, 'Ada');
  type(/^Last name/, 'Lovelace');
  type(/^Email/, 'ada@company.example');
  type(/^Password/, password);
  type(/^Confirm password/, repeated);
}

beforeEach(() => {
  localStorage.clear();
  signUp.mockReset();
  render(
    <InPage path="/signup">
      <SignupForm />
    </InPage>,
  );
});

afterEach(cleanup);

describe('a password', () => {
  it.each([
    ['abc 123', 'abc 123', 'at least 8 characters'],
    ['12345678', '12345678', 'at least one letter'],
    ['abcdefgh', 'abcdefgh', 'at least one number'],
    ['correct horse 9', 'correct horse 8', 'two passwords differ'],
  ])('%s, and then %s, is refused: %s', async (password, repeated, reason) => {
    fill(password, repeated);
    submit();
    expect((await screen.findByRole('alert')).textContent).toContain(reason);
    expect(signUp).not.toHaveBeenCalled();
  });

  it('of another script is as good', async () => {
    signUp.mockResolvedValue({ firstName: 'Ada' });
    fill('รหัสผ่าน๑๒๓');
    submit();
    await screen.findByRole('heading', { name: 'Account created' });
    expect(signUp.mock.calls[0]?.[0]).toMatchObject({ password: 'รหัสผ่าน๑๒๓', locale: 'en' });
  });
});

it('says that an address is in use, and keeps what was typed', async () => {
  signUp.mockRejectedValue(new ApiError('status', { status: 409 }));
  fill('correct horse 9');
  submit();
  expect((await screen.findByRole('alert')).textContent).toContain('already an account');
  await waitFor(() => expect(screen.getByLabelText(/^Last name/)).toHaveProperty('value', 'Lovelace'));
});

describe('the hint', () => {
  it('stands beside the field', () => {
    const hint = document.getElementById(
      screen.getByLabelText(/^Password/).getAttribute('aria-describedby') ?? '',
    );
    expect(hint?.textContent).toContain('Common passwords');
  });

  it.each([
    ['English', en, ['{{passwordMinimum}}', 'letters', 'numbers', 'Common passwords', 'email']],
    ['Thai', th, ['{{passwordMinimum}}', 'ตัวอักษร', 'ตัวเลข', 'รหัสผ่านที่', 'อีเมล']],
  ])('in %s says before what is refused after, wherever a password is chosen', (_name, texts, refused) => {
    for (const { field } of [texts.signup, texts.newPassword]) {
      for (const words of refused) expect(field.password.hint).toContain(words);
    }
  });
});
