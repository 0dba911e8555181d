import type { Plugin, UserConfig } from 'vite';
import { codeTokensPlugin } from './code-tokens-plugin.ts';
import { inlinedScriptPlugin } from './inlined-script-plugin.ts';
import { noDrawingsPlugin } from './no-drawings-plugin.ts';
import { noStylesheetsPlugin } from './no-stylesheets-plugin.ts';
import { outsideHostsPlugin } from './outside-hosts-plugin.ts';
import { textsFilePlugin } from './texts-file-plugin.ts';

/** Bundled with what renders an answer: from node_modules, Node would take React's development build. */
const RENDERING = [/^react(?:-dom|-router|-router-dom|-i18next)?$/, 'i18next', 'use-sync-external-store'];

/** Says nothing of `"use client"` in packages: it is for bundlers of server components, which this is not. */
const quietDirectives: Plugin = {
  name: 'quiet-directives',
  onLog: (_level, { code }) => code !== 'MODULE_LEVEL_DIRECTIVE',
};

/** What a bundle for Node needs in order to answer in the site's own layout; other packages stay in node_modules. */
export const ANSWER_BUNDLE = {
  plugins: [
    inlinedScriptPlugin(),
    codeTokensPlugin(),
    outsideHostsPlugin(),
    textsFilePlugin('program'),
    noStylesheetsPlugin(),
    noDrawingsPlugin(),
    quietDirectives,
  ],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: RENDERING },
} satisfies UserConfig;
