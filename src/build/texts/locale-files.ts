/** The texts of each language's files, by their paths. Of a build they lie beside it: see plugins/texts-file-plugin.ts. */
export const LOCALE_FILES: Readonly<Record<string, Record<string, unknown>>> = import.meta.glob(
  '/locales/*/*.json',
  { eager: true, import: 'default' },
);
