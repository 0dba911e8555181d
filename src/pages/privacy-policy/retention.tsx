import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ANSWER_DAYS,
  KNOWN_NETWORK_DAYS,
  LEAD_DAYS,
  LINK_MINUTES,
  LOCALE_COOKIE_DAYS,
  SESSION_DAYS,
} from '../../contract/retention';
import { MoreLink } from '../../sections/more-link';
import { PeriodBar } from '../../sections/period-bar';
import type { RowTexts } from '../../sections/texts/entries';
import { entriesById } from '../../sections/texts/entries-by-id';
import type { TextsOf } from '../../sections/texts/text-keys';
import { TextSection } from '../../sections/texts/text-section';
import { useTexts } from '../../sections/texts/use-texts';
import { DefinitionRows } from '../../ui/definition-rows';

/** The longest of each row; the others have an end, but no length. */
const BARS: Partial<Record<string, ReactNode>> = {
  request: <PeriodBar days={LEAD_DAYS} />,
  session: <PeriodBar days={SESSION_DAYS} />,
  oneTimeLink: <PeriodBar minutes={LINK_MINUTES} />,
  network: <PeriodBar days={KNOWN_NETWORK_DAYS} />,
  answer: <PeriodBar days={ANSWER_DAYS} />,
  device: <PeriodBar days={LOCALE_COOKIE_DAYS} />,
} satisfies Partial<Record<keyof TextsOf<'privacy-policy:retention'>, ReactNode>>;

/** How long each thing is kept, told and drawn. */
export function Retention() {
  const { t } = useTranslation('privacy-policy');
  const entries = entriesById<RowTexts>(useTexts()('privacy-policy:retention'));
  return (
    <TextSection of="privacy-policy:retention" split>
      <DefinitionRows rows={entries.map(({ id, term, text }) => ({ term, text, link: BARS[id] }))} />
      <p>
        <MoreLink to="cookies-policy">{t('contact.cookies')}</MoreLink>
      </p>
    </TextSection>
  );
}
