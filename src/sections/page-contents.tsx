import { sectionId } from './texts/section-id';
import type { KeyWith } from './texts/text-keys';
import { useTexts } from './texts/use-texts';

interface PageContentsProps {
  label: string;
  /** The texts of the sections. */
  of: readonly KeyWith<{ title: string }>[];
}

/** The parts of a long page. Plain fragment links: the browser itself scrolls, focuses and opens what they name. */
export function PageContents({ label, of }: PageContentsProps) {
  const texts = useTexts();
  return (
    <nav id="contents" className="frame page-contents" aria-label={label}>
      <ul>
        {of.map((section) => (
          <li key={section}>
            <a href={`#${sectionId(section)}`}>{texts(section).title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
