import { Bars, CASE, Gauge, Slider } from './engraved-parts';

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
        <Bars x={360} foot={413} width={6.5} step={9} gap={1.7} heights={[14, 30, 22, 40, 34]} />
        <path d="M358 413h46" className="sheet-outline" />
      </g>
      <g id="specimen-rules" className="sheet">
        {[14, 36, 26].map((to, rule) => (
          <Slider key={to} x={418} y={354 + rule * 26} width={46} to={to} size={5} />
        ))}
      </g>
      <g id="specimen-case" className="sheet">
        {CASE}
      </g>
      <Gauge x={566} y={398} radius={23} lines={41} share={0.69} />
    </g>
  );
}
