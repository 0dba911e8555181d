/** The lamp that shows what daylight does not, in the mark's line work. Beside words that say the same. */
export function LampGlyph() {
  return (
    <svg className="lamp-glyph" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M7 3h10v4l-3 4v10h-4V11L7 7zh10M12 14v2" />
    </svg>
  );
}
