import type { English } from '../../.generated/locale-keys';

/** A file of `locales/en`, the source of the key types. */
export type Namespace = keyof English;

/** A part of the forms' file. */
export type FormPart = keyof English['forms'];
