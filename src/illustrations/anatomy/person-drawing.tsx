/** An oval as the camera shows it, and in it a head without its features. */
const head = (x: number) => (
  <>
    <ellipse cx={x} cy="54" rx="31" ry="40" className="anatomy-paper" />
    <path d={`M${x - 16} 48a16 19 0 1 0 32 0a16 19 0 1 0-32 0`} />
    <path d={`M${x - 22} 82c5-14 39-14 44 0`} />
  </>
);

/** Four selfies: one that smiles and turns, one with a ruler of years, one with somebody behind, one asleep. */
export function PersonDrawing() {
  return (
    <>
      {head(40)}
      <path d="M34 44v3M46 44v3M33 55q7 7 14 0" />
      <path d="M14 108q26 14 52 0M20 104l-6 4 3 7M60 104l6 4-3 7" className="anatomy-link" />
      {head(117)}
      <path d="M111 44v3M123 44v3M112 57h10" />
      <path d="M89 112h56M89 107v10M103 109v6M117 109v6M131 109v6M145 107v10" className="anatomy-faint" />
      <path d="M124 110l-5-8h10z" className="anatomy-found" />
      <ellipse cx="194" cy="54" rx="31" ry="40" className="anatomy-paper" />
      <path d="M201 42a11 13 0 1 0 22 0a11 13 0 1 0-22 0M204 70c3-10 14-11 18-4" className="anatomy-link" />
      <path d="M171 49a15 18 0 1 0 30 0a15 18 0 1 0-30 0" className="anatomy-paper" />
      <path d="M172 82c5-14 32-14 38 0M180 45v3M192 45v3M181 57h10" />
      <path d="M186 107a4 4 0 1 0 .1 0M202 107a4 4 0 1 0 .1 0" className="anatomy-found" />
      {head(271)}
      <path d="M261 46q3 3 6 0M275 46q3 3 6 0M267 58h8" />
      <path d="M268 103a9 9 0 1 0 12 11a8 8 0 0 1-12-11z" className="anatomy-found" />
    </>
  );
}
