import type { Plugin } from 'vite';
import {
  APP_MODULE,
  createEagerTest,
  isStylesheet,
  type ModuleGraph,
  ofSite,
  styleName,
} from './page-graph.ts';

/** Inlined wherever it is used: what is left of it is empty, and would be a file of its own. */
const isFacts = ofSite(/^src[\\/]contract[\\/]facts\.ts$/);

/** Used by two pages or by one and by what is fetched later, a module is worth a place in a file of several. */
const MIN_SHARE_COUNT = 2;

const isOfForms = ofSite(/^src[\\/](?:forms|phone-input|api|contract[\\/](?:forms|phone))[\\/]/);

/** What a form needs only where somebody has an account: who asks a question or applies does without. */
const isOfAccounts = ofSite(
  /^src[\\/](?:forms[\\/](?:session|signup)[\\/]|api[\\/](?:parse-account|session|one-time-links)\.|contract[\\/]forms[\\/](?:signup|chosen-password|new-password)\.)/,
);

/** Of the drawings what the product's pages have in common: the sheet that is looked at, and what stands beside it. */
const isOfSheets = ofSite(
  /^src[\\/](?:illustrations[\\/](?:desk|inspection[\\/](?:specimen|case|engraved|exhibit\.|data))|sections[\\/]technology)/,
);

const isEager = createEagerTest();

/**
 * The files besides those of each page and of what is fetched later, the first of them before the others: each takes
 * what its modules import with it, but for what one before it has.
 */
const GROUPS = [
  { name: styleName, test: isStylesheet, minShareCount: 1 },
  {
    name: (id: string, graph: ModuleGraph) => (isFacts(id) || isEager(id, graph) ? 'app' : null),
    minShareCount: 1,
  },
  {
    name: 'config',
    test: ofSite(/^src[\\/](?:config[\\/]public-config|api[\\/]load-public-config)|[\\/]valibot[\\/]/),
  },
  { name: 'zone', test: ofSite(/^src[\\/](?:contract[\\/]check-digit|illustrations[\\/]specimen[\\/]td1)/) },
  {
    name: 'shared',
    test: ofSite(
      /^src[\\/](?:ui|contract(?![\\/](?:forms|phone))|illustrations[\\/]integration|forms[\\/]plan|sections(?![\\/](?:solution|technology|p)))[\\/]/,
    ),
  },
  { name: 'phone', test: ofSite(/[\\/]libphonenumber-js[\\/]|country-entries|phone-(?:text|library)/) },
  {
    name: 'forms',
    test: (id: string) => isOfForms(id) && !isOfAccounts(id),
  },
  { name: 'accounts', test: isOfAccounts },
  { name: 'product', test: isOfSheets },
  { name: 'features', test: ofSite(/^src[\\/](?:illustrations[\\/]inspection|sections[\\/]solution)/) },
  { name: 'trace', test: ofSite(/^src[\\/]illustrations/) },
  { name: 'policies', test: ofSite(/^src[\\/](?:pages[\\/]privacy-policy|sections[\\/]p(?:olicy|age)-)/) },
].map((group, index, { length }) => ({
  minShareCount: MIN_SHARE_COUNT,
  ...group,
  priority: length - index,
}));

/**
 * Chromium compiles a file's functions while it comes, and not each at its first call, when somebody waits for it: see
 * docs/performance. To others it is a comment. It counts for what follows it, and Vite writes a line of its own above
 * what a chunk's banner says. https://v8.dev/blog/explicit-compile-hints
 */
const COMPILED_AT_ONCE = '//# allFunctionsCalledOnLoad';

/**
 * Cuts the browser's code into few files: many small ones compress badly, and each is a request. A page is one, beside
 * what is in every document's script already: a click fetches it and its texts at once. What a page's module needs
 * besides is asked for in the same moment.
 */
export function clientChunksPlugin(): Plugin {
  return {
    name: 'client-chunks',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, imports) => imports.filter((file) => !file.includes('/entries/')),
        },
      },
      environments: {
        client: {
          build: {
            rolldownOptions: {
              // Besides Vike's own, which only starts it.
              input: { 'entries/app': APP_MODULE },
              // A constant stands where it is used: a module of them alone would be one more request.
              optimization: { inlineConst: { mode: 'all' } },
              output: { codeSplitting: { groups: GROUPS } },
            },
          },
        },
      },
    }),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = `${COMPILED_AT_ONCE}\n${file.code}`;
        }
      },
    },
  };
}
