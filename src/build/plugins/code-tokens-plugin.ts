import { readFileSync } from 'node:fs';
import { common, createLowlight } from 'lowlight';
import type { Plugin } from 'vite';
import { flattenTokens } from './flatten-tokens.ts';

const SAMPLE = /\?tokens$/;

/** What a sample's name ends with before `.txt`, by which other tools know not to read it as code of the site. */
const LANGUAGES: Readonly<Record<string, string>> = {
  html: 'xml',
  js: 'javascript',
  json: 'json',
  kt: 'kotlin',
  sh: 'bash',
};

const lowlight = createLowlight(common);

function languageOf(file: string): string {
  const ending = /\.(\w+)\.txt$/.exec(file)?.[1] ?? '';
  const language = LANGUAGES[ending];
  if (language === undefined) throw new Error(`No language is known for ${file}.`);
  return language;
}

/** `sample.js.txt?tokens` is that file's code in pieces of one colour each: a page highlights without a highlighter. */
export function codeTokensPlugin(): Plugin {
  return {
    name: 'code-tokens',
    enforce: 'pre',
    load: {
      filter: { id: SAMPLE },
      handler(id) {
        const file = id.replace(SAMPLE, '');
        this.addWatchFile(file);
        const tree = lowlight.highlight(languageOf(file), readFileSync(file, 'utf8').trimEnd());
        return { code: `export default ${JSON.stringify(flattenTokens(tree))};`, moduleType: 'js' };
      },
    },
  };
}
