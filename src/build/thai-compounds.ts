import type { Locale } from '../contract/locales';
import type { LocaleResources } from '../locale/i18n';
import { THAI_PREFIX, THAI_WORDS } from './thai-words';

/** Forbids a line break and is otherwise nothing: not drawn, not read out, not searched for. */
const WORD_JOINER = '\u2060';
const NO_BREAK_SPACE = '\u00a0';

/** Each word, and after how many of its letters a browser would break it. */
const WORDS = THAI_WORDS.map((spaced) => {
  const parts = spaced.split(' ');
  const cuts = parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join('').length);
  return { word: parts.join(''), cuts };
});

/** A figure and what it counts. */
const COUNTED = /(\d[+%]?) (?=[ก-ฮเ-ไ])/g;

const PREFIX = new RegExp(THAI_PREFIX, 'g');

/**
 * Texts that stand in one line and are looked up by their words, as `namespace.path`: names, buttons, the labels of
 * fields, and the titles that the specification gives; and comments in code, which is copied letter by letter. All the
 * others are running text.
 */
const LABELS = [
  /^common\.(nav|link|action|menu|language|colorMode|plan)\./,
  /^common\.footer\.(label|group|link)/,
  /^documents\.code\.comment\./,
  /^common\.error\.(notFoundTitle|notFoundPath|serverErrorTitle|home|retry)$/,
  /^forms\.(service|partnerType)\./,
  /^forms\.(?!consent|partner\.personal\.manages).*\.(label|submit|title|pageTitle|choosePlan|next|back|edit|home|retry|clear|show|hide)$/,
];

function joinsOf(text: string): Set<number> {
  const joins = new Set<number>();
  for (const { word, cuts } of WORDS) {
    for (let start = text.indexOf(word); start !== -1; start = text.indexOf(word, start + 1)) {
      for (const cut of cuts) joins.add(start + cut);
    }
  }
  for (const match of text.matchAll(PREFIX)) joins.add(match.index + match[0].length);
  return joins;
}

/** The text with its words held together; what is drawn stays the same. */
export function joinCompounds(text: string): string {
  const joins = joinsOf(text);
  return text
    .split('')
    .map((letter, index) => (joins.has(index) ? WORD_JOINER + letter : letter))
    .join('')
    .replaceAll(' ๆ', `${NO_BREAK_SPACE}ๆ`)
    .replace(COUNTED, `$1${NO_BREAK_SPACE}`);
}

function joinAll(value: unknown, path: string): unknown {
  if (typeof value === 'string')
    return LABELS.some((label) => label.test(path)) ? value : joinCompounds(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, joinAll(child, path ? `${path}.${key}` : key)]),
  );
}

/** Running text in which no word can be broken across lines. */
export function keepCompounds(locale: Locale, resources: LocaleResources): LocaleResources {
  return locale === 'th' ? (joinAll(resources, '') as LocaleResources) : resources;
}
