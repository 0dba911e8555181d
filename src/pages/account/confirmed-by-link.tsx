import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, NOT_FOUND } from '../../api/api-error';
import { confirmEmail } from '../../api/one-time-links';
import { readToken } from '../../api/token';
import { CONFIRM_PREFIX } from '../../contract/link-fragment';
import type { Locale } from '../../contract/locales';
import { createIdempotencyKeys } from '../../forms/lifecycle/idempotency-keys';
import { useLinkToken } from '../../forms/session/use-link-token';
import { useCurrentPage } from '../../routes/current-page';
import { MoreLink } from '../../sections/more-link';
import { Button } from '../../ui/button';
import { keepFocus } from '../../ui/keep-focus';

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

/**
 * A program that looks through mails opens links as a visitor does, and may run the page. Whoever has logged in here is
 * none; of all others a press is asked for, or an address would be confirmed by nobody.
 */
const needsNoPress = (link: string): boolean => readToken() !== null || asked.has(link);

interface ConfirmationProps {
  link: string;
  /** The same link again would be a used one. */
  onUsed: () => void;
}

/** Asks whether the address is the visitor's, where that isn't known, and says what came of the link. */
function Confirmation({ link, onUsed }: ConfirmationProps) {
  const { t } = useTranslation(['account', 'common']);
  const { locale } = useCurrentPage();
  const [isMeant, setMeant] = useState(() => needsNoPress(link));
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isBegun = useRef(false);

  async function ask(): Promise<void> {
    const found = await confirm(link, locale);
    if (found !== 'failed') onUsed();
    setOutcome(found);
  }

  useEffect(() => {
    if (!isMeant || isBegun.current) return;
    isBegun.current = true;
    void ask();
  });

  // Once it is shown: what was pressed has the focus until then.
  useEffect(() => {
    if (outcome !== null) keepFocus();
  }, [outcome]);

  function mean(): void {
    setMeant(true);
    keepFocus();
  }

  function retry(): void {
    setOutcome(null);
    keepFocus();
    void ask();
  }

  return (
    <div className="account-notice">
      {!isMeant && (
        <>
          <p>{t('confirm.ask')}</p>
          <Button primary onClick={mean}>
            {t('confirm.do')}
          </Button>
        </>
      )}
      <div role="status">
        {isMeant && <p>{t(`confirm.${outcome ?? 'wait'}`)}</p>}
        {outcome === 'dead' && <MoreLink to="contact-sales">{t('contact')}</MoreLink>}
        {outcome === 'failed' && <Button onClick={retry}>{t('common:action.retry')}</Button>}
      </div>
    </div>
  );
}

/** The link in the e-mail that brought the visitor here, signed in or not; until the page's code has come, words. */
export function ConfirmedByLink() {
  const { t } = useTranslation('account');
  const { token, spend } = useLinkToken(CONFIRM_PREFIX);
  if (token === null) return <p className="account-notice by-link">{t('confirm.opening')}</p>;
  return <Confirmation key={token} link={token} onUsed={spend} />;
}
