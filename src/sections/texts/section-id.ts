import type { GroupKey } from './text-keys';

/** The address within its page of what these texts say: `privacy-policy:rights` → `rights`. */
export const sectionId = (key: GroupKey): string => key.slice(key.indexOf(':') + 1);
