import portrait from '@linework/portrait.svg';
import selfie from '@linework/selfie.svg';
import { checkTd1, LINE_LENGTH, SPECIMEN, writeTd1 } from '../specimen/td1';
import { DataSheet } from './data-sheet';
import './drawn-sheet.css';

const ZONE = writeTd1(SPECIMEN);

const ZONE_X = 16;
const ZONE_WIDTH = 298;
const ZONE_Y = [352, 382, 412] as const;
const CHARACTER = ZONE_WIDTH / LINE_LENGTH;

/** The check digits of the zone, each where it is printed. */
const DIGITS = checkTd1(ZONE).map(({ check, line, position }) => ({
  check,
  x: ZONE_X + position * CHARACTER,
  y: ZONE_Y[line],
}));

const hatch = (x: number, y: number, width: number, height: number, gap: number): string =>
  Array.from({ length: Math.floor(height / gap) }, (_, line) => `M${x} ${y + line * gap}h${width}`).join('');

/** Somebody else, in outline. */
export const STRANGER = 'M-13 18c0-14 6-17 13-17s13 3 13 17M-7-9c0-10 14-10 14 0c0 8-3 12-7 12s-7-4-7-12z';

interface SpecimenSheetProps {
  /** With the lines that join what is compared; for whoever names it. */
  hasLeaders?: boolean;
}

/** A card's front and back, the face before the phone, and what is known around them. */
export function SpecimenSheet({ hasLeaders = false }: SpecimenSheetProps) {
  return (
    <g id="specimen-sheet" className="sheet">
      <pattern id="hatching" width="2.4" height="2.4" patternUnits="userSpaceOnUse">
        <path d="M0 1.2h2.4" className="sheet-stroke" />
      </pattern>
      <rect width="330" height="208" rx="10" className="sheet-paper" />
      <path d={hatch(1, 34, 328, 172, 3)} className="sheet-tint" />
      <text x="18" y="24" className="sheet-title">
        UTOPIA · IDENTITY CARD
      </text>
      <text x="312" y="24" textAnchor="end" className="sheet-title">
        UTO
      </text>
      <rect x="18" y="40" width="96" height="119" className="sheet-photo" />
      <image href={portrait} x="18" y="40" width="96" height="119" />
      <g className="sheet-print">
        <text x="130" y="60">
          ERIKSSON
        </text>
        <text x="130" y="76">
          ANNA MARIA
        </text>
        <text x="130" y="106">
          D23145890
        </text>
        <text x="228" y="106">
          12 AUG 1974
        </text>
        <text x="130" y="136">
          UTO
        </text>
        <text x="228" y="136">
          15 APR 2032
        </text>
        <text x="130" y="176">
          12 EXAMPLE STREET
        </text>
      </g>
      <path d="M130 84h96M130 114h70M228 114h78M130 144h40M228 144h78M130 184h124" className="sheet-rule" />
      <circle cx="302" cy="172" r="12" className="sheet-hole" />
      <text x="18" y="190" className="sheet-uv">
        PAID&lt;BY&lt;THE&lt;CHECK
      </text>

      <rect y="222" width="330" height="208" rx="10" className="sheet-paper" />
      <path d={hatch(1, 240, 328, 34, 1.7)} className="sheet-stripe" />
      <path d={hatch(18, 292, 190, 30, 5)} className="sheet-rule" />
      {DIGITS.map(({ check, x, y }) => (
        <rect key={check} x={x} y={y - 16} width={CHARACTER} height="21" rx="2" className="sheet-found" />
      ))}
      {ZONE.map((line, index) => (
        <text key={line} x={ZONE_X} y={ZONE_Y[index]} textLength={ZONE_WIDTH} className="sheet-zone">
          {line}
        </text>
      ))}

      <rect x="346" width="254" height="208" rx="10" className="sheet-paper" />
      <path d="M358 34V14h20M486 14h20v20M506 174v20h-20M378 194h-20v-20" className="sheet-corner" />
      <g id="specimen-selfie" className="sheet">
        <ellipse cx="432" cy="98" rx="54" ry="70" className="sheet-photo" />
        <clipPath id="selfie-frame">
          <ellipse cx="432" cy="98" rx="54" ry="70" />
        </clipPath>
        <image href={selfie} x="357" y="11" width="150" height="186" clipPath="url(#selfie-frame)" />
        <ellipse cx="432" cy="98" rx="54" ry="70" className="sheet-corner" />
        <path d="M402 186c18 7 42 7 60 0M408 182l-6 4 4 6M456 182l6 4-4 6" className="sheet-link" />
      </g>
      <path
        d={STRANGER}
        transform="translate(497 62) scale(1.1)"
        className="sheet-stranger sheet-bystander"
      />
      <path d="M520 10v188" className="sheet-rule" />
      <path d="M542 16h44v52h-44zM542 140h44v52h-44z" className="sheet-rule" />
      <g className="sheet-stranger">
        <path d={STRANGER} transform="translate(564 46)" />
        <path d={STRANGER} transform="translate(564 170)" />
      </g>
      <rect x="542" y="78" width="44" height="54.5" className="sheet-photo" />
      <image href={portrait} x="542" y="78" width="44" height="54.5" />

      <DataSheet />

      {hasLeaders && (
        <>
          <path
            d="M122 56h-5v116h8M200 72h8v30h-8M22 202v26m-4-4 4 4 4-4m-8-18 4-4 4 4"
            className="sheet-link"
          />
          <path d="m84 122 30-5 5 37-30 5z" className="sheet-link" strokeDasharray="3 3" />
        </>
      )}
    </g>
  );
}
