/** What the browser's behaviours need to know of the site they run on. */
export interface RuntimeSite {
  /** Fetches a page ahead; rejects when it can't be had. */
  preload: (pathname: string) => Promise<void>;
  /** Renders a page ahead, where it has been fetched. @param to path, search and hash */
  wantPage: (to: string, pathname: string) => void;
  /** Whether a page would open without the network. */
  has: (pathname: string) => boolean;
}
