/** A line of the zone for machines, filled to its end. */
const zoneLine = (y: number): string =>
  Array.from({ length: 16 }, (_, index) => `M${38 + index * 12} ${y}l-5 4 5 4`).join('');

/** Where each check of the document looks, in the order of the list beside it, which gives the letters. */
const PLACES = [
  { letter: 'a', x: 12, y: 176 },
  { letter: 'b', x: 238, y: 160 },
  { letter: 'c', x: 126, y: 74 },
  { letter: 'd', x: 296, y: 54 },
  { letter: 'e', x: 30, y: 64 },
  { letter: 'f', x: 244, y: 86 },
  { letter: 'g', x: 94, y: 128 },
  { letter: 'h', x: 196, y: 104 },
  { letter: 'i', x: 196, y: 130 },
] as const;

/** A card with its back behind it, and where each check looks. Drawn: the list beside it says it in words. */
export function CardAnatomy() {
  return (
    <svg viewBox="0 0 312 216" className="anatomy" aria-hidden="true" focusable="false">
      <rect x="44" y="12" width="252" height="166" rx="10" className="anatomy-card" />
      <path d="M44 30h252v20H44z" className="anatomy-faint" />
      <rect x="12" y="40" width="252" height="166" rx="10" className="anatomy-card" />
      <path d="M30 64h64v68H30z" />
      <circle cx="62" cy="88" r="13" />
      <path d="M40 132c2-30 42-30 44 0" />
      <path d="M112 74h76M112 88h48M112 104h72M112 116h52M112 130h72" className="anatomy-faint" />
      <circle cx="244" cy="64" r="8" className="anatomy-hole" />
      <path d="M12 148h252" className="anatomy-faint" />
      <path d={zoneLine(164)} />
      <path d={zoneLine(184)} />
      <path d="M230 176h16v20h-16z" className="anatomy-digit" />
      {PLACES.map(({ letter, x, y }) => (
        <g key={letter} className="anatomy-place">
          <circle cx={x} cy={y} r="10.5" />
          <text x={x} y={y + 4}>{`1${letter}`}</text>
        </g>
      ))}
    </svg>
  );
}
