/** The way back from a long text to the list of its parts. It stays in sight at the foot of the window. */
export function ToContents({ label }: { label: string }) {
  return (
    <a href="#contents" className="to-contents" title={label}>
      <span>{label}</span>
    </a>
  );
}
