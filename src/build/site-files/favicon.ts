import { day, primary } from '../../../tailwind.config';
import { SITE } from '../../config/site';

/** A tick that is also the first letter of the name, in the site's own colour. */
export function favicon(): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<title>${SITE.name}</title>`,
    `<rect width="32" height="32" rx="6" fill="${primary[700]}"/>`,
    `<path d="m8 9 8 15 8-15" fill="none" stroke="${day.paper}" stroke-width="3.5"`,
    ' stroke-linecap="round" stroke-linejoin="round"/></svg>',
  ].join('');
}
