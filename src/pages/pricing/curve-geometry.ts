import { STARTER_MINIMUM_USD, STARTER_UNIT_PRICE_USD } from '../../contract/plans';
import { estimateStarter } from './starter-estimate';
import { LAST_STEP, placeOf, volumeAt } from './volume-scale';

/** The drawing's size, in its own units. */
export const CURVE = { width: 600, height: 190 };

/** The minimum's line, and the price at the ruler's end. */
const FLAT = 152;
const TOP = 14;

/** Copies of the line below it, as an engraver shades a slope. */
const SHADE_GAP = 13;
const SHADES = Math.floor((CURVE.height - TOP) / SHADE_GAP);

const MOST = estimateStarter(volumeAt(LAST_STEP)).estimate;

const round = (length: number): number => Math.round(length * 10) / 10;

/** Where a volume's price stands in the drawing: both axes are rulers of decades, so a price by the piece is a line. */
export function pointAt(volume: number): { x: number; y: number } {
  const rise = Math.log(estimateStarter(volume).estimate / STARTER_MINIMUM_USD);
  const y = FLAT - (rise / Math.log(MOST / STARTER_MINIMUM_USD)) * (FLAT - TOP);
  return { x: round(placeOf(volume) * CURVE.width), y: round(Math.max(y, TOP)) };
}

const bend = round(placeOf(STARTER_MINIMUM_USD / STARTER_UNIT_PRICE_USD) * CURVE.width);

// Who asks for a point alone is not to carry the drawing.

/** The line, so far below itself; what would be below the drawing is left out. */
function line(below: number): string {
  const end = `L${CURVE.width} ${TOP + below}`;
  if (FLAT + below <= CURVE.height) return `M0 ${FLAT + below}H${bend}${end}`;
  const entry = bend + ((FLAT + below - CURVE.height) / (FLAT - TOP)) * (CURVE.width - bend);
  return `M${round(entry)} ${CURVE.height}${end}`;
}

/** Flat at the minimum, then rising by the verification. */
export const CURVE_LINE = /* @__PURE__ */ line(0);

export const CURVE_SHADES = /* @__PURE__ */ Array.from({ length: SHADES }, (_, index) =>
  line((index + 1) * SHADE_GAP),
).join('');
