import portrait from '@linework/portrait.svg';

/** Three rules, each hatched up to where it stands. */
const RULES = [14, 36, 26]
  .flatMap((length, rule) =>
    Array.from(
      { length: Math.floor(length / 1.8) },
      (_, line) => `M${419 + line * 1.8} ${351 + rule * 26}v6`,
    ),
  )
  .join('');

const BARS = [14, 30, 22, 40, 34];

/** What is known around the document, and the tools that decide. */
export function DataSheet() {
  return (
    <g>
      <rect x="346" y="222" width="254" height="208" rx="10" className="sheet-paper" />
      <g className="sheet-print">
        <text x="386" y="254">
          AML
        </text>
        <text x="386" y="280">
          12 EXAMPLE ST
        </text>
        <text x="506" y="254">
          DEVICE 4F9C
        </text>
        <text x="506" y="280">
          ANNA@…
        </text>
        <text x="506" y="306">
          PHONE ··· 42
        </text>
      </g>
      <path
        d="M362 262h106M362 288h106M482 262h106M482 288h106M482 314h106M474 236v84"
        className="sheet-rule"
      />
      <path d="M346 330h254" className="sheet-rule" />
      {/* Figures, rules, a verdict, a score. */}
      <g id="specimen-figures" className="sheet">
        <path d="M358 414h46" className="sheet-corner" />
        <path
          d={BARS.map((height, index) =>
            Array.from({ length: 4 }, (_, line) => `M${360 + index * 9 + line * 1.6} 413v${-height}`).join(
              '',
            ),
          ).join('')}
          className="sheet-stroke"
        />
      </g>
      <g id="specimen-rules" className="sheet">
        <path d="M418 354h46M418 380h46M418 406h46" className="sheet-rule" />
        <path d={RULES} className="sheet-stroke" />
        <path d="M432 347v14M454 373v14M444 399v14" className="sheet-corner" />
      </g>
      <g id="specimen-case" className="sheet">
        <path
          d="M480 340h52v78h-52zM512 350h14M512 356h10M512 362h12M490 380h32M490 386h24"
          className="sheet-stroke"
        />
        <rect x="488" y="347" width="19" height="23.6" className="sheet-photo" />
        <image href={portrait} x="488" y="347" width="19" height="23.6" />
        <path d="m489 402 5 5 8-10M512 398l9 9m0-9-9 9" className="sheet-corner" />
      </g>
      <path d="M546 408a22 22 0 1 1 40 0" className="sheet-corner" />
      <path
        d={Array.from({ length: 9 }, (_, index) => {
          const angle = Math.PI * (1.12 - index * 0.155);
          const at = (radius: number): string =>
            `${(566 + radius * Math.cos(angle)).toFixed(1)} ${(398 - radius * Math.sin(angle)).toFixed(1)}`;
          return `M${at(16)}L${at(20)}`;
        }).join('')}
        className="sheet-stroke"
      />
      <path d="M566 399l9-10" className="sheet-link" />
    </g>
  );
}
