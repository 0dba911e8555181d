interface PageContentsProps {
  label: string;
  entries: readonly { id: string; title: string }[];
}

/** The parts of a long page. Plain fragment links: the browser itself scrolls, focuses and opens what they name. */
export function PageContents({ label, entries }: PageContentsProps) {
  return (
    <nav className="frame" aria-label={label}>
      <ul className="page-contents">
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
