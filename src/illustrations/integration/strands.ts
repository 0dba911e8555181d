/** The box in which lines run from the channels to the engine; it is stretched to the width of the picture. */
export const STRANDS_BOX = { width: 1000, height: 120 } as const;

const STRANDS_PER_CHANNEL = 5;

/** How far apart a channel's lines start, and how close together they arrive. */
const START_GAP = 9;
const END_GAP = 3;

/** How far a line swings past its neighbours on the way, so that a bundle is woven and not ruled. */
const SWING = 26;

/** One path's `d`: a bundle of lines from each channel at the top to the middle of the lower edge. */
export function strands(channels: number): string {
  const { width, height } = STRANDS_BOX;
  return Array.from({ length: channels * STRANDS_PER_CHANNEL }, (_, index) => {
    const place = (index % STRANDS_PER_CHANNEL) - (STRANDS_PER_CHANNEL - 1) / 2;
    const channel = Math.floor(index / STRANDS_PER_CHANNEL);
    const middle = ((channel + 0.5) * width) / channels;
    const start = middle + place * START_GAP;
    const end = width / 2 + ((channel - (channels - 1) / 2) * STRANDS_PER_CHANNEL + place) * END_GAP;
    return `M${start} 0C${start - place * SWING} ${height * 0.7} ${end + place * SWING} ${height * 0.3} ${end} ${height}`;
  }).join('');
}
