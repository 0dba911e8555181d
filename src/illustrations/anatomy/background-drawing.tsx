/** A list of names under a glass, and a house with its pin. */
export function BackgroundDrawing() {
  return (
    <>
      <rect x="24" y="12" width="104" height="112" rx="7" className="anatomy-paper" />
      <path
        d="M40 30h10M58 30h54M40 50h10M58 50h38M40 70h10M58 70h46M40 90h10M58 90h32M40 110h10M58 110h44"
        className="anatomy-faint"
      />
      <circle cx="96" cy="70" r="25" className="anatomy-found" />
      <path d="m114 88 20 20" strokeWidth="4" />
      <path d="M80 70h10M96 70h16" />
      <path d="M204 122V60l38-30 38 30v62z" className="anatomy-paper" />
      <path d="M218 122V92h20v30M252 90h16v16h-16zM180 122h120M190 71l52-41 52 41" />
      <path d="M242 76c-10-11-15-18-15-26a15 15 0 0 1 30 0c0 8-5 15-15 26z" className="anatomy-found" />
      <path d="m236 50 5 5 8-10" />
    </>
  );
}
