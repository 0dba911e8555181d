import type { LocaleResources } from '../../locale/i18n';
import { isLabel, LINE_BREAKS } from './line-breaks';
import { mapTexts } from './map-texts';
import { createStretchFinder, type Stretch } from './whole-stretches';

interface Running {
  text: string;
  stretches: readonly Stretch[];
}

const LANGUAGES = Array.from(LINE_BREAKS, ([locale, breaks]) => ({
  breaks,
  find: createStretchFinder(locale ?? '', breaks),
}));

/** By the rules of all languages: a page says a little in each of them. */
function runningTexts(resources: LocaleResources): Running[] {
  const found: Running[] = [];
  mapTexts(resources, (text, path) => {
    for (const { breaks, find } of LANGUAGES) {
      const stretches = isLabel(breaks, path) ? [] : find(text);
      if (stretches.length > 0) found.push({ text, stretches });
    }
    return text;
  });
  return found;
}

const escaped = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The longest first: of two words that begin at a letter, a pattern takes the one that it names first. */
const sourceOf = (words: ReadonlySet<string>): string =>
  `(${Array.from(words, escaped)
    .toSorted((a, b) => b.length - a.length)
    .join('|')})`;

/** What has to be a word as well, where the words found at their first letters leave a stretch in pieces. */
function missedIn({ text, stretches }: Running, pattern: RegExp): string[] {
  const matches = Array.from(text.matchAll(pattern), ({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
  }));
  return stretches.flatMap((stretch) => {
    const met = matches.filter(({ start, end }) => start < stretch.end && end > stretch.start);
    if (met.some(({ start, end }) => start <= stretch.start && end >= stretch.end)) return [];
    const start = Math.min(stretch.start, ...met.map((match) => match.start));
    const end = Math.max(stretch.end, ...met.map((match) => match.end));
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
