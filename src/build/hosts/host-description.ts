import { LOCALES } from '../../contract/locales';

/** What a host has to know of the built site besides its files; all hosts' files are written from it. */
export interface HostDescription {
  /** The Content-Security-Policy of every answer but what lies in the folders of what pages load. */
  policy: string;
  /** What else every answer carries, whatever the way that it is asked. */
  headers: Readonly<Record<string, string>>;
  /** The address of every page, bare: `/`, `/pricing`, `/th/pricing`. */
  pages: readonly string[];
  /** Below which path of the host visitors find it: '' for the root, or `/site`. */
  base: string;
  /** Where `/api` is when the site's host doesn't answer it itself: `https://api.example.com/api`; else undefined. */
  apiElsewhere: string | undefined;
}

/** The prefixes of languages that have one: `th`. A missing page is told of in the language of its prefix. */
export function prefixedLocales(pages: readonly string[]): string[] {
  return LOCALES.filter((locale) => pages.includes(`/${locale}`));
}

/** The first line of a file that its operator includes. */
export const WRITTEN =
  '# Written by the build; npm run configure writes it anew. How to use it: README.md beside it.';

/** A text as a part of a regular expression. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
