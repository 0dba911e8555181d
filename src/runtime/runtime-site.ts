/** Where a link leads to; a link itself is one. */
export type LinkTarget = Pick<URL, 'pathname' | 'search' | 'hash'>;

/** What the browser's behaviours need to know of the site they run on. */
export interface RuntimeSite {
  /** Fetches a page ahead; rejects when it can't be had. */
  preload: (pathname: string) => Promise<void>;
  /** Renders the page that a link leads to ahead, where it has been fetched. */
  wantPage: (link: LinkTarget) => void;
  /** Whether a page would open without the network. */
  has: (pathname: string) => boolean;
}
