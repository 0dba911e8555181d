import { entriesOf } from '../../sections/texts/entries';
import { TextSection } from '../../sections/texts/text-section';
import { useTexts } from '../../sections/texts/use-texts';
import { Drawing } from '../../ui/drawing';
import './home.css';

/** The industries that the specification names, section 1. */
export function HomeIndustries() {
  const texts = useTexts()('home:industries');
  return (
    <TextSection of="home:industries">
      <ul className="industries">
        {entriesOf(texts).map(({ term, text }) => (
          <li key={term}>
            <Drawing />
            <h3>{term}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </TextSection>
  );
}
