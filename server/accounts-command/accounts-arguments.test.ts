import { expect, test } from 'vitest';
import { parseAccountsArguments } from './accounts-arguments';

const email = 'a@example.com';
const ID = '019aa0b2-5a3c-7def-8123-0123456789ab';

test.each([
  [['list'], { command: 'list' }],
  [['list', '--open'], { command: 'open' }],
  [
    ['activate', '--email', email, '--plan', 'starter'],
    { command: 'activate', of: { email }, planId: 'starter' },
  ],
  [['onboardings', '--email', email, '--count', '12'], { command: 'onboardings', of: { email }, count: 12 }],
  [
    ['end', '--id', ID.toUpperCase(), '--plan', 'starter'],
    { command: 'end', of: { id: ID }, planId: 'starter' },
  ],
  [['close', '--id', ID], { command: 'close', of: { id: ID } }],
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
  [['close', '--id', 'x']],
  [['close']],
  [['close', '--id', ID, '--email', email]],
  [['delete', '--id', ID]],
  [['delete', email]],
])('%j is refused with a line', (words) => {
  expect(() => parseAccountsArguments(words)).toThrow(expect.objectContaining({ name: 'CommandError' }));
});
