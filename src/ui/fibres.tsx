const COUNT = 16;

/** In pixels: a fibre is as long as it is, however tall the surface. */
const WIDTH = 360;
const HEIGHT = 640;
const SHORTEST = 16;
const LONGEST = 36;

/** A walk by an irrational step spreads points evenly without a pattern, and alike on server and browser. */
const spread = (index: number, step: number): number => ((index + 1) * step) % 1;

const at = (turn: number, length: number): string =>
  `${Math.round(Math.cos(turn) * length)} ${Math.round(Math.sin(turn) * length)}`;

const FIBRES = Array.from({ length: COUNT }, (_, index) => {
  const x = Math.round(spread(index, 0.618034) * WIDTH);
  const y = Math.round(spread(index, 0.754878) * HEIGHT);
  const turn = spread(index, 0.414214) * Math.PI * 2;
  const bend = (spread(index, 0.732051) - 0.5) * 2.4;
  const length = SHORTEST + spread(index, 0.236068) * (LONGEST - SHORTEST);
  return `M${x} ${y}q${at(turn + bend, length / 2)} ${at(turn, length)}`;
}).join('');

/** Security fibres at the far side of a surface: in the paper always, seen under ultraviolet light alone. */
export function Fibres() {
  return (
    <svg className="fibres" aria-hidden="true" focusable="false">
      <path d={FIBRES} />
    </svg>
  );
}
