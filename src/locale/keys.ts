import type { English } from '../../.generated/locale-keys';

/** A file of `locales/en`, the source of the key types. */
export type Namespace = keyof English;
