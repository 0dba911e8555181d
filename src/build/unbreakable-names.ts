import type { LocaleResources } from '../locale/i18n';

const NO_BREAK_SPACE = '\u00A0';

/** Names whose halves say nothing when a line ends between them. */
const NAMES = ['ICAO 9303', '(Liveness Detection)', 'ใบหน้า 1:1', 'ใบหน้า 1:n'].map((plain) => ({
  plain,
  joined: plain.replaceAll(' ', NO_BREAK_SPACE),
}));

function joinNames(value: unknown): unknown {
  if (typeof value === 'string')
    return NAMES.reduce((text, { plain, joined }) => text.replaceAll(plain, joined), value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, joinNames(child)]));
}

/** Texts in which none of the names can be broken across lines. */
export function keepNames(resources: LocaleResources): LocaleResources {
  return joinNames(resources) as LocaleResources;
}
