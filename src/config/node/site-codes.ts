import { SITE_CODES as BUILT_WITH } from '../site-codes';
import { BUILT_COMPANY } from './company-file';

export * from '../site-codes';

/** As `configure` has set them since the build. */
export const SITE_CODES = BUILT_COMPANY?.codes ?? BUILT_WITH;
