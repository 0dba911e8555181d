import { sectionId } from './texts/section-id';
import type { KeyWith } from './texts/text-keys';
import { useTexts } from './texts/use-texts';

interface ContentsListProps {
  /** For links that lead back to it. */
  id?: string;
  label: string;
  parts: readonly { /** Of the element that a link leads to. */ id: string; title: string }[];
}

/** The parts of a long page. Plain fragment links: the browser itself scrolls, focuses and opens what they name. */
export function ContentsList({ id: ownId, label, parts }: ContentsListProps) {
  return (
    <nav id={ownId} className="frame page-contents" aria-label={label}>
      <ul>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface PageContentsProps {
  label: string;
  /** The texts of the sections. */
  of: readonly KeyWith<{ title: string }>[];
}

/** The same of a page whose parts are sections. */
export function PageContents({ label, of }: PageContentsProps) {
  const texts = useTexts();
  return (
    <ContentsList
      id="contents"
      label={label}
      parts={of.map((key) => ({ id: sectionId(key), title: texts(key).title }))}
    />
  );
}
