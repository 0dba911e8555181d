import type { SiteConfig } from './site';
import type { SiteCodes } from './site-codes';

/** All that a build says of whose it is. */
export interface Company {
  site: SiteConfig;
  codes: SiteCodes;
}

/** As it was before `configure` changed anything. */
export interface BuiltCompany extends Company {
  /** The build's. */
  id: string;
  /** What it was made of but for its texts: a digest. */
  code: string;
  /** The one place of `site` in the browser's scripts: the file below the client, and its text there. */
  literal: { file: string; text: string };
  /** That file, and all that are named by its name: below the client. */
  scripts: string[];
}

/** `company.json`: whose the build is now. */
export interface CompanyFile extends Company {
  built: BuiltCompany;
}

/**
 * Beside a built client. `configure` writes it, and everything that runs in Node reads it, so that one build becomes
 * another company's without being built again.
 */
export const COMPANY_FILE_NAME = 'company.json';

/** Somebody edited it by hand. The message is a line for a person. */
export class CompanyFileError extends Error {
  override name = 'CompanyFileError';
}
