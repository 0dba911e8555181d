import './lib/at-root.mjs';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fail } from './lib/say.mjs';
import { wordsOf } from './lib/words.mjs';

const CLIENT = resolve('dist/client');

if (!existsSync(join(CLIENT, 'index.html'))) fail('There is no build to read: run "npm run build" first.');

const rows = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({
    page: `/${file.slice(0, -'.html'.length)}`.replace(/^\/index$/, '/'),
    ...wordsOf(readFileSync(join(CLIENT, file), 'utf8')),
  }));

/** The hardest of each language first: in English by reading ease, elsewhere by the words of a sentence. */
const byHardness = ({ figures: a }, { figures: b }) =>
  (a.ease ?? 0) - (b.ease ?? 0) || b.sentence - a.sentence;

for (const language of new Set(rows.map((row) => row.language))) {
  const pages = rows.filter((row) => row.language === language).sort(byHardness);
  console.log(language);
  console.table(Object.fromEntries(pages.map(({ page, figures }) => [page, figures])));
}
