import type { LineBreaks } from '../../../locales/line-break-rules';
import type { Locale } from '../../contract/locales';
import type { LocaleResources } from '../../locale/i18n';
import { createJoiner } from './join-words';
import { mapTexts } from './map-texts';

const NO_BREAK_SPACE = '\u00a0';

const JOINERS = new Map(
  Object.entries(
    import.meta.glob<LineBreaks>('/locales/*/line-breaks.ts', { eager: true, import: 'lineBreaks' }),
  ).map(([path, breaks]) => [path.split('/')[2], keeperOf(breaks)] as const),
);

function keeperOf(breaks: LineBreaks): (text: string, path: string) => string {
  const { names = [], labels = [] } = breaks;
  const join = createJoiner(breaks);
  return (text, path) => {
    const joined = labels.some((label) => label.test(path)) ? text : join(text);
    return names.reduce(
      (whole, name) => whole.replaceAll(name, name.replaceAll(' ', NO_BREAK_SPACE)),
      joined,
    );
  };
}

/** Texts in which no name, and of running text no word, is broken across lines. What is drawn stays the same. */
export function keepTogether(locale: Locale, resources: LocaleResources): LocaleResources {
  const keep = JOINERS.get(locale);
  return keep ? mapTexts(resources, keep) : resources;
}
