/** The site's mark: the favicon's tick, engraved. It stands beside the name, which says it to everybody. */
export function Mark() {
  return (
    <svg className="mark" height="1.75rem" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d="m3 5 13 24L29 5" strokeWidth="3.5" />
      <path d="m9.5 5 6.5 12 6.5-12M14 5l2 3.7L18 5" strokeWidth="1.5" />
    </svg>
  );
}
