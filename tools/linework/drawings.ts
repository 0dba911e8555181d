import { day } from '../../tailwind.config.ts';
import { engraved, ghost, OVAL, PORTRAIT_BOX } from './engraving.ts';
import { FIELD_FRAME, fields } from './field-drawings.ts';
import { waveStrand } from './guilloche.ts';
import {
  CHANNEL_FRAME,
  CHANNEL_STRANDS_BOX,
  channelScreens,
  channelStrands,
  HOME_FACES_BOX,
  homeFaces,
} from './home-drawings.ts';
import { INDUSTRY_FRAME, industries } from './industry-drawings.ts';
import { PARTNER_FRAME, partnerTypes } from './partner-drawings.ts';
import { GOODS_FRAME, partnerGoods } from './partner-goods.ts';
import { ROSETTES, rosette } from './rosettes.ts';
import {
  roles,
  roleThreads,
  SIDES_BOX,
  STRANGERS_BOX,
  sides,
  sideThreads,
  strangers,
  strangerThreads,
} from './strangers-drawing.ts';
import { WORKFLOW_FRAME, workflow } from './workflow-drawings.ts';

const svg = (box: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${content}</svg>`;

const PORTRAIT_FRAME = `0 0 ${PORTRAIT_BOX.width} ${PORTRAIT_BOX.height}`;

/** Strands along a line, each from its share of the whole on. */
function strip(
  { length, height, strands }: { length: number; height: number; strands: number },
  thickness: string,
  strandOf: (share: number) => string,
): string {
  const paths = Array.from({ length: strands }, (_, index) => `<path d="${strandOf(index / strands)}"/>`);
  return svg(
    `0 ${-height / 2} ${length} ${height}`,
    `<g fill="none" stroke="#000" stroke-width="${thickness}">${paths.join('')}</g>`,
  );
}

const band = (strands: number, length: number, height: number): string =>
  strip({ length, height, strands }, '.7', (share) => {
    const amplitude = (height / 2 - 1) * (0.35 + 0.65 * Math.abs(Math.sin(share * Math.PI)));
    return waveStrand(length, amplitude, share, 1);
  });

/** Lines of one colour with round ends; `stretched` fills whatever box it is given. */
function lineDrawing(
  { width, height }: { width: number; height: number },
  content: string,
  stretched = false,
): string {
  const group = `<g fill="none" stroke="#000" stroke-linecap="round" stroke-linejoin="round">${content}</g>`;
  const drawing = svg(`0 0 ${width} ${height}`, group);
  return stretched ? drawing.replace('<svg ', '<svg preserveAspectRatio="none" ') : drawing;
}

const sideBySide = ({ width, height, count }: { width: number; height: number; count: number }) => ({
  width: width * count,
  height,
});

/** A head before a phone, in its oval: three of them turn. */
const headOf = (sitting: 'selfie' | 'left' | 'right'): string =>
  svg(PORTRAIT_FRAME, engraved(sitting, { spacing: 1.9, oval: true }));

/** A face in its oval alone, for the eye of a rosette. */
function medallionOf(sitting: 'host' | 'selfie'): string {
  const { cx, cy, rx, ry } = OVAL;
  return svg(`${cx - rx} ${cy - ry} ${2 * rx} ${2 * ry}`, engraved(sitting, { spacing: 2.6, oval: true }));
}

/** Three decades, each from its first mark to the next one's: they stand closer and closer. */
function ruler(): string {
  const marks = Array.from({ length: 28 }, (_, mark) => {
    const place = Math.floor(mark / 9) + Math.log10((mark % 9) + 1);
    return `M${Math.round(place * 2000) / 10} 0v${mark % 9 ? 4 : 10}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 10" preserveAspectRatio="none"><path d="${marks.join('')}" stroke="#000" vector-effect="non-scaling-stroke"/></svg>`;
}

/** What a glass is held by, from the upper left corner to the lower right one. */
const handle = (): string =>
  svg(
    '0 0 100 100',
    '<g transform="rotate(45)" fill="none" stroke="#000" stroke-width="1.3" stroke-linecap="round"><rect x="16" y="-9" width="112" height="18" rx="9"/><path d="M4-4h12M4 4h12M30-9v18m4 0v-18M40-5.4h80M38-1.8h85M38 1.8h85M40 5.4h80"/></g>',
  );

/** Where somebody else's mark goes. */
const vacancy = (): string =>
  svg(
    '0 0 100 100',
    '<g fill="none" stroke="#000" stroke-width="5" stroke-linecap="round"><circle cx="50" cy="50" r="44" stroke-dasharray=".1 11.5"/><path d="M50 32v36M32 50h36"/></g>',
  );

/** Every picture by its file's name. */
export function drawings(): Record<string, string> {
  return {
    ...Object.fromEntries(Object.entries(ROSETTES).map(([name, rings]) => [`${name}.svg`, rosette(rings)])),
    'band.svg': band(12, 96, 28),
    'waves.svg': band(5, 140, 26),
    'ruler.svg': ruler(),
    'handle.svg': handle(),
    'vacancy.svg': vacancy(),
    'portrait.svg': svg(
      PORTRAIT_FRAME,
      engraved('photo', { spacing: 2.35, air: true }, ` fill="${day.ink}"`),
    ),
    'selfie.svg': headOf('selfie'),
    'selfie-left.svg': headOf('left'),
    'selfie-right.svg': headOf('right'),
    'ghost.svg': svg(PORTRAIT_FRAME, ghost('photo', 4)),
    'host.svg': medallionOf('host'),
    'holder.svg': medallionOf('selfie'),
    'home-faces.svg': lineDrawing(HOME_FACES_BOX, homeFaces(false)),
    'home-faces-uv.svg': lineDrawing(HOME_FACES_BOX, homeFaces(true)),
    'industries.svg': lineDrawing(sideBySide(INDUSTRY_FRAME), industries()),
    'fields.svg': lineDrawing(sideBySide(FIELD_FRAME), fields()),
    'partner-types.svg': lineDrawing(sideBySide(PARTNER_FRAME), partnerTypes(false)),
    'partner-types-uv.svg': lineDrawing(sideBySide(PARTNER_FRAME), partnerTypes(true)),
    'partner-goods.svg': lineDrawing(sideBySide(GOODS_FRAME), partnerGoods(false)),
    'partner-goods-uv.svg': lineDrawing(sideBySide(GOODS_FRAME), partnerGoods(true)),
    'strangers.svg': lineDrawing(STRANGERS_BOX, strangers(false)),
    'strangers-uv.svg': lineDrawing(STRANGERS_BOX, strangers(true)),
    'roles.svg': lineDrawing(STRANGERS_BOX, roles(false)),
    'roles-uv.svg': lineDrawing(STRANGERS_BOX, roles(true)),
    'stranger-threads.svg': lineDrawing(STRANGERS_BOX, strangerThreads()),
    'role-threads.svg': lineDrawing(STRANGERS_BOX, roleThreads()),
    'sides.svg': lineDrawing(SIDES_BOX, sides(false)),
    'sides-uv.svg': lineDrawing(SIDES_BOX, sides(true)),
    'side-threads.svg': lineDrawing(SIDES_BOX, sideThreads()),
    'workflow.svg': lineDrawing(sideBySide(WORKFLOW_FRAME), workflow(false)),
    'workflow-uv.svg': lineDrawing(sideBySide(WORKFLOW_FRAME), workflow(true)),
    'channels.svg': lineDrawing(sideBySide(CHANNEL_FRAME), channelScreens()),
    'channel-strands.svg': lineDrawing(CHANNEL_STRANDS_BOX, channelStrands(), true),
  };
}
