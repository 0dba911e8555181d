import * as v from 'valibot';

// The message of each rule says what was expected, for a person. The value itself is never repeated: it may
// hold a password.

export const text = () => v.optional(v.string());

export const textOr = (fallback: string) => v.optional(v.string(), fallback);

export function wholeNumber(
  fallback: number,
  least: number,
  most: number,
  expected = `a whole number from ${least} to ${most}`,
) {
  const rule = v.pipe(
    v.string(),
    v.regex(/^\d+$/, expected),
    v.transform(Number),
    v.minValue(least, expected),
    v.maxValue(most, expected),
  );
  return v.optional(rule, String(fallback));
}

/** How long something is kept: as long as the site says to its visitors, or less. */
export const daysAtMost = (promised: number) =>
  wholeNumber(
    promised,
    1,
    promised,
    `a whole number from 1 to ${promised}, the days that the privacy policy names; it and this limit come from src/contract/retention.ts`,
  );

export const flag = () =>
  v.optional(
    v.pipe(
      v.picklist(['0', '1', 'false', 'true'], '1 or 0'),
      v.transform((value) => value === '1' || value === 'true'),
    ),
    '0',
  );

/** @param choices the first of which is the default. */
export const oneOf = <const Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  v.optional(v.picklist(choices, choices.join(' or ')), choices[0]);

/** What stands before an unescaped slash is read as the host, and the rest of a password as what follows it. */
function hasWholePassword(value: string): boolean {
  if (!URL.canParse(value)) return true;
  const { protocol, pathname, search, hash } = new URL(value);
  return protocol.startsWith('http') || !`${pathname}${search}${hash}`.includes('@');
}

/** @param protocols with their colons. */
export const url = (protocols: readonly string[], expected: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), expected),
      v.check(hasWholePassword, 'the /, ? and # of a password written as %2F, %3F and %23'),
    ),
  );

const ADDRESS = /^[^\s@<>,;]+@[^\s@<>,;]+$/;

export const mailAddress = () => v.optional(v.pipe(v.string(), v.regex(ADDRESS, 'one e-mail address')));

export const origins = () =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => value.split(/[\s,]+/).filter((part) => part !== '')),
      v.everyItem(
        (part) => URL.canParse(part) && new URL(part).origin === part,
        'origins such as https://www.example.com',
      ),
    ),
    '',
  );
