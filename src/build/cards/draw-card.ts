import { type Canvas, createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { cool, day, primary } from '../../../tailwind.config';
import { CARD_SIZE, type Card } from './card';
import { registerFonts, TEXT_FONT, ZONE_FONT } from './card-fonts';
import { drawMark } from './draw-mark';
import { fitName } from './fit-name';
import { createPhraseTest, headlineWords } from './headline-words';
import { printRosette } from './print-rosette';
import { setHeadline } from './set-headline';
import { undrawnLetters } from './undrawn-letters';

/** From the picture's edges: messengers round its corners. */
const EDGE = 64;
/** The strip for machines, as wide as the picture. */
const ZONE = { top: 472, type: 42, first: 543, leading: 54 } as const;
/** Its light, and the eye of what it shows. */
const LAMP = { x: 948, y: ZONE.top / 2, radius: 296, rosette: 376, eye: 21 } as const;
/** In pixels: the size of type in which widths are taken. */
const MEASURED = 100;
const TEXT = { width: 566, top: 126, bottom: 452 } as const;
/** From the text's edge: the mark stands before the name, which ends where the headline does, before the lamp. */
const NAME_FROM = 58;
/** From line to line, in sizes of the type; scripts whose marks stand above and below their letters need more. */
const LEADING = { low: 1.12, tall: 1.36 } as const;
const TALL = /\p{Script=Thai}/u;

function drawPaper(context: SKRSContext2D): void {
  context.fillStyle = cool[50];
  context.fillRect(0, 0, CARD_SIZE.width, CARD_SIZE.height);
  context.fillStyle = cool[950];
  context.beginPath();
  context.arc(LAMP.x, LAMP.y, LAMP.radius, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = day.paper;
  context.fillRect(0, ZONE.top, CARD_SIZE.width, CARD_SIZE.height - ZONE.top);
  context.fillStyle = day.rule;
  context.fillRect(0, ZONE.top, CARD_SIZE.width, 2);
}

let isTold = false;

/** Once a process: every picture has the same name. */
function tellUndrawn(context: SKRSContext2D, name: string): void {
  const letters = undrawnLetters(context, name);
  if (isTold || letters.length === 0) return;
  isTold = true;
  process.stdout.write(
    `Pictures of shared pages leave ${letters.join(' ')} out of “${name}”: no font of the site has it.\n`,
  );
}

function drawName(context: SKRSContext2D, name: string): void {
  drawMark(context, { x: EDGE, y: 54, size: 44, colour: primary[700] });
  const widthOf = (text: string, size: number): number => {
    context.font = `600 ${size}px ${TEXT_FONT}`;
    return context.measureText(text).width;
  };
  const { text, size } = fitName(name, TEXT.width - NAME_FROM, widthOf);
  context.fillStyle = day.ink;
  context.font = `600 ${size}px ${TEXT_FONT}`;
  // The middle of its letters is the mark's, whatever their size.
  context.fillText(text, EDGE + NAME_FROM, 76 + size / 3);
  tellUndrawn(context, name);
}

function drawHeadline(context: SKRSContext2D, { headline, accent, locale }: Card): void {
  const leading = TALL.test(headline) ? LEADING.tall : LEADING.low;
  const room = { width: TEXT.width, height: TEXT.bottom - TEXT.top, leading };
  // Lines of a variable font without hinting grow as the type does.
  context.font = `600 ${MEASURED}px ${TEXT_FONT}`;
  const widths = new Map<string, number>();
  const widthOf = (line: string): number => {
    const width = widths.get(line) ?? context.measureText(line).width;
    widths.set(line, width);
    return width;
  };
  const words = headlineWords(headline, locale);
  const { lines, size } = setHeadline(
    words,
    room,
    (line, tried) => (widthOf(line) * tried) / MEASURED,
    createPhraseTest(locale),
  );
  context.font = `600 ${size}px ${TEXT_FONT}`;
  const middle = (TEXT.top + TEXT.bottom) / 2;
  // The middle of a line is a third of its type above its foot.
  const first = middle - ((lines.length - 1) / 2) * size * leading + size * 0.34;
  const accentFrom = headline.length - accent.length;
  let drawn = 0;
  for (const [index, line] of lines.entries()) {
    const start = headline.indexOf(line, drawn);
    drawn = start + line.length;
    const plain = line.slice(0, Math.max(0, accentFrom - start));
    const y = first + index * size * leading;
    context.fillStyle = day.ink;
    context.fillText(plain, EDGE, y);
    context.fillStyle = primary[700];
    context.fillText(line.slice(plain.length), EDGE + context.measureText(plain).width, y);
  }
}

/** In the rosette's eye: what the page hides, or the mark. */
function drawEye(context: SKRSContext2D, hidden: string): void {
  if (!hidden) {
    drawMark(context, { x: LAMP.x - 30, y: LAMP.y - 32, size: 60, colour: primary[400] });
    return;
  }
  const lines = hidden.split('\n');
  context.font = `600 ${LAMP.eye}px ${TEXT_FONT}`;
  context.fillStyle = primary[400];
  context.textAlign = 'center';
  for (const [index, line] of lines.entries())
    context.fillText(line, LAMP.x, LAMP.y + (index - (lines.length - 1) / 2) * LAMP.eye * 1.35 + 7);
  context.textAlign = 'start';
}

/** From edge to edge, as the page's own strip is. */
function drawZone(context: SKRSContext2D, lines: readonly string[]): void {
  context.fillStyle = primary[700];
  context.font = `500 ${ZONE.type}px ${ZONE_FONT}`;
  for (const [index, line] of lines.entries()) {
    context.letterSpacing = '0px';
    const free = CARD_SIZE.width - 2 * EDGE - context.measureText(line).width;
    context.letterSpacing = `${free / (line.length - 1)}px`;
    context.fillText(line, EDGE, ZONE.first + index * ZONE.leading);
  }
  context.letterSpacing = '0px';
}

/** A page as the sheet it is printed on: daylight on its words, the lamp on its rosette, and its zone below. */
export async function drawCard(card: Card): Promise<Canvas> {
  registerFonts(GlobalFonts);
  const canvas = createCanvas(CARD_SIZE.width, CARD_SIZE.height);
  const context = canvas.getContext('2d');
  drawPaper(context);
  const rosette = await printRosette(card.rosette, LAMP.rosette);
  context.drawImage(rosette, LAMP.x - LAMP.rosette / 2, LAMP.y - LAMP.rosette / 2);
  drawEye(context, card.hidden);
  drawName(context, card.name);
  drawHeadline(context, card);
  drawZone(context, card.zone);
  return canvas;
}
