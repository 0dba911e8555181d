import { Bars, Gauge, Slider } from './engraved-parts';
import { type Exhibit, hatched, swelling } from './exhibit';

/** What a check says of one thing, in ten parts. */
const reputation = (y: number, parts: number): string =>
  hatched(parts, (part) => `M${226 + part * 9} ${y}v-14m2 0v14m2 0v-14`);

const HOUSE = 'M228 100l16-15 16 15h-4v15h-24v-15z';

/** The house at the address that was given. */
export const PLACE_ON_MAP = (
  <>
    <path d="m190 190-8-80 46-14 10 4 56-16 18 82-50 18-14-6zM228 96l20 88" className="sheet-rule" />
    <path d="M186 146l122-34M206 104l12 90M262 94l20 88M194 172l118-22" className="sheet-rule" />
    <path d="M244 150c-22-30-24-38-24-48a24 24 0 0 1 48 0c0 10-2 18-24 48z" className="sheet-mark" />
    <path
      d={hatched(14, (line) => {
        const y = 81 + line * 4.8;
        const reach =
          y < 102 ? Math.sqrt(23 ** 2 - (y - 102) ** 2) : 22.5 * Math.cos(((y - 102) * Math.PI) / 96);
        return swelling(244 - reach, y, reach * 2, 0, 2.6, 0.98);
      })}
      className="sheet-shade"
    />
    <path d={HOUSE} className="sheet-bare" />
    <path
      d={hatched(5, (line) => swelling(241 - line * 2.6, 88.5 + line * 2.5, 6 + line * 5.2, 0, 1.6, 0.9))}
      className="sheet-engraved"
    />
    <path d="M240 115v-9h8v9" className="sheet-outline" />
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
        <path
          d={hatched(13, (line) => swelling(58, 20 + line * 2.2, 24, 0, 1.1, 0.95))}
          className="sheet-engraved"
        />
        <path d="M48 88h44v31H48zM48 89l22 17 22-17" className="sheet-corner" />
        <path
          d={hatched(10, (line) => {
            const reach = 2 + line * 1.9;
            const y = 96 + line * 2.2;
            return swelling(49, y, reach, 0, 1, 0.1) + swelling(91 - reach, y, reach, 0, 1.2, 0.95);
          })}
          className="sheet-engraved"
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
        <Bars x={26} foot={177} width={17} step={25} gap={3} heights={[42, 78, 60, 116, 96]} />
        <path d="M20 178h126" className="sheet-outline" />
        {[42, 98, 68].map((to, rule) => (
          <Slider key={to} x={186} y={76 + rule * 44} width={122} to={to} size={9} />
        ))}
      </>
    ),
    pins: { dashboard: [24, 30], rules: [190, 30] },
  },
  {
    drawing: (
      <>
        <path d="M165 14v180" className="sheet-rule" />
        <use href="#specimen-case" transform="translate(-823 -578) scale(1.8)" />
        <Gauge x={248} y={128} radius={58} lines={61} share={0.5} />
        <g className="sheet-print">
          <text x="248" y="164" textAnchor="middle" className="sheet-score">
            50
          </text>
        </g>
      </>
    ),
    pins: { investigation: [24, 30], orchestration: [190, 30] },
  },
];
