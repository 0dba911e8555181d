import { engravedPortrait, ghostPortrait, PORTRAIT_BOX } from './engraving.ts';
import { braidWave } from './guilloche.ts';

/**
 * What drawings are made of, as contents of SVG files: one colour, which a stylesheet gives; tones by opacity.
 * Glowing, a face is printed where it is light: a lamp would turn the dark print into a negative.
 */

export const path = (d: string, attributes = ''): string => `<path d="${d}"${attributes}/>`;
export const SOFT = ' opacity=".45"';
export const TINT = ' fill="#000" fill-opacity=".08"';

/** The one portrait of a drawing, and the oval in which a camera sees the same face. */
export const portraitOnce = (lines: number, isGlowing: boolean): string =>
  `<defs><path id="p" d="${isGlowing ? ghostPortrait(lines) : engravedPortrait(lines)}" fill="#000" stroke="none"/><clipPath id="o"><ellipse cx="50" cy="58" rx="33" ry="43"/></clipPath></defs>`;

const placed = (x: number, y: number, width: number): string =>
  `translate(${x} ${y}) scale(${Math.round((width / PORTRAIT_BOX.width) * 100) / 100})`;

export const photo = (x: number, y: number, width: number): string =>
  `<use href="#p" transform="${placed(x, y, width)}"/>`;

export const selfie = (x: number, y: number, width: number): string =>
  `<g transform="${placed(x, y, width)}"><g clip-path="url(#o)"><use href="#p"/></g><ellipse cx="50" cy="58" rx="35" ry="45" stroke-width="1.6"/></g>`;

/** Braided ring around a place. */
export function ring(x: number, y: number, radius: number, waves: number): string {
  const part = braidWave({ radius, amplitude: radius * 0.17, waves, strands: 6, slack: 0.2 });
  return Array.from(
    { length: waves },
    (_, index) =>
      `<path d="${part}" transform="translate(${x} ${y}) rotate(${Math.round((index * 36000) / waves) / 100})" stroke-width=".7"/>`,
  ).join('');
}

/** The service's mark: a check within a ring. */
export const seal = (x: number, y: number): string =>
  ring(x, y, 20, 9) + path(`m${x - 8} ${y} 6 6 11-13`, ' stroke-width="3"');
