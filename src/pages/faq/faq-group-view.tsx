import { useTranslation } from 'react-i18next';
import { Disclosure } from '../../ui/disclosure';
import { type FaqGroup, headingIdOf } from './faq-questions';

interface FaqGroupViewProps {
  group: FaqGroup;
  /** The ids of the questions to show. */
  found: ReadonlySet<string>;
}

export function FaqGroupView({ group, found }: FaqGroupViewProps) {
  const { t } = useTranslation('faq');
  const headingId = headingIdOf(group.id);
  return (
    <section aria-labelledby={headingId} className="frame faq-group" hidden={found.size === 0}>
      <h2 id={headingId}>{group.title}</h2>
      <div>
        {group.questions.map(({ id, question, answer }, index) => (
          <Disclosure key={id} id={id} summary={question} open={index === 0} hidden={!found.has(id)}>
            <p>{answer}</p>
            <a href={`#${id}`} title={t('search.link')} aria-label={`${t('search.link')}: ${question}`}>
              #
            </a>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
