import type { PageId } from '../../routes/pages';
import { documentNumber } from './page-zone.ts';

/** The rosette of all pages that are of no family. */
const COMMON = { file: 'rosette', path: '/' };

/**
 * Families of pages as `src/sections/rosettes.css` tells them, each with a rosette of its own: its file, the page whose
 * number it is drawn from, and how the ids of its pages begin.
 */
const FAMILIES = [
  { file: 'rosette-solution', path: '/solution', ids: ['solution'] },
  { file: 'rosette-technology', path: '/technology', ids: ['technology'] },
  { file: 'rosette-pricing', path: '/pricing', ids: ['pricing'] },
  { file: 'rosette-documents', path: '/documents', ids: ['documents'] },
  { file: 'rosette-about', path: '/about-us', ids: ['about-us'] },
  { file: 'rosette-partners', path: '/partners', ids: ['partners'] },
  { file: 'rosette-faq', path: '/faq', ids: ['faq'] },
  { file: 'rosette-contacts', path: '/contacts', ids: ['contact'] },
  {
    file: 'rosette-account',
    path: '/account',
    ids: ['registration', 'reset-password', 'signup', 'login', 'account'],
  },
  { file: 'rosette-policies', path: '/privacy-policy', ids: ['privacy-policy', 'cookies-policy', 'terms'] },
];

/** The file of the rosette that a page prints, without its ending. */
export function rosetteOfPage(id: PageId): string {
  const own = FAMILIES.find(({ ids }) => ids.some((start) => id.startsWith(start)));
  return (own ?? COMMON).file;
}

/** The numbers of the documents that have a rosette of their own, by its file's name. */
export const rosetteNumbers = (): Record<string, string> =>
  Object.fromEntries([COMMON, ...FAMILIES].map(({ file, path }) => [file, documentNumber(path)]));
