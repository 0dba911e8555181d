import { useTranslation } from 'react-i18next';
import { CancelledDocument } from './cancelled-document';
import { ErrorPage } from './error-page';

/** What a server sends where it can't give the page that was asked for: specification, section 2. */
export function ServerErrorPage() {
  const { t } = useTranslation('error-pages');
  return (
    <CancelledDocument stamp={t('unreadable')}>
      <ErrorPage status={500} />
    </CancelledDocument>
  );
}
