import { SITE as BUILT_WITH } from '../site';
import { BUILT_COMPANY } from './company-file';

export * from '../site';

/** As `configure` has set it since the build. */
export const SITE = BUILT_COMPANY?.site ?? BUILT_WITH;
