import portrait from '@linework/portrait.svg';
import selfie from '@linework/selfie.svg';
import selfieLeft from '@linework/selfie-left.svg';
import selfieRight from '@linework/selfie-right.svg';
import { type Exhibit, hatched } from './exhibit';
import { STRANGER } from './specimen-sheet';

/** Three heads in a row, by their middles. */
const HEADS = [
  { x: 60, head: selfieLeft },
  { x: 165, head: selfie },
  { x: 270, head: selfieRight },
] as const;

/** The two sides of the specimen are the sheet's own. */
export const DOCUMENT: readonly Exhibit[] = [
  {
    drawing: (
      <>
        <use href="#specimen-sheet" />
        <path d="M122 56h-5v116h8M200 72h8v30h-8" className="sheet-link" />
        <path d="m84 122 30-5 5 37-30 5zM126 96h64v14h-64z" className="sheet-link" strokeDasharray="3 3" />
      </>
    ),
    pins: {
      syntax: [246, 88],
      'face-on-id': [22, 48],
      'punched-hole': [277, 165],
      manipulation: [84, 170],
      'name-address': [117, 90],
      'number-name': [208, 87],
    },
  },
  {
    drawing: (
      <>
        <use href="#specimen-sheet" y="-222" />
        <path d="M65 114h91v21h-91z" className="sheet-link" strokeDasharray="3 3" />
      </>
    ),
    pins: { 'text-zones': [25, 100], 'check-digits': [165, 100], 'front-back': [110, 100] },
  },
];

export const FACE: readonly Exhibit[] = [
  {
    drawing: (
      <>
        <rect x="20" y="46" width="92" height="114" className="sheet-photo" />
        <image href={portrait} x="20" y="46" width="92" height="114" />
        <path
          d={hatched(9, (line) => {
            const spread = line - 4;
            return `M112 ${104 + spread * 12}C128 ${104 + spread * 12} 132 ${104 + spread * 5} ${145 + Math.abs(spread) * 0.8} ${104 + spread * 5}`;
          })}
          className="sheet-link"
        />
        <clipPath id="exhibit-selfie">
          <ellipse cx="198" cy="104" rx="54" ry="70" />
        </clipPath>
        <ellipse cx="198" cy="104" rx="54" ry="70" className="sheet-photo" />
        <image href={selfie} x="123" y="17" width="150" height="186" clipPath="url(#exhibit-selfie)" />
        <ellipse cx="198" cy="104" rx="54" ry="70" className="sheet-corner" />
        <path d="M265 14v180M276 13h42v54h-42zM276 141h42v54h-42z" className="sheet-rule" />
        <path d={STRANGER} transform="translate(297 46)" className="sheet-stranger" />
        <path d={STRANGER} transform="translate(297 174)" className="sheet-stranger" />
        <rect x="276" y="78" width="42" height="52" className="sheet-photo" />
        <image href={portrait} x="276" y="78" width="42" height="52" />
      </>
    ),
    pins: { 'face-match': [128, 104], 'face-lookup': [276, 78] },
  },
];

export const PRESENCE: readonly Exhibit[] = [
  {
    drawing: (
      <>
        <clipPath id="exhibit-heads">
          {HEADS.map(({ x }) => (
            <ellipse key={x} cx={x} cy="68" rx="38" ry="49" />
          ))}
        </clipPath>
        {HEADS.map(({ x, head }) => (
          <g key={x}>
            <ellipse cx={x} cy="68" rx="38" ry="49" className="sheet-photo" />
            <image href={head} x={x - 52.5} y="7" width="105" height="130.2" clipPath="url(#exhibit-heads)" />
            <ellipse cx={x} cy="68" rx="38" ry="49" className="sheet-corner" />
          </g>
        ))}
        <path d="M62 130c50 18 156 18 206 0M70 127l-9 3 5 8M260 127l9 3-5 8" className="sheet-link" />
        <path d="M0 160h330M110 160v48M220 160v48" className="sheet-rule" />
        {/* An age on its scale; somebody else in the picture; an eye that is shut. */}
        <path
          d={hatched(11, (tick) => `M${36 + tick * 6} 196v-${tick % 5 ? 6 : 12}`)}
          className="sheet-stroke"
        />
        <path d="M36 196h60M78 178l-4-6h8zM78 178v18" className="sheet-corner" />
        <path d={STRANGER} transform="translate(184 186) scale(.8)" className="sheet-stranger" />
        <path d={STRANGER} transform="translate(162 186)" className="sheet-stranger" />
        <path
          d="M258 180c10 12 38 12 48 0M262 184l-5 6M271 188l-3 7M282 190v7M293 188l3 7M302 184l5 6"
          className="sheet-corner"
        />
      </>
    ),
    pins: {
      liveness: [165, 143],
      age: [18, 184],
      'several-people': [128, 184],
      sleeping: [238, 184],
    },
  },
];
