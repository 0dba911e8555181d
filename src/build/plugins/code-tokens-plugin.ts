import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { cached, digest } from '../output/build-cache.ts';
import { packageVersion } from '../output/package-version.ts';
import { codeTokens } from './code-tokens.ts';

const SAMPLE = /\?tokens$/;

/** What a sample's name ends with before `.txt`, by which other tools know not to read it as code of the site. */
const LANGUAGES: Readonly<Record<string, string>> = {
  html: 'xml',
  js: 'javascript',
  json: 'json',
  kt: 'kotlin',
  sh: 'bash',
};

/** How a sample is highlighted: what changes here is highlighted again. */
const keyOf = (language: string, code: string): string =>
  digest(
    ...['code-tokens.ts', 'flatten-tokens.ts'].map((name) => readFileSync(new URL(name, import.meta.url))),
    ...['lowlight', 'highlight.js'].map(packageVersion),
    language,
    code,
  );

async function tokensOf(language: string, code: string): Promise<string> {
  const make = async () => Buffer.from(await codeTokens(language, code));
  return String(await cached(`${keyOf(language, code)}.json`, make));
}

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
      async handler(id) {
        const file = id.replace(SAMPLE, '');
        this.addWatchFile(file);
        const tokens = await tokensOf(languageOf(file), readFileSync(file, 'utf8').trimEnd());
        return { code: `export default ${tokens};`, moduleType: 'js' };
      },
    },
  };
}
