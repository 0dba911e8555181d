const COUNT = 22;

/** Sizes in user units of the drawing's own 1000 × 400 box. */
const WIDTH = 1000;
const HEIGHT = 400;
const LENGTH = 26;

/** A golden-ratio walk spreads points evenly without a pattern, and alike on server and browser. */
const spread = (index: number, step: number): number => (index * step) % 1;

const FIBRES = Array.from({ length: COUNT }, (_, index) => {
  const x = Math.round(spread(index + 1, 0.618034) * WIDTH);
  const y = Math.round(spread(index + 1, 0.754878) * HEIGHT);
  const turn = spread(index, 0.381966) * Math.PI * 2;
  const dx = Math.round(Math.cos(turn) * LENGTH);
  const dy = Math.round(Math.sin(turn) * LENGTH);
  return `M${x} ${y}q${dy} ${-dx} ${dx} ${dy}`;
}).join('');

/** Security fibres: in the paper always, seen under ultraviolet light alone. */
export function Fibres() {
  return (
    <svg
      className="fibres"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path d={FIBRES} />
    </svg>
  );
}
