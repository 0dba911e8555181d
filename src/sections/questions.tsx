import { Disclosure } from '../ui/disclosure';
import { entriesOf, type QuestionTexts } from './texts/entries';
import type { KeyOfEntries, KeyWith } from './texts/text-keys';
import { TextSection } from './texts/text-section';
import { useTexts } from './texts/use-texts';

interface QuestionsProps {
  of: KeyWith<{ title: string; link: string }> & KeyOfEntries<QuestionTexts>;
}

/** A few questions where they come up; all of them are on a page of their own. */
export function Questions({ of }: QuestionsProps) {
  const texts = useTexts();
  return (
    <TextSection of={of} split linkTo="faq">
      <div>
        {entriesOf(texts(of)).map(({ question, answer }, index) => (
          <Disclosure key={question} summary={question} open={index === 0}>
            {answer}
          </Disclosure>
        ))}
      </div>
    </TextSection>
  );
}
