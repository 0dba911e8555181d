import type { LocaleResources } from '../../locale/i18n';
import { escapePattern } from '../hosts/host-description';
import { isLabel, LINE_BREAKS } from './line-breaks';
import { mapTexts } from './map-texts';
import { createStretchFinder, type Stretch } from './whole-stretches';

interface Running {
  text: string;
  stretches: readonly Stretch[];
  /** Words that look prefixed, and are not: none of the others may begin within. */
  uncut: readonly Stretch[];
}

type FindStretches = (text: string, displayed: boolean) => readonly Stretch[];

/** Most texts are of several pages, some of all. */
function remembering(find: FindStretches): FindStretches {
  const known = new Map<string, readonly Stretch[]>();
  return (text, displayed) => {
    const key = `${displayed}${text}`;
    const stretches = known.get(key) ?? find(text, displayed);
    known.set(key, stretches);
    return stretches;
  };
}

const LANGUAGES = Array.from(LINE_BREAKS, ([locale, breaks]) => ({
  breaks,
  find: remembering(createStretchFinder(locale ?? '', breaks)),
  uncut: breaks.unprefixed?.length ? new RegExp(breaks.unprefixed.join('|'), 'g') : null,
}));

const matchesOf = (text: string, pattern: RegExp): Stretch[] =>
  Array.from(text.matchAll(pattern), ({ index, 0: word }) => ({ start: index, end: index + word.length }));

/** By the rules of all languages: a page says a little in each of them. */
function runningTexts(resources: LocaleResources): Running[] {
  const found: Running[] = [];
  mapTexts(resources, (text, path) => {
    for (const { breaks, find, uncut } of LANGUAGES) {
      const stretches = isLabel(breaks, path) ? [] : find(text, breaks.displayed?.test(path) ?? false);
      if (stretches.length > 0) found.push({ text, stretches, uncut: uncut ? matchesOf(text, uncut) : [] });
    }
    return text;
  });
  return found;
}

/** The longest first: of two words that begin at a letter, a pattern takes the one that it names first. */
const sourceOf = (words: ReadonlySet<string>): string =>
  `(${Array.from(words, escapePattern)
    .toSorted((a, b) => b.length - a.length)
    .join('|')})`;

/** What has to be a word as well, where the words found at their first letters cut another, or leave a stretch in pieces. */
function missedIn({ text, stretches, uncut }: Running, pattern: RegExp): string[] {
  const matches = matchesOf(text, pattern);
  const isCut = (word: Stretch): boolean =>
    matches.some(({ start }) => start > word.start && start < word.end);
  return [...stretches, ...uncut.filter(isCut)].flatMap((whole) => {
    const met = matches.filter(({ start, end }) => start < whole.end && end > whole.start);
    if (met.some(({ start, end }) => start <= whole.start && end >= whole.end)) return [];
    const start = Math.min(whole.start, ...met.map((match) => match.start));
    const end = Math.max(whole.end, ...met.map((match) => match.end));
    return [text.slice(start, end)];
  });
}

/** Finds the words of these texts that no line may break: the source of a pattern with one group; undefined for none. */
export function wholeWords(resources: LocaleResources): string | undefined {
  const texts = runningTexts(resources);
  let missed = texts.flatMap(({ text, stretches }) =>
    stretches.map(({ start, end }) => text.slice(start, end)),
  );
  const words = new Set<string>();
  while (missed.length > 0) {
    for (const word of missed) words.add(word);
    const pattern = new RegExp(sourceOf(words), 'g');
    missed = texts.flatMap((running) => missedIn(running, pattern));
  }
  return words.size > 0 ? sourceOf(words) : undefined;
}
