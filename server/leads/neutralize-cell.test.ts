import { expect, test } from 'vitest';
import { neutralizeCell } from './neutralize-cell';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '＠x', '|cmd', '%x', '\ufeff=1'])(
  '%j is shown, not run',
  (text) => {
    expect(neutralizeCell(text)).toBe(`'${text}`);
  },
);

test.each(['', 'Somchai', '1=1', 'a-b', 'ไทย'])('%j stays', (text) => {
  expect(neutralizeCell(text)).toBe(text);
});
