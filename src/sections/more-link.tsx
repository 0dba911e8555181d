import { LocalizedLink, type LocalizedLinkProps } from '../routes/localized-link';

/** The way to more about what has just been said. */
export function MoreLink(link: LocalizedLinkProps) {
  return <LocalizedLink {...link} className="link" />;
}
