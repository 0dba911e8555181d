import { engraved, OVAL, PORTRAIT_BOX } from './engraving.ts';
import { braidWave, round } from './guilloche.ts';

/**
 * What drawings are made of, as contents of SVG files: one colour, which a stylesheet gives; tones by opacity.
 */

/** Drawings in frames of one width, side by side. */
export const framed = (width: number, drawings: readonly string[]): string =>
  drawings.map((drawing, index) => `<g transform="translate(${index * width} 0)">${drawing}</g>`).join('');

export const path = (d: string, attributes = ''): string => `<path d="${d}"${attributes}/>`;
export const SOFT = ' opacity=".45"';
export const TINT = ' fill="#000" fill-opacity=".08"';

export const OUTLINE = ' stroke-width="1.25"';
export const FINE = ' stroke-width=".6"';
export const DOTTED = ' stroke-dasharray=".1 4" stroke-width="1.6"';

/** What swells is filled, and no thinner than a hair. */
export const ENGRAVED = ' fill="#000" stroke-width=".3"';

/** How far along its way a line is bent most: the light comes from the left. */
const AWAY = 0.95;

/** A line as a graver cuts it, as an outline: hair-thin at both ends, thickest away from the light. */
export function swelling(x: number, y: number, dx: number, dy: number, thickness: number): string {
  const length = Math.hypot(dx, dy);
  const [asideX, asideY] = [(-dy / length) * thickness, (dx / length) * thickness];
  const there = `${round(dx * AWAY + asideX)} ${round(dy * AWAY + asideY)} ${round(dx)} ${round(dy)}`;
  const back = `${round(dx * (AWAY - 1) - asideX)} ${round(dy * (AWAY - 1) - asideY)} ${round(-dx)} ${round(-dy)}`;
  return `M${round(x)} ${round(y)}q${there} ${back}z`;
}

/** Lines across a box, a gap apart. */
export const ruled = (x: number, y: number, width: number, height: number, gap: number): string =>
  Array.from({ length: Math.ceil(height / gap) }, (_, line) =>
    swelling(x, y + (line + 0.5) * gap, width, 0, gap * 0.45),
  ).join('');

/** Lines round a place, from one radius to another. */
export const rays = (x: number, y: number, inner: number, outer: number, count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count;
    const at = (radius: number): string =>
      `${round(x + Math.cos(angle) * radius)} ${round(y + Math.sin(angle) * radius)}`;
    return `M${at(inner)}L${at(outer)}`;
  }).join('');

/** A shape as an engraver fills it: its outline, and lines that end there. */
export const shaded = (id: string, d: string, lines: string): string =>
  `<clipPath id="${id}"><path d="${d}" clip-rule="evenodd"/></clipPath><g clip-path="url(#${id})" stroke-linecap="butt">${path(lines, ENGRAVED)}</g>${path(d, OUTLINE)}`;

/** The faces of a drawing, by how far apart their lines are. */
interface Faces {
  photo?: number;
  selfie?: number;
  /** Who is on the other side of the counter. */
  host?: number;
  /** The same in an oval, as banknotes have it. */
  medallion?: number;
}

/**
 * The photo, and the same face as a camera sees it. In ink by day; under the lamp the colour that a stylesheet gives is
 * the paper's, and the ink is left out of it: a face is a positive in any light.
 */
export function faces(given: Faces, isLit: boolean): string {
  const shape = (id: string, paper: string, ink: string): string =>
    isLit
      ? `<mask id="${id}m"><g fill="#fff" stroke="none">${paper}</g><g fill="#000" stroke="none">${ink}</g></mask><g id="${id}" mask="url(#${id}m)" fill="#000" stroke="none">${paper}</g>`
      : `<g id="${id}" fill="#000" stroke="none">${ink}</g>`;
  const { width, height } = PORTRAIT_BOX;
  const ruled = { paper: `<path d="M0 0h${width}v${height}H0z"/>`, print: { air: true } };
  const oval = { paper: OVAL_SHAPE, print: { oval: true } };
  const shapes = [
    { id: 'p', sitting: 'photo', spacing: given.photo, ...ruled },
    { id: 's', sitting: 'selfie', spacing: given.selfie, ...oval },
    { id: 'h', sitting: 'host', spacing: given.host, ...ruled },
    { id: 'm', sitting: 'host', spacing: given.medallion, ...oval },
  ] as const;
  const drawn = shapes.map(({ id, sitting, spacing, paper, print }) =>
    spacing ? shape(id, paper, engraved(sitting, { spacing, ...print })) : '',
  );
  return `<defs>${drawn.join('')}</defs>`;
}

const OVAL_SHAPE = `<ellipse cx="${OVAL.cx}" cy="${OVAL.cy}" rx="${OVAL.rx}" ry="${OVAL.ry}"/>`;

const placed = (x: number, y: number, width: number): string =>
  `translate(${x} ${y}) scale(${Math.round((width / PORTRAIT_BOX.width) * 100) / 100})`;

export const photo = (x: number, y: number, width: number): string =>
  `<use href="#p" transform="${placed(x, y, width)}"/>`;

export const hostBust = (x: number, y: number, width: number): string =>
  `<use href="#h" transform="${placed(x, y, width)}"/>`;

export const selfie = (x: number, y: number, width: number): string =>
  `<g transform="${placed(x, y, width)}"><use href="#s"/><ellipse cx="${OVAL.cx}" cy="${OVAL.cy}" rx="${OVAL.rx + 2}" ry="${OVAL.ry + 2}" stroke-width="1.6"/></g>`;

/** Who is on the other side of the counter, in an oval with a line around it, by its middle and its height. */
export function medallion(x: number, y: number, height: number): string {
  const scale = Math.round((height / (2 * OVAL.ry)) * 1000) / 1000;
  const at = (middle: number, offset: number): number => Math.round((middle - offset * scale) * 10) / 10;
  const line = 2.4 / scale;
  return `<g transform="translate(${at(x, OVAL.cx)} ${at(y, OVAL.cy)}) scale(${scale})"><use href="#m"/><ellipse cx="${OVAL.cx}" cy="${OVAL.cy}" rx="${Math.round(OVAL.rx + line)}" ry="${Math.round(OVAL.ry + line)}" stroke-width="${Math.round(9 / scale) / 10}"/></g>`;
}

/** Braided ring around a place. */
export function ring(x: number, y: number, radius: number, waves: number): string {
  const part = braidWave({ radius, amplitude: radius * 0.17, waves, strands: 6, slack: 0.2 });
  return Array.from(
    { length: 2 * waves },
    (_, index) =>
      `<path d="${part}" transform="translate(${x} ${y}) rotate(${Math.round((index * 18000) / waves) / 100})" stroke-width=".7"/>`,
  ).join('');
}

/** The service's mark: a check within a ring. */
export const seal = (x: number, y: number): string =>
  ring(x, y, 20, 9) + path(`m${x - 8} ${y} 6 6 11-13`, ' stroke-width="3"');

interface Place {
  x: number;
  y: number;
}

const share = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(3)}%`;

/** Where the seal is in each frame of a drawing, for the stylesheet that lights it: `--seal-oem` is a point of its frame. */
export function sealStyles(
  selector: string,
  frame: { width: number; height: number },
  places: Readonly<Record<string, Place>>,
): string {
  const points = Object.entries(places).map(
    ([name, { x, y }]) => `--seal-${name}: ${share(x, frame.width)} ${share(y, frame.height)};`,
  );
  return `${selector} { ${points.join(' ')} }\n`;
}
