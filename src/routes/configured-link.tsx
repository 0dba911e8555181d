import type { ReactNode } from 'react';
import { LocalizedLink } from './localized-link';
import type { PageId } from './pages';

interface ConfiguredLinkProps {
  /** From the site configuration; absent, the link leads to a page of the site. */
  url: string | undefined;
  fallback: PageId;
  /** Of a part of that page, with its `#`. */
  hash?: string;
  className?: string;
  children: ReactNode;
}

/** To an address of the site configuration; where none is given, to a page of the site. */
export function ConfiguredLink({ url, fallback, hash, children, ...rest }: ConfiguredLinkProps) {
  if (!url) {
    return (
      <LocalizedLink to={fallback} {...(hash && { hash })} {...rest}>
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
