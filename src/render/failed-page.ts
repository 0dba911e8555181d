import { SITE } from '../config/site';
import type { LoadedPage } from './loaded-page';

/** Fails where the error boundary inside the frame of the site catches it. */
function FailedPage(): never {
  throw new Error('This page could not be loaded');
}

export const hasFailed = ({ Page }: LoadedPage): boolean => Page === FailedPage;

/** What stands in for a page that could not be loaded. */
export function failedPage(shown: LoadedPage): LoadedPage {
  const title = `${shown.i18n.t('error.serverErrorTitle')} · ${SITE.name}`;
  return {
    ...shown,
    match: { ...shown.match, page: null },
    head: `<title data-page="">${title}</title><meta data-page="" name="robots" content="noindex">`,
    Page: FailedPage,
  };
}
