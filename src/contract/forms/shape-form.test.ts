import { describe, expect, it } from 'vitest';
import { checkForm } from './check-form';
import { shapeForm } from './shape-form';
import { signupForm } from './signup';

const SIGNUP = {
  firstName: 'Som',
  lastName: 'Jai',
  email: 'som@example.com',
  password: 'a quiet river 7',
  confirmPassword: 'a quiet river 7',
};

const check = (marketingConsent?: string) =>
  checkForm(signupForm, shapeForm(signupForm, { ...SIGNUP, marketingConsent }), null);

describe('a checkbox', () => {
  it.each([
    ['on', true],
    ['true', true],
    ['1', true],
    ['off', false],
    ['false', false],
    ['', false],
    [undefined, false],
  ])('posted as %j is %s', (posted, expected) => {
    expect(check(posted).answers?.marketingConsent).toBe(expected);
  });

  it.each(['no', 'maybe', '0', 'ON'])('posted as %j is refused, and no answer is made of it', (posted) => {
    expect(check(posted).problems).toEqual([{ field: 'marketingConsent', code: 'wrong-type' }]);
  });
});
