import { documentNumber } from './page-zone';

/** The page whose number a family's rosette is drawn from, by the file's name: src/sections/rosettes.css says whose it is. */
const FAMILIES = {
  rosette: '/',
  'rosette-solution': '/solution',
  'rosette-technology': '/technology',
  'rosette-pricing': '/pricing',
  'rosette-documents': '/documents',
  'rosette-about': '/about-us',
  'rosette-partners': '/partners',
  'rosette-faq': '/faq',
  'rosette-contacts': '/contacts',
  'rosette-account': '/account',
  'rosette-policies': '/privacy-policy',
} as const;

/** The numbers of the documents that have a rosette of their own, by its file's name. */
export const rosetteNumbers = (): Record<string, string> =>
  Object.fromEntries(Object.entries(FAMILIES).map(([name, path]) => [name, documentNumber(path)]));
