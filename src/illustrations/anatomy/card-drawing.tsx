/** A line of the zone for machines, filled to its end. */
const zoneLine = (y: number): string =>
  Array.from({ length: 16 }, (_, index) => `M${38 + index * 12} ${y}l-5 4 5 4`).join('');

/** A card with its back behind it. */
export function CardDrawing() {
  return (
    <>
      <rect x="44" y="12" width="252" height="166" rx="10" className="anatomy-paper" />
      <path d="M44 30h252v20H44z" className="anatomy-faint" />
      <rect x="12" y="40" width="252" height="166" rx="10" className="anatomy-paper" />
      <path d="M30 64h64v68H30z" />
      <circle cx="62" cy="88" r="13" />
      <path d="M40 132c2-30 42-30 44 0" />
      <path d="M112 74h76M112 88h48M112 104h72M112 117h46M112 131h72" className="anatomy-faint" />
      <path d="M193 74h9v30h-9M206 74h16v57h-29M150 133v28" className="anatomy-link" />
      <path d="m50 104 24-4 4 22-24 4z" strokeDasharray="3 3" className="anatomy-link" />
      <circle cx="244" cy="64" r="8" className="anatomy-hole" />
      <path d="M12 148h252" className="anatomy-faint" />
      <path d={zoneLine(164)} />
      <path d={zoneLine(184)} />
      <path d="M230 176h16v20h-16z" className="anatomy-found" />
    </>
  );
}
