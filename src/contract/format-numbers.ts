/** `1000000` → `1,000,000`, as English and Thai both write it. Of whole numbers. */
export const formatCount = (count: number): string => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/** `1500` → `$1,500`. Of whole dollars. */
export const formatWholeDollars = (dollars: number): string => `$${formatCount(dollars)}`;

/**
 * `1390.5` → `$1,390.50`. One sign in both languages, that of the published price, where Thai would write `US$`.
 * `Intl.NumberFormat` says the same, and reads the language's rules first: 22 ms of a desktop's processor for the three
 * that the page had, 90 of a phone's, before its first paint.
 */
export function formatDollars(dollars: number): string {
  const [whole, cents] = dollars.toFixed(2).split('.');
  return `${formatWholeDollars(Number(whole))}.${cents}`;
}
