import { useTranslation } from 'react-i18next';
import type { Account, AccountRegistration } from '../../contract/answers';
import { LOCALE_TAGS } from '../../contract/locales';
import { useCurrentPage } from '../../routes/current-page';

/** A day as the page's language writes it, in the reader's own time zone. */
export function useDay(): (iso: string) => string {
  const { locale } = useCurrentPage();
  const format = new Intl.DateTimeFormat(LOCALE_TAGS[locale], { dateStyle: 'long' });
  return (iso) => format.format(new Date(iso));
}

const isOver = (iso: string): boolean => Date.parse(iso) <= Date.now();

/** How a registration stands, in a sentence. */
export function usePlanState(): (registration: AccountRegistration) => string {
  const { t } = useTranslation('plan');
  const day = useDay();
  return ({ status, endsAt }) => {
    if (status === 'requested') return t('state.requested');
    if (status === 'active') {
      return endsAt === null ? t('state.active') : t('state.activeUntil', { date: day(endsAt) });
    }
    // A trial whose onboardings are used up ends before its day.
    return endsAt !== null && isOver(endsAt) ? t('state.endedOn', { date: day(endsAt) }) : t('state.ended');
  };
}

/** What happens next with a registration, and by whom. */
export function usePlanNext(): (registration: AccountRegistration, account: Account) => string {
  const { t } = useTranslation('plan-next');
  return ({ planId, status }, { email }) => {
    if (status === 'active') {
      return planId === 'free-trial' ? t('trialActive') : t('active');
    }
    if (status === 'ended') return planId === 'free-trial' ? t('trialEnded') : t('ended');
    return planId === 'starter' ? t('starterRequested', { email }) : t('requested', { email });
  };
}
