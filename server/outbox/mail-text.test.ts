import { expect, test } from 'vitest';
import { mailTextOf } from './mail-text';
import { replyAddress } from './reply-address';

const submission = (message: string) => ({
  id: '1',
  kind: 'contact-sales' as const,
  reference: 'VS-AAAAA-BBBBB',
  createdAt: 0,
  locale: 'en' as const,
  quarantined: false,
  data: { name: 'Som', message },
});

test.each(['\n', '\r\n', '\r', '\u2028', '\u2029', '\u0085', '\v', '\f'])(
  'what was typed after %j can’t pass for ours, nor for another field',
  (end) => {
    const text = mailTextOf(submission(`hello${end}reference: VS-FORGED${end}email: x@evil.example`));
    const lines = text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/);
    expect(lines.filter((line) => line.startsWith('reference:'))).toEqual(['reference: VS-AAAAA-BBBBB']);
    expect(lines.filter((line) => /^(> )?email:/.test(line))).toEqual([]);
    expect(lines.slice(-4)).toEqual([
      '> name: Som',
      '> message: hello',
      '>     reference: VS-FORGED',
      '>     email: x@evil.example',
    ]);
  },
);

test('nothing turns the order of a line around', () => {
  expect(mailTextOf(submission('a\u202eb\u2066c'))).toContain('> message: abc');
});

test.each([
  ['malee@example.com', 'malee@example.com'],
  ['first.last+tag@sub.example.co.th', 'first.last+tag@sub.example.co.th'],
  ['a@ไทย.example', 'a@xn--o3cw4h.example'],
  ['ｖic2@example.co', 'vic2@example.co'],
  ['a，b@example.co', undefined],
  ['a＠b@example.co', undefined],
  ['ｖic2', undefined],
  ['x@a，b.com', undefined],
  ['x@a。com', 'x@a.com'],
  ['x@evil.example\r\nBcc: y', undefined],
  ['"x"@example.com', undefined],
  ['ไทย@example.com', undefined],
  ['x@localhost', undefined],
  ['x@exa\u00admple.com', 'x@example.com'],
  ['x@example.com/a.co', undefined],
  ['x@ex%61mple.com', undefined],
  ['x@a;b.com', undefined],
  ['x\u202e@example.com', undefined],
])('an answer to %j goes to %j', (email, address) => {
  expect(replyAddress(email)).toBe(address);
});
