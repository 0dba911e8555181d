/**
 * What a Thai number is dialled with, then its area or the network's two digits, then three and four: the plan of
 * `HOME_COUNTRY`, from libphonenumber's. A test compares each key of it with the number logic.
 */
const GROUPS = /^(0|\+66)(2|[3-9]\d?)(\d{0,3})(\d{0,4})$/;

/**
 * The digits of a number of `HOME_COUNTRY`, as far as it is typed, in the groups that the number logic will give it.
 * @returns null for all else, which waits for that logic
 */
export function groupAtHome(text: string): string | null {
  const [, prefix, ...groups] = GROUPS.exec(text.replaceAll(' ', '')) ?? [];
  return prefix ? (prefix === '0' ? '0' : '+66 ') + groups.filter(Boolean).join(' ') : null;
}
