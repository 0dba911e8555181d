import { PASSWORD_MIN_LENGTH } from '../../src/contract/limits';
import { MORE_PASSWORDS, MORE_WORDS } from './more-common-passwords';

export interface CommonPasswords {
  /** Whole passwords in lower case, none shorter than the site takes. */
  passwords: ReadonlySet<string>;
  /** Words that are common passwords, or would be if they were long enough. */
  words: ReadonlySet<string>;
}

/** How far down the list, which begins with the commonest, a word is too common to be saved by a number. */
const COMMONEST = 10_000;

async function load(): Promise<CommonPasswords> {
  // Imported late: reading it takes a start some 50 ms, and only whoever chooses a password needs it.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const listed = dictionary['passwords-common'];
  const words = listed.slice(0, COMMONEST).filter((text) => /^\p{L}{3,}$/u.test(text));
  return {
    passwords: new Set([...listed.filter((text) => text.length >= PASSWORD_MIN_LENGTH), ...MORE_PASSWORDS]),
    words: new Set([...words, ...MORE_WORDS]),
  };
}

let loaded: Promise<CommonPasswords> | undefined;

/** The 49,000 commonest of stolen passwords, read at the first call. */
export function loadCommonPasswords(): Promise<CommonPasswords> {
  loaded ??= load();
  return loaded;
}
