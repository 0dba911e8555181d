import { useCurrentPage } from './current-page';
import { href } from './href';
import type { PageId } from './pages';
import { SiteLink, type SiteLinkProps } from './site-link';

export interface LocalizedLinkProps extends Omit<SiteLinkProps, 'to'> {
  to: PageId;
  /** With its `?`. */
  search?: string;
  /** With its `#`. */
  hash?: string;
}

/** A link to a page in the language of the page that it stands on. */
export function LocalizedLink({ to, search = '', hash = '', ...anchor }: LocalizedLinkProps) {
  const { locale, page } = useCurrentPage();
  return (
    <SiteLink
      to={href(to, locale) + search + hash}
      aria-current={page?.id === to && hash === '' ? 'page' : undefined}
      {...anchor}
    />
  );
}
