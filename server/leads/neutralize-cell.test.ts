import { expect, test } from 'vitest';
import { neutralizeCell } from './neutralize-cell';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t', '\r', ' =1', '＝1', '＠x', '|cmd', '%x', '\ufeff=1'])(
  '%j is shown, not run',
  (text) => {
    expect(neutralizeCell(text)).toBe(`'${text}`);
  },
);

test.each([
  ["x;=cmd|' /C calc'!A0;", "x;'=cmd|' /C calc'!A0;"],
  ['x\t=1+1', "x\t'=1+1"],
  ['x\n=1+1', "x\n'=1+1"],
  ['x\r\n@SUM(A1)', "x\r\n'@SUM(A1)"],
  ['a; =1;-2;b', "a;' =1;'-2;b"],
  ['a;"=1', 'a;\'"=1'],
  ['a\u2028=1', "a\u2028'=1"],
  ['\t=1', "'\t'=1"],
  ['=1;=2', "'=1;'=2"],
])('%j is %j: no formula where another separator would begin a cell', (text, neutral) => {
  expect(neutralizeCell(text)).toBe(neutral);
});

test.each(['', 'Somchai', '1=1', 'a-b', 'ไทย', 'a; b', 'one\ntwo'])('%j stays', (text) => {
  expect(neutralizeCell(text)).toBe(text);
});
