import portrait from '@linework/portrait.svg';
import { type Exhibit, hatched } from './exhibit';

/** Standing lines from a foot on, as high as each bar is. */
const bars = (x: number, foot: number, width: number, gap: number, heights: readonly number[]): string =>
  heights
    .map((height, bar) =>
      hatched(Math.floor(width / 2), (line) => `M${x + bar * gap + line * 2} ${foot}v-${height}`),
    )
    .join('');

/** What a check says of one thing, in ten parts. */
const reputation = (y: number, parts: number): string =>
  hatched(parts, (part) => `M${226 + part * 9} ${y}v-14m2 0v14m2 0v-14`);

const DIAL = { x: 248, y: 128, radius: 58 } as const;

const onDial = (share: number, radius: number): string => {
  const turn = Math.PI * (1.12 - share * 1.24);
  return `${(DIAL.x + radius * Math.cos(turn)).toFixed(1)} ${(DIAL.y - radius * Math.sin(turn)).toFixed(1)}`;
};

/** The house at the address that was given. */
export const PLACE_ON_MAP = (
  <>
    <path d="m190 190-8-80 46-14 10 4 56-16 18 82-50 18-14-6zM228 96l20 88" className="sheet-rule" />
    <path d="M186 146l122-34M206 104l12 90M262 94l20 88M194 172l118-22" className="sheet-rule" />
    <path d="M244 150c-22-30-24-38-24-48a24 24 0 0 1 48 0c0 10-2 18-24 48z" className="sheet-mark" />
    <path d={hatched(12, (line) => `M234 ${92 + line * 1.7}h20`)} className="sheet-stroke" />
    <path d="M231 98l13-13 13 13M234 95v18h20V95" className="sheet-corner" />
  </>
);

export const BACKGROUND: readonly Exhibit[] = [
  {
    drawing: (
      <>
        <path d="M165 14v180" className="sheet-rule" />
        {/* One name on a list of names. */}
        <path
          d="M20 58h88M20 76h104M20 94h72M20 130h96M20 148h64M20 166h112M20 184h80"
          className="sheet-rule"
        />
        <rect x="14" y="102" width="142" height="20" rx="2" className="sheet-found" />
        {PLACE_ON_MAP}
        <g className="sheet-print">
          <text x="40" y="34">
            AML
          </text>
          <text x="20" y="116">
            ERIKSSON, ANNA MARIA
          </text>
          <text x="206" y="34">
            12 EXAMPLE STREET
          </text>
        </g>
      </>
    ),
    pins: { aml: [24, 30], address: [190, 30] },
  },
];

export const DATA: readonly Exhibit[] = [
  {
    drawing: (
      <>
        <path d="M0 69h330M0 138h330" className="sheet-rule" />
        {/* A telephone, a letter, its keys. */}
        <path
          d="M58 14h24a4 4 0 0 1 4 4v34a4 4 0 0 1-4 4H58a4 4 0 0 1-4-4V18a4 4 0 0 1 4-4zM66 51h8"
          className="sheet-corner"
        />
        <path d={hatched(13, (line) => `M58 ${20 + line * 2}h24`)} className="sheet-stroke" />
        <path d="M48 88h44v31H48zM48 89l22 17 22-17" className="sheet-corner" />
        <path
          d={hatched(
            6,
            (line) => `M51 ${104 + line * 2.4}h${4 + line * 2.6}m${30 - line * 5.2} 0h${4 + line * 2.6}`,
          )}
          className="sheet-stroke"
        />
        <path
          d={hatched(12, (key) => `M${52 + (key % 3) * 14} ${153 + Math.floor(key / 3) * 12}h8v6h-8z`)}
          className="sheet-corner"
        />
        <path d={reputation(42, 10)} className="sheet-rule" />
        <path d={reputation(111, 10)} className="sheet-rule" />
        <path d={reputation(180, 10)} className="sheet-rule" />
        <path d={reputation(42, 4)} className="sheet-link" />
        <path d={reputation(111, 7)} className="sheet-link" />
        <path d={reputation(180, 9)} className="sheet-link" />
        <g className="sheet-print">
          <text x="112" y="38">
            DEVICE 4F9C
          </text>
          <text x="112" y="107">
            ANNA@…
          </text>
          <text x="112" y="176">
            PHONE ··· 42
          </text>
        </g>
      </>
    ),
    pins: { device: [24, 35], email: [24, 104], phone: [24, 173] },
  },
];

export const DECISION: readonly Exhibit[] = [
  {
    drawing: (
      <>
        <path d="M165 14v180" className="sheet-rule" />
        <path d="M20 178h126" className="sheet-corner" />
        <path d={bars(28, 177, 18, 25, [42, 78, 60, 116, 96])} className="sheet-stroke" />
        {/* Three rules, each filled up to where it stands. */}
        <path d="M186 76h122M186 120h122M186 164h122" className="sheet-rule" />
        <path
          d={[40, 96, 66]
            .map((length, rule) => hatched(length / 2, (line) => `M${187 + line * 2} ${70 + rule * 44}v12`))
            .join('')}
          className="sheet-stroke"
        />
        <path d="M228 64v24M284 108v24M254 152v24" className="sheet-handle" />
      </>
    ),
    pins: { dashboard: [24, 30], rules: [190, 30] },
  },
  {
    drawing: (
      <>
        <path d="M165 14v180" className="sheet-rule" />
        <path d="M42 46h92v144H42z" className="sheet-corner" />
        <rect x="52" y="56" width="34" height="42" className="sheet-photo" />
        <image href={portrait} x="52" y="56" width="34" height="42" />
        <path d="M94 64h30M94 74h22M94 84h26M52 114h72M52 126h72M52 138h48" className="sheet-rule" />
        <path d="m56 168 9 9 14-18M98 160l17 17m0-17-17 17" className="sheet-handle" />
        <path
          d={`M${onDial(0, DIAL.radius)}A${DIAL.radius} ${DIAL.radius} 0 1 1 ${onDial(1, DIAL.radius)}`}
          className="sheet-corner"
        />
        <path
          d={hatched(41, (tick) => `M${onDial(tick / 40, tick % 10 ? 50 : 44)}L${onDial(tick / 40, 54)}`)}
          className="sheet-stroke"
        />
        <path d={`M${DIAL.x} ${DIAL.y}L${onDial(0.5, 40)}`} className="sheet-handle" />
        <g className="sheet-print">
          <text x={DIAL.x} y={DIAL.y + 36} textAnchor="middle" className="sheet-score">
            50
          </text>
        </g>
      </>
    ),
    pins: { investigation: [24, 30], orchestration: [190, 30] },
  },
];
