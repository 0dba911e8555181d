import type { LineBreaks } from '../../../locales/line-break-rules';

/** The rules of each language that has any, by language. */
export const LINE_BREAKS = new Map(
  Object.entries(
    import.meta.glob<LineBreaks>('/locales/*/line-breaks.ts', { eager: true, import: 'lineBreaks' }),
  ).map(([path, breaks]) => [path.split('/')[2], breaks] as const),
);

/** Whether a text stands in one line by itself. @param path where it stands: `namespace.path` */
export const isLabel = ({ labels = [] }: LineBreaks, path: string): boolean =>
  labels.some((label) => label.test(path));
