import { day, primary } from '../../../tailwind.config';
import { SITE } from '../../config/site';
import { escapeHtml } from '../../contract/escape-html';

/** How the mark stands on its ground, in units of its 32. */
interface IconShape {
  /** Of the ground's corners; 0 where a system cuts its own. */
  radius: number;
  /** Of the mark, around the middle; less where a system cuts a circle. */
  scale: number;
}

const AS_SHOWN: IconShape = { radius: 6, scale: 1 };

/** A tick that is also the first letter of the name, in the site's own colour: the one drawing of every icon. */
export function favicon({ radius, scale }: IconShape = AS_SHOWN): string {
  const around = scale === 1 ? '' : ` transform="translate(16 16) scale(${scale}) translate(-16 -16)"`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<title>${escapeHtml(SITE.name)}</title>`,
    `<rect width="32" height="32"${radius ? ` rx="${radius}"` : ''} fill="${primary[700]}"/>`,
    `<path d="m8 9 8 15 8-15" fill="none" stroke="${day.paper}" stroke-width="3.5"`,
    ` stroke-linecap="round" stroke-linejoin="round"${around}/></svg>`,
  ].join('');
}
