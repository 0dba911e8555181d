/** The box in which lines run from the channels to the engine; it is stretched to the width of the picture. */
export const STRANDS_BOX = { width: 1000, height: 120 } as const;

const STRANDS_PER_CHANNEL = 5;

/** How far apart a channel's lines start, and how close together they arrive. */
const START_GAP = 6;
const END_GAP = 4;

/**
 * Where the channels stand two by two, their lines leave towards the gutter and run down it: in units of the box of
 * their screens, 200 × 140. The gutter's width is in integration.css, in the same proportion to a column.
 */
const BRANCH = {
  boxWidth: 200,
  gutter: 54.5,
  /** Of a channel; with those of all four the trunk must fit into the gutter. */
  strands: 3,
  gap: 3.6,
  startGap: 10,
  middle: 66,
  bend: 20,
  /** Further than any layout is high: the picture cuts the trunk off where the engine begins. */
  length: 900,
} as const;

/** From where, at the drawing's side that faces the gutter, and which lines of the trunk a channel has. */
interface BranchStart {
  edge: number;
  column: 'left' | 'right';
  /** Those of the upper row run inside those of the lower: no line crosses another. */
  row: 'upper' | 'lower';
}

/** One path's `d`: a channel's lines from the side of its drawing into the trunk. */
export function branch({ edge, column, row }: BranchStart): string {
  const { boxWidth, gutter, strands: count, gap, startGap, middle, bend, length } = BRANCH;
  const mirrored = (x: number): number => Math.round((column === 'left' ? x : boxWidth - x) * 10) / 10;
  const from = column === 'left' ? edge : boxWidth - edge;
  return Array.from({ length: count }, (_, index) => {
    const y = middle + (index - (count - 1) / 2) * startGap;
    const lane = (row === 'upper' ? index : count + index) + 0.5;
    const x = boxWidth + gutter / 2 - lane * gap;
    return `M${mirrored(from)} ${y}H${mirrored(x - bend)}Q${mirrored(x)} ${y} ${mirrored(x)} ${y + bend}V${length}`;
  }).join('');
}

/** One path's `d`: a bundle of lines from each channel at the top to the middle of the lower edge. */
export function strands(channels: number): string {
  const { width, height } = STRANDS_BOX;
  return Array.from({ length: channels * STRANDS_PER_CHANNEL }, (_, index) => {
    const place = (index % STRANDS_PER_CHANNEL) - (STRANDS_PER_CHANNEL - 1) / 2;
    const channel = Math.floor(index / STRANDS_PER_CHANNEL);
    const middle = ((channel + 0.5) * width) / channels;
    const start = middle + place * START_GAP;
    const end = width / 2 + ((channel - (channels - 1) / 2) * STRANDS_PER_CHANNEL + place) * END_GAP;
    // Side by side all the way: the outer channels' lines run outside those of the inner ones, and none crosses another.
    return `M${start} 0C${start} ${height * 0.6} ${end} ${height * 0.4} ${end} ${height}`;
  }).join('');
}
