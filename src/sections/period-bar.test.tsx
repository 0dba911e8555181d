import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LEAD_DAYS, LINK_MINUTES } from '../contract/retention';
import { PeriodBar } from './period-bar';

const lengthOf = (bar: React.ReactNode): number =>
  Number(/M0 \.5H([\d.]+)"\/?><\/path><\/svg>/.exec(renderToStaticMarkup(bar))?.[1]);

test('a longer period has a longer bar, the longest a whole one, and of the shortest something is seen', () => {
  const lengths = [
    <PeriodBar key="link" minutes={LINK_MINUTES} />,
    <PeriodBar key="week" days={7} />,
    <PeriodBar key="month" days={30} />,
    <PeriodBar key="lead" days={LEAD_DAYS} />,
  ].map(lengthOf);
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  expect(lengths[0]).toBeGreaterThan(0);
  expect(lengths.at(-1)).toBe(100);
});

test('a page whose longest period is shorter has a whole bar of its own', () => {
  expect(lengthOf(<PeriodBar days={365} longestDays={365} />)).toBe(100);
  expect(lengthOf(<PeriodBar days={73} longestDays={365} />)).toBe(20);
});
