import portrait from '@linework/portrait.svg';
import { hatched, swelling } from './exhibit';

/** What the tools of a decision are drawn with: lit from the left, so that every line swells towards the right. */

interface BarsProps {
  x: number;
  foot: number;
  width: number;
  /** From one bar to the next. */
  step: number;
  /** From one line to the next. */
  gap: number;
  heights: readonly number[];
}

/** Columns, turned as those of a bank are. */
export function Bars({ x, foot, width, step, gap, heights }: BarsProps) {
  const columns = heights.map((height, bar) => ({ left: x + bar * step, height }));
  return (
    <>
      <path
        d={columns
          .map(({ left, height }) =>
            hatched(Math.floor(height / gap), (line) =>
              swelling(left, foot - (line + 0.5) * gap, width, 0, gap * 0.6, 0.95),
            ),
          )
          .join('')}
        className="sheet-engraved"
      />
      <path
        d={columns.map(({ left, height }) => `M${left} ${foot}v${-height}h${width}v${height}`).join('')}
        className="sheet-outline"
      />
    </>
  );
}

interface SliderProps {
  x: number;
  y: number;
  width: number;
  /** How far it is pushed. */
  to: number;
  /** Half of the knob's height. */
  size: number;
}

/** A rail, darker and darker up to its knob. */
export function Slider({ x, y, width, to, size }: SliderProps) {
  const gap = size * 0.3;
  const lines = Math.floor(to / gap);
  const half = size * 0.55;
  return (
    <>
      <path d={`M${x} ${y - half}h${width}v${half * 2}h${-width}z`} className="sheet-outline" />
      <path
        d={hatched(lines, (line) =>
          swelling(x + (line + 0.5) * gap, y - half, 0, half * 2, (0.1 + 0.6 * (line / lines)) * gap, 0.5),
        )}
        className="sheet-engraved"
      />
      <circle cx={x + to} cy={y} r={size} className="sheet-bare" />
      <path
        d={hatched(7, (line) => {
          const up = (line - 3) * 0.25;
          const reach = size * Math.sqrt(1 - up * up);
          return swelling(x + to - reach, y + up * size, reach * 2, 0, (0.02 + line * 0.025) * size, 0.95);
        })}
        className="sheet-engraved"
      />
    </>
  );
}

interface GaugeProps {
  x: number;
  y: number;
  radius: number;
  lines: number;
  /** Where the needle stands, of the whole. */
  share: number;
}

/** A sector of lines around its needle: heavy up to the score, and hairs beyond it. */
export function Gauge({ x, y, radius, lines, share }: GaugeProps) {
  const turned = (part: number): readonly [number, number] => {
    const angle = Math.PI * (1.12 - part * 1.24);
    return [Math.cos(angle), -Math.sin(angle)];
  };
  const at = (part: number, distance: number): string => {
    const [across, down] = turned(part);
    return `${(x + across * distance).toFixed(1)} ${(y + down * distance).toFixed(1)}`;
  };
  const line = (part: number, from: number, to: number, thickness: number, bend?: number): string => {
    const [across, down] = turned(part);
    const reach = (to - from) * radius;
    return swelling(
      x + across * from * radius,
      y + down * from * radius,
      across * reach,
      down * reach,
      thickness,
      bend,
    );
  };
  const spacing = (radius * 0.8 * Math.PI * 1.24) / lines;
  return (
    <>
      <path d={`M${at(0, radius)}A${radius} ${radius} 0 1 1 ${at(1, radius)}`} className="sheet-outline" />
      <path
        d={hatched(lines, (index) => {
          const part = (index + 0.5) / lines;
          return line(part, 0.55, 0.94, part < share ? spacing * 0.75 : 0, 0.75);
        })}
        className="sheet-engraved"
      />
      <path d={line(share, 0, 0.9, radius * 0.13, 0.2)} className="sheet-shade" />
      <circle cx={x} cy={y} r={radius * 0.1} className="sheet-bare" />
    </>
  );
}

/** An engine-turned ring: one line from point to point of a circle, so many further each time. */
const engineTurned = (x: number, y: number, radius: number): string =>
  `M${hatched(25, (point) => {
    const turn = (point * 7 * 2 * Math.PI) / 25;
    return `${point ? 'L' : ''}${(x + radius * Math.cos(turn)).toFixed(1)} ${(y + radius * Math.sin(turn)).toFixed(1)}`;
  })}z`;

/** A case on one sheet, with both of its verdicts. */
export const CASE = (
  <>
    <path d="M480 340h52v78h-52z" className="sheet-bare" />
    <path d={hatched(31, (line) => `M481 ${342.5 + line * 2.4}h50`)} className="sheet-tint" />
    <rect x="485" y="345" width="26" height="32.2" className="sheet-photo" />
    <image href={portrait} x="485" y="345" width="26" height="32.2" />
    <path d="M515 349h12M515 356h9M515 363h12M515 370h7M486 383h40" className="sheet-outline" />
    <path d={engineTurned(498, 401, 13)} className="sheet-seal" />
    <path d="m493.5 401.5 3.5 4 6-7.5" className="sheet-handle" />
    <path d="m516.5 397 8 8m0-8-8 8" className="sheet-corner" />
  </>
);
