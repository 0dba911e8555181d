/** A chart, three rules, a verdict, and results that become one number. */
export function DecisionDrawing() {
  return (
    <>
      <rect x="12" y="24" width="62" height="84" rx="5" className="anatomy-paper" />
      <path d="M22 96V74M34 96V62M46 96V80M58 96V48" strokeWidth="6" className="anatomy-link" />
      <path d="M20 102h46" />
      <rect x="88" y="24" width="62" height="84" rx="5" className="anatomy-paper" />
      <path d="M98 44h42M98 66h42M98 88h42" className="anatomy-faint" />
      <circle cx="112" cy="44" r="5" className="anatomy-found" />
      <circle cx="128" cy="66" r="5" className="anatomy-found" />
      <circle cx="106" cy="88" r="5" className="anatomy-found" />
      <rect x="164" y="24" width="62" height="84" rx="5" className="anatomy-paper" />
      <path d="M174 38h42M174 50h30" className="anatomy-faint" />
      <circle cx="182" cy="80" r="12" className="anatomy-found" />
      <path d="m177 80 4 4 7-8" />
      <circle cx="209" cy="80" r="12" className="anatomy-paper" />
      <path d="m205 76 8 8m0-8-8 8" />
      <path d="M244 36c22 0 16 30 36 30M244 56c18 0 18 10 36 10M244 76c18 0 18-10 36-10M244 96c22 0 16-30 36-30" />
      <path d="M244 36h.1M244 56h.1M244 76h.1M244 96h.1" strokeWidth="7" />
      <circle cx="286" cy="66" r="17" className="anatomy-found" />
      <path d="M276 71a10 10 0 0 1 20 0M286 71l4-6" />
    </>
  );
}
