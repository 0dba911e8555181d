import { describe, expect, it } from 'vitest';
import { formatCount, formatDollars, formatWholeDollars } from './format-numbers';
import { LOCALE_TAGS, LOCALES } from './locales';

const VOLUMES = [
  0, 1, 9, 10, 99, 100, 107, 108, 999, 1000, 12_345, 99_999, 100_000, 719_424, 999_999, 1_000_000,
];
/** Sums of cents, as the estimator makes them. */
const priceOf = (volume: number): number => (volume * 139) / 100;
const US_DOLLARS = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;

describe.each(LOCALES)('in %s numbers are written as Intl writes them', (locale) => {
  const tag = LOCALE_TAGS[locale];
  const dollars = new Intl.NumberFormat(tag, US_DOLLARS);
  const wholeDollars = new Intl.NumberFormat(tag, { ...US_DOLLARS, maximumFractionDigits: 0 });
  const count = new Intl.NumberFormat(tag);

  it.each(VOLUMES)('%d', (volume) => {
    expect(formatCount(volume)).toBe(count.format(volume));
    expect(formatWholeDollars(volume)).toBe(wholeDollars.format(volume));
    expect(formatDollars(priceOf(volume))).toBe(dollars.format(priceOf(volume)));
  });

  it('whatever the volume', () => {
    const written = Array.from({ length: 2000 }, (_, index) => priceOf(index * 37));
    expect(written.map(formatDollars)).toEqual(written.map((sum) => dollars.format(sum)));
  });
});
