import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { MoreLink } from '../../sections/more-link';
import { ContentsList } from '../../sections/page-contents';
import { PrintedHeading } from '../../sections/texts/printed-heading';
import { BelowTheFold } from '../../ui/below-the-fold';
import { FieldLabel } from '../../ui/field-label';
import { useEnteredBefore } from '../../ui/use-entered-before';
import { FaqGroupView } from './faq-group-view';
import { type FaqGroup, headingIdOf, useFaqQuestions } from './faq-questions';
import { matchesQuery } from './faq-search';
import { useOpenTarget } from './use-open-target';
import './faq.css';

/** Whether the search leaves out what has this address within the page. */
const isHidden = ({ id, questions, found }: FaqGroup & { found: Set<string> }, place: string): boolean =>
  place === headingIdOf(id)
    ? found.size === 0
    : questions.some((entry) => entry.id === place && !found.has(place));

/** The page's heading with its search, and what is found. Every question is in the document, whatever the search: without JavaScript they are simply all there. */
export function FaqList() {
  const { t } = useTranslation('faq');
  const { key, hash } = useLocation();
  const [query, setQuery] = useState('');
  const [shownKey, setShownKey] = useState(key);
  const searchId = useId();
  const search = useEnteredBefore(query, ({ value }) => setQuery(value));
  useOpenTarget();
  const groups = useFaqQuestions().map((group) => ({
    ...group,
    found: new Set(
      group.questions.filter((entry) => matchesQuery(entry, group.title, query)).map(({ id }) => id),
    ),
  }));
  if (shownKey !== key) {
    setShownKey(key);
    // Before the page is shown again, so that whoever follows a link there finds it.
    if (groups.some((group) => isHidden(group, hash.slice(1)))) setQuery('');
  }
  const isSearched = query.trim() !== '';
  const number = groups.reduce((sum, { found }) => sum + found.size, 0);
  return (
    <>
      <PrintedHeading
        print="composed"
        of="faq:heading"
        full
        actions={
          <search className="faq-search">
            <FieldLabel htmlFor={searchId}>{t('search.label')}</FieldLabel>
            <input
              ref={search}
              id={searchId}
              type="search"
              name="question"
              className="input"
              autoComplete="off"
              value={query}
              onChange={({ currentTarget }) => setQuery(currentTarget.value)}
            />
            <p role="status" className="field-hint">
              {isSearched && number > 0 && t('search.found', { number })}
              {isSearched && number === 0 && (
                <>
                  {t('search.none')} <MoreLink to="contact-sales">{t('search.ask')}</MoreLink>
                </>
              )}
            </p>
          </search>
        }
      />
      {number > 0 && (
        <ContentsList
          label={t('contents.label')}
          parts={groups
            .filter(({ found }) => found.size > 0)
            .map(({ id, title }) => ({ id: headingIdOf(id), title }))}
        />
      )}
      <BelowTheFold>
        {groups.map(({ found, ...group }) => (
          <FaqGroupView key={group.id} group={group} found={found} />
        ))}
      </BelowTheFold>
    </>
  );
}
