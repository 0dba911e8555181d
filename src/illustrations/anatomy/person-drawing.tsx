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
      {head(194)}
      <path d="M188 44v3M200 44v3M189 57h10" />
      <path d="M205 31a10 11 0 1 1 6 19M213 56c5 1 9 4 11 9" className="anatomy-link" />
      {head(271)}
      <path d="M261 46q3 3 6 0M275 46q3 3 6 0M267 58h8" />
      <path d="M287 12a11 11 0 1 0 15 14a10 10 0 0 1-15-14z" className="anatomy-found" />
    </>
  );
}
