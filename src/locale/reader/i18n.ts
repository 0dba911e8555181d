import { isRecord } from '../../contract/is-record';
import type { LocaleResources } from '../i18n';

/** What stands in a text for a value that is only known in the browser. */
const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/** What is put in the place of a text's placeholders. */
type Values = Readonly<Record<string, string | number | undefined>>;

/** As i18next's: the text of a key, in the first of the hook's namespaces or in the one that the key names. */
export type Translate = (key: string, values?: Values) => string;

type Texts = Record<string, unknown>;

/** Besides what is there, at each depth. */
function withMore(known: Texts, more: Texts): Texts {
  const all = { ...known };
  for (const [key, value] of Object.entries(more)) {
    const before = known[key];
    all[key] = isRecord(before) && isRecord(value) ? withMore(before, value) : value;
  }
  return all;
}

function find(texts: unknown, path: string): unknown {
  let found = texts;
  for (const name of path.split('.')) found = (found as Texts | undefined)?.[name];
  return found;
}

/**
 * The part of i18next that reads: `createI18n` of ../i18n for the browser, which has the texts of its pages in one
 * language, and no plurals, contexts, formats or fallbacks among them. Whole i18next is 14 kB of brotli, and has
 * already said each of them in the prerender.
 */
export function createI18n(language: string, resources: LocaleResources) {
  const bundles = { ...resources };
  const translators = new Map<string, Translate>();

  function getResource(_language: string, namespace: string, path: string): unknown {
    return find(bundles[namespace], path);
  }

  function look(namespaces: readonly string[], key: string): unknown {
    const [first = '', path] = key.split(':');
    if (path !== undefined) return find(bundles[first], path);
    for (const namespace of namespaces) {
      const text = find(bundles[namespace], key);
      if (text !== undefined) return text;
    }
    return undefined;
  }

  /** The same function for the same namespaces, so that a hook may depend on it. */
  function getFixedT(_language: null, namespaces: string | readonly string[] = 'common'): Translate {
    const scope = [namespaces].flat();
    const known = translators.get(scope.join());
    if (known) return known;
    const t: Translate = (key, values) => {
      const text = look(scope, key);
      return typeof text === 'string'
        ? text.replace(PLACEHOLDER, (whole, name: string) => String(values?.[name] ?? whole))
        : key.slice(key.indexOf(':') + 1);
    };
    translators.set(scope.join(), t);
    return t;
  }

  return {
    language,
    t: getFixedT(null),
    getFixedT,
    getResource,
    exists: (key: string) => look([], key) !== undefined,
    /** With what is there, as i18next does it when told to. */
    addResourceBundle: (_language: string, namespace: string, texts: Texts) => {
      bundles[namespace] = withMore(bundles[namespace] ?? {}, texts);
    },
  };
}

export type Reader = ReturnType<typeof createI18n>;
