/** A history: when something was seen, and how often. */
const history = (x: number, seen: readonly number[]) => (
  <>
    <path d={`M${x - 38} 112h76`} className="anatomy-faint" />
    {seen.map((at) => (
      <circle key={at} cx={x - 38 + at} cy="112" r="3.5" className="anatomy-found" />
    ))}
  </>
);

/** A device, an envelope and a telephone number, each with its history below. */
export function DataDrawing() {
  return (
    <>
      <rect x="16" y="24" width="68" height="46" rx="5" className="anatomy-paper" />
      <path d="M8 78h84l-5 8H13z" />
      <path d="M41 57c-4-18 3-22 9-22s13 4 9 22M50 44v14M45 58c-2-13 1-16 5-16" className="anatomy-link" />
      {history(50, [6, 18, 26, 44, 60, 70])}
      <rect x="118" y="28" width="76" height="54" rx="5" className="anatomy-paper" />
      <path d="m119 32 37 29 37-29" />
      <path d="M159 43a3 3 0 1 0-6 0a3 3 0 0 0 6 0v1a2 2 0 0 0 4-1a7 7 0 1 0-3 6" className="anatomy-link" />
      {history(156, [70])}
      <rect x="240" y="14" width="44" height="78" rx="8" className="anatomy-paper" />
      <path d="M256 22h12" />
      <path
        d="M252 42h.1M262 42h.1M272 42h.1M252 54h.1M262 54h.1M272 54h.1M252 66h.1M262 66h.1M272 66h.1M262 78h.1"
        strokeWidth="4"
      />
      {history(262, [12, 30, 48, 68])}
    </>
  );
}
