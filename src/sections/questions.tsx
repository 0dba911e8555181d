import { Disclosure } from '../ui/disclosure';
import { Section } from '../ui/section';
import { MoreLink } from './more-link';

interface QuestionsProps {
  title: string;
  /** What the link to all questions says. */
  link: string;
  entries: readonly { question: string; answer: string }[];
}

/** A few questions where they come up; all of them are on a page of their own. */
export function Questions({ title, link, entries }: QuestionsProps) {
  return (
    <Section id="questions" split title={title} link={<MoreLink to="faq">{link}</MoreLink>}>
      <div>
        {entries.map(({ question, answer }) => (
          <Disclosure key={question} summary={question}>
            {answer}
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}
