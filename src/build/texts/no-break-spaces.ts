import type { LineBreaks } from '../../../locales/line-break-rules';
import type { Locale } from '../../contract/locales';
import type { LocaleResources } from '../../locale/i18n';
import { isLabel, LINE_BREAKS } from './line-breaks';
import { mapTexts } from './map-texts';

const NO_BREAK_SPACE = '\u00a0';

/** Keeps marks and figures with what they belong to. */
function keepSpaces({ marks = [], initialLetters }: LineBreaks, text: string): string {
  const marked = marks.reduce((whole, mark) => whole.replaceAll(` ${mark}`, NO_BREAK_SPACE + mark), text);
  if (!initialLetters) return marked;
  const counted = new RegExp(`(\\d[+%]?) (?=[${initialLetters}])`, 'g');
  return marked.replace(counted, `$1${NO_BREAK_SPACE}`);
}

/** Texts in which no line ends within a name, or between a figure and what it counts. */
export function keepTogether(locale: Locale, resources: LocaleResources): LocaleResources {
  const breaks = LINE_BREAKS.get(locale);
  if (!breaks) return resources;
  const { names = [] } = breaks;
  return mapTexts(resources, (text, path) =>
    names.reduce(
      (whole, name) => whole.replaceAll(name, name.replaceAll(' ', NO_BREAK_SPACE)),
      isLabel(breaks, path) ? text : keepSpaces(breaks, text),
    ),
  );
}
