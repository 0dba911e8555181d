import type { PageId } from '../../routes/pages';

/** Families of pages by how their ids begin, as `src/sections/rosettes.css` tells them: their rosettes' files. */
const FAMILIES: readonly (readonly [string, string])[] = [
  ['solution', 'rosette-solution'],
  ['technology', 'rosette-technology'],
  ['pricing', 'rosette-pricing'],
  ['documents', 'rosette-documents'],
  ['about-us', 'rosette-about'],
  ['partners', 'rosette-partners'],
  ['faq', 'rosette-faq'],
  ['contact', 'rosette-contacts'],
  ['registration', 'rosette-account'],
  ['reset-password', 'rosette-account'],
  ['signup', 'rosette-account'],
  ['login', 'rosette-account'],
  ['account', 'rosette-account'],
  ['privacy-policy', 'rosette-policies'],
  ['cookies-policy', 'rosette-policies'],
  ['terms', 'rosette-policies'],
];

/** The file of the rosette that a page prints, without its ending. */
export const rosetteOfPage = (id: PageId): string =>
  FAMILIES.find(([start]) => id.startsWith(start))?.[1] ?? 'rosette';
