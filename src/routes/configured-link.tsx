import type { ReactNode } from 'react';
import { LocalizedLink } from './localized-link';
import type { PageId } from './pages';

interface ConfiguredLinkProps {
  /** From the site configuration; absent, the link leads to a page of the site. */
  url: string | undefined;
  fallback: PageId;
  className?: string;
  children: ReactNode;
}

/** To an address of the site configuration; where none is given, to a page of the site. */
export function ConfiguredLink({ url, fallback, children, ...rest }: ConfiguredLinkProps) {
  if (!url) {
    return (
      <LocalizedLink to={fallback} {...rest}>
        {children}
      </LocalizedLink>
    );
  }
  return (
    <a href={url} rel="noopener" {...rest}>
      {children}
    </a>
  );
}
