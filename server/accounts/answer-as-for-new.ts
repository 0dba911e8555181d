import type { Account, AccountRegistration } from '../../src/contract/answers';
import type { Signup } from '../../src/contract/forms/signup';
import { newToken } from './session-repository';

type NewPerson = Pick<Signup, 'email' | 'firstName' | 'lastName' | 'marketingConsent'>;

/** What somebody with a known e-mail is told: the same as a new one. The token is nobody's. */
export function answerAsForNew(
  { email, firstName, lastName, marketingConsent }: NewPerson,
  registrations: AccountRegistration[],
): { token: string; account: Account } {
  const plan = registrations[0]?.planId ?? null;
  const account = {
    email,
    firstName,
    lastName,
    plan,
    registrations,
    emailConfirmed: false,
    marketingConsent,
  };
  return { token: newToken(), account };
}
