import { SITE } from '../../src/config/site';
import { SITE_CODES } from '../../src/config/site-codes';
import { type CommonPasswords, loadCommonPasswords } from './common-password-list';

/** How letters are commonly replaced, undone. */
const LEET: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '3': 'e',
  $: 's',
  '5': 's',
  '1': 'i',
  '!': 'i',
};

const unleet = (text: string): string =>
  text.replace(/[@40351$!]/g, (character) => LEET[character] ?? character);

const hasEither = (set: ReadonlySet<string>, text: string): boolean => set.has(text) || set.has(unleet(text));

/** Numbers that people add because a number is asked for: years, runs, repeats and short ones. */
function isWeakNumber(digits: string): boolean {
  if (digits.length <= 3) return true;
  if (/^(19|20)\d\d$/.test(digits) || /^(\d)\1+$/.test(digits) || /^(\d\d)\1+$/.test(digits)) return true;
  return '01234567890123456789'.includes(digits) || '98765432109876543210'.includes(digits);
}

const EDGES = /^([^\p{L}]*)(.*?)([^\p{L}]*)$/su;

/** A common word with a weak number or signs before or after it. */
function isDecoratedWord(text: string, words: CommonPasswords['words']): boolean {
  const [, before = '', word = '', after = ''] = EDGES.exec(text) ?? [];
  if (!hasEither(words, word)) return false;
  const digits = `${before}${after}`.replace(/\D/g, '');
  const others = `${before}${after}`.replace(/\d/g, '');
  return isWeakNumber(digits) && others.length <= 2;
}

/** What this site is called, also in one word: the first that comes to mind here. */
const siteWords = (): ReadonlySet<string> =>
  new Set(
    [SITE.name, SITE_CODES.slug]
      .map((name) => name.normalize('NFKC').toLowerCase())
      .flatMap((name) => [name, name.replace(/\P{L}/gu, '')]),
  );

const isOneCharacter = (text: string): boolean => /^(.)\1*(.)\2*$/su.test(text);

/** Whether the password is among those that are tried first; capitals and usual replacements don't save it. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const text = password.normalize('NFKC').toLowerCase();
  const { passwords, words } = await loadCommonPasswords();
  return (
    hasEither(passwords, text) ||
    isOneCharacter(text) ||
    isDecoratedWord(text, words) ||
    isDecoratedWord(text, siteWords())
  );
}
