import { engravedPortrait, ghostPortrait } from '../engraving.ts';
import { ring } from '../home-drawings.ts';

/**
 * The two pictures that come in, as the content of an SVG file: one colour, which a stylesheet gives; tones by opacity.
 * Glowing, a face is printed where it is light, as in home-drawings.ts.
 */
export const CAPTURE_BOX = { width: 384, height: 190 } as const;

/** In the camera's oval and on the document: fewer lines than on the card, for it is drawn smaller. */
const PORTRAIT_LINES = 30;

const BODY = ' fill="#000" fill-opacity=".06" stroke-width="2"';
const SOFT = ' opacity=".45"';
const LINE = ' stroke-width="2"';

const path = (d: string, attributes: string): string => `<path d="${d}"${attributes}/>`;

/** A whole phone with a face in its oval, and the movement that it asks for. */
const SELFIE = [
  `<rect x="2" y="4" width="116" height="182" rx="20"${BODY}/><rect x="10" y="12" width="100" height="166" rx="14"${SOFT}/>`,
  path('M50 20h20', SOFT),
  '<g transform="translate(10 28)"><g clip-path="url(#o)"><use href="#p"/></g><ellipse cx="50" cy="58" rx="35" ry="45" stroke-width="1.6"/></g>',
  path('M22 146c20 14 56 14 76 0M31 144l-10 1 3 10M89 144l10 1-3 10', LINE),
].join('');

const ZONE = [109, 122]
  .flatMap((y) => Array.from({ length: 12 }, (_, index) => `M${221 + index * 10} ${y}l-5 4 5 4`))
  .join('');

/** A whole phone, turned, with the document between the corners of its viewfinder. */
const DOCUMENT = [
  `<rect x="162" y="25" width="220" height="140" rx="20"${BODY}/><rect x="176" y="33" width="192" height="124" rx="10"${SOFT}/>`,
  path('M169 85v20', SOFT),
  '<rect x="206" y="53" width="132" height="84" rx="7" fill="#000" fill-opacity=".1" stroke-width="2"/>',
  '<use href="#p" transform="translate(214 61) scale(.32)"/>',
  path('M254 65h36M254 75h24M254 87h36', SOFT),
  ring(318, 73, 9, 7),
  path(ZONE, ''),
  path('M196 61V43h20M328 43h20v18M348 129v18h-20M216 147h-20v-18', ' stroke-width="2.5"'),
].join('');

export function capture(isGlowing: boolean): string {
  const portrait = isGlowing ? ghostPortrait(PORTRAIT_LINES) : engravedPortrait(PORTRAIT_LINES);
  return `<defs><path id="p" d="${portrait}" fill="#000" stroke="none"/><clipPath id="o"><ellipse cx="50" cy="58" rx="33" ry="43"/></clipPath></defs>${SELFIE}${DOCUMENT}`;
}
