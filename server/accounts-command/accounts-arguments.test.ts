import { expect, test } from 'vitest';
import { parseAccountsArguments } from './accounts-arguments';

const email = 'a@example.com';

test.each([
  [['list'], { command: 'list' }],
  [['list', '--open'], { command: 'open' }],
  [['activate', '--email', email, '--plan', 'starter'], { command: 'activate', email, planId: 'starter' }],
  [['onboardings', '--email', email, '--count', '12'], { command: 'onboardings', email, count: 12 }],
  [['delete', '--email', email], { command: 'delete', email }],
])('%j is understood', (words, expected) => {
  expect(parseAccountsArguments(words)).toEqual(expected);
});

test.each([
  [[]],
  [['list', 'x']],
  [['list', '--email', email]],
  [['activate', '--email', email]],
  [['activate', '--email', email, '--plan', 'gold']],
  [['end', '--plan', 'starter']],
  [['onboardings', '--email', email, '--count', '-1']],
  [['onboardings', '--email', email, '--count', '1.5']],
  [['onboardings', '--email', email]],
  [['close', '--email', 'x']],
  [['delete', email]],
])('%j is refused with a line', (words) => {
  expect(() => parseAccountsArguments(words)).toThrow(expect.objectContaining({ name: 'CommandError' }));
});
