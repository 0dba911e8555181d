import * as v from 'valibot';
import type { Locale } from '../../contract/locales';
import { type PageMatch, SERVER_ERROR_PATH } from '../../routes/match-page';
import { PAGES, type PageDefinition } from '../../routes/pages';
import { splitPageId } from './page-id';
import { namespacesOf } from './page-texts';
import { translations } from './translations';

/** The `meta.<page>` of a page's texts. */
const metaSchema = v.object({
  /** Without the site's name. */
  title: v.string(),
  description: v.string(),
  /** What the links of header and footer call the page. */
  link: v.optional(v.string()),
  /** What only ultraviolet light shows; a line break where the next line begins. */
  hidden: v.optional(v.string()),
});

export type PageMeta = v.InferOutput<typeof metaSchema>;

const standInSchema = v.object({
  common: v.object({ error: v.object({ serverErrorTitle: v.string(), serverErrorDescription: v.string() }) }),
  'error-pages': v.object({ title: v.string(), description: v.string() }),
});

function standInMeta(path: string, locale: Locale): PageMeta {
  const texts = v.parse(standInSchema, translations(locale, ['common', ...namespacesOf(null)]));
  const { serverErrorTitle, serverErrorDescription } = texts.common.error;
  return path === SERVER_ERROR_PATH
    ? { title: serverErrorTitle, description: serverErrorDescription }
    : texts['error-pages'];
}

/** What a document is called, of a page or of what stands in for one. */
export const documentMeta = ({ page, path, locale }: PageMatch): PageMeta =>
  page ? pageMeta(page, locale) : standInMeta(path, locale);

export function pageMeta(page: PageDefinition, locale: Locale): PageMeta {
  const { namespace, name } = splitPageId(page.id);
  const schema = v.object({ meta: v.object({ [name]: metaSchema }) });
  const parsed = v.safeParse(schema, translations(locale, [namespace])[namespace]);
  const meta = parsed.success ? parsed.output.meta[name] : undefined;
  if (!meta)
    throw new Error(`locales/${locale}/${namespace}.json needs meta.${name} with title and description`);
  return meta;
}

/** The names of the pages that header and footer lead to, by their ids. */
export function pageLinks(locale: Locale): Record<string, string> {
  return Object.fromEntries(
    PAGES.filter(({ nav, footer }) => nav || footer).map((page) => {
      const { link } = pageMeta(page, locale);
      if (!link)
        throw new Error(
          `The page ${page.id} is linked, and meta.${splitPageId(page.id).name}.link is missing`,
        );
      return [page.id, link];
    }),
  );
}
