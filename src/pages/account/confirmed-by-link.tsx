import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, NOT_FOUND } from '../../api/api-error';
import { confirmEmail } from '../../api/one-time-links';
import { CONFIRM_PREFIX } from '../../contract/link-fragment';
import type { Locale } from '../../contract/locales';
import { createIdempotencyKeys } from '../../forms/lifecycle/idempotency-keys';
import { useLinkToken } from '../../forms/session/use-link-token';
import { useCurrentPage } from '../../routes/current-page';
import { MoreLink } from '../../sections/more-link';
import { Button } from '../../ui/button';

type Outcome = 'confirmed' | 'dead' | 'failed';

const outcomeOf = (error: unknown): Outcome =>
  error instanceof ApiError && error.status === NOT_FOUND ? 'dead' : 'failed';

// The same link asked of again, for no answer came, is the same call.
const keyFor = createIdempotencyKeys();

/** Under way, by link: the page of another language waits for the same answer, for a second call's link would be used. */
const asked = new Map<string, Promise<Outcome>>();

function confirm(link: string, locale: Locale): Promise<Outcome> {
  const found =
    asked.get(link) ??
    confirmEmail(link, { locale }, keyFor({ link, locale }))
      .then((): Outcome => 'confirmed', outcomeOf)
      .finally(() => asked.delete(link));
  asked.set(link, found);
  return found;
}

/** What came of the link in the e-mail that brought the visitor here, signed in or not. */
export function ConfirmedByLink() {
  const { t } = useTranslation(['account', 'common']);
  const { locale } = useCurrentPage();
  const { token, spend } = useLinkToken(CONFIRM_PREFIX);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const begun = useRef<string | null>(null);

  async function ask(link: string): Promise<void> {
    const found = await confirm(link, locale);
    // The same link again would be a used one.
    if (found !== 'failed') spend();
    setOutcome(found);
  }

  useEffect(() => {
    if (token === null || begun.current === token) return;
    begun.current = token;
    void ask(token);
  });

  return (
    <>
      {outcome === null && (
        <p className={`account-notice${token === null ? ' by-link' : ''}`}>{t('confirm.wait')}</p>
      )}
      <div role="status" className="account-notice">
        {outcome && <p>{t(`confirm.${outcome}`)}</p>}
        {outcome === 'dead' && <MoreLink to="contact-sales">{t('contact')}</MoreLink>}
        {outcome === 'failed' && token !== null && (
          <Button onClick={() => void ask(token)}>{t('common:action.retry')}</Button>
        )}
      </div>
    </>
  );
}
