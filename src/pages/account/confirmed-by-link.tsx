import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, NOT_FOUND } from '../../api/api-error';
import { confirmEmail } from '../../api/one-time-links';
import { CONFIRM_PREFIX } from '../../contract/link-fragment';
import { createIdempotencyKeys } from '../../forms/lifecycle/idempotency-keys';
import { useLinkToken } from '../../forms/session/use-link-token';
import { useCurrentPage } from '../../routes/current-page';
import { MoreLink } from '../../sections/more-link';
import { Button } from '../../ui/button';

type Outcome = 'confirmed' | 'dead' | 'failed';

const outcomeOf = (error: unknown): Outcome =>
  error instanceof ApiError && error.status === NOT_FOUND ? 'dead' : 'failed';

/** What came of the link in the e-mail that brought the visitor here, signed in or not. */
export function ConfirmedByLink() {
  const { t } = useTranslation(['account', 'common']);
  const { locale } = useCurrentPage();
  const { token, spend } = useLinkToken(CONFIRM_PREFIX);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const asked = useRef<string | null>(null);
  // The same link asked of again, for no answer came, is the same call.
  const keyFor = useRef(createIdempotencyKeys());

  async function ask(link: string): Promise<void> {
    const found = await confirmEmail(link, { locale }, keyFor.current({ link })).then(
      (): Outcome => 'confirmed',
      outcomeOf,
    );
    // The same link again would be a used one.
    if (found !== 'failed') spend();
    setOutcome(found);
  }

  useEffect(() => {
    if (token === null || asked.current === token) return;
    asked.current = token;
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
