import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router-dom';
import { useCurrentPage } from './current-page';
import { href } from './href';
import type { PageId } from './pages';

export interface LocalizedLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
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
    <Link
      discover="none"
      to={href(to, locale) + search + hash}
      aria-current={page?.id === to && hash === '' ? 'page' : undefined}
      {...anchor}
    />
  );
}
