/** Folders of what pages load: nothing in them is a page, so nothing missing from them is answered with one. */
export const ASSET_FOLDERS = ['assets', '_payload', '_build', '_icons'] as const;

export const isInAssetFolder = (path: string): boolean =>
  ASSET_FOLDERS.some((folder) => path.startsWith(`/${folder}/`));

/** What ends an address of a file; one without is a page's. */
export const EXTENSION = /\.[A-Za-z0-9]+$/;

/** The file of a page's document below the site's folder, with a leading slash. @param page its address, bare */
export const fileOfPage = (page: string): string => (page === '/' ? '/index.html' : `${page}.html`);

/**
 * Where a page's payload is: `/th/pricing` → `/_payload/<build>/th/pricing.json`, `/` → `/_payload/<build>/index.json`.
 * @param build its id
 * @param page its address, bare
 */
export const payloadPath = (build: string, page: string): string =>
  `/_payload/${build}${page === '/' ? '/index' : page}.json`;

/** Documents that stand in for what can't be shown, in each language; they have no address of their own. */
export const STAND_IN_STATUSES = [404, 500] as const;

/** Kept by browsers, and the method with it: a page has one address for good. */
export const BARE_ADDRESS_STATUS = 308;

/** Of what a page would load and is not there: a page in its place would be read as a script or as data. */
export const MISSING_FILE_TEXT = 'Not found';
