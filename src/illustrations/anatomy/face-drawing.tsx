/** Faces that are already known, but for the one that is found. */
const KNOWN = [
  [246, 24],
  [272, 24],
  [298, 24],
  [298, 66],
  [246, 108],
  [272, 108],
  [298, 108],
] as const;

/** A head and its shoulders. */
const small = (x: number, y: number): string =>
  `M${x - 6} ${y - 5}a6 6 0 1 0 12 0a6 6 0 1 0-12 0M${x - 10} ${y + 13}c1-15 19-15 20 0`;

/** The photo of a card beside a selfie, and the selfie among the faces already known. */
export function FaceDrawing() {
  return (
    <>
      <rect x="12" y="32" width="98" height="68" rx="7" className="anatomy-paper" />
      <path d="M22 42h36v46H22z" />
      <circle cx="40" cy="58" r="8" />
      <path d="M27 88c1-21 25-21 26 0" />
      <path d="M68 44h32M68 54h24M68 80h32M68 90h18" className="anatomy-faint" />
      <path d="M58 66h68M206 66h51" strokeDasharray="2 4" className="anatomy-link" />
      <ellipse cx="166" cy="66" rx="40" ry="52" className="anatomy-paper" />
      <circle cx="166" cy="52" r="16" />
      <path d="M138 103c2-38 54-38 56 0" />
      <path d={KNOWN.map(([x, y]) => small(x, y)).join('')} className="anatomy-faint" />
      <rect x="257" y="50" width="30" height="34" rx="4" className="anatomy-found" />
      <path d={small(272, 66)} />
    </>
  );
}
