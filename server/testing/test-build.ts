import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from './temporary-folder';

/** A finished build, as far as deploying looks at it. */
export function buildOf(id: string): string {
  const folder = temporaryFolder();
  const files = {
    'client/index.html': `<link rel="canonical" href="https://site.example/">${id}</html>`,
    'client/404.html': '</html>',
    'client/500.html': '</html>',
    'client/robots.txt': '',
    'client/sitemap.xml': '',
    'client/config.json': '{}',
    [`client/assets/${id}.js`]: id,
    [`client/_payload/${id}/index.json`]: id,
    [`client/_build/meta/${id}.json`]: '{"prerendered":["/"]}',
    'client/_build/latest.json': JSON.stringify({ id }),
    'assets.json': JSON.stringify({ app: { file: `assets/${id}.js` } }),
    'company.json': JSON.stringify({ site: { name: 'A company' }, codes: { slug: 'company' } }),
    'headers.json': JSON.stringify({ scriptHashes: [`sha256-${id}=`], styleHashes: [] }),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** Which build a target serves, by its first document. */
export const servedBuild = (target: string): string | undefined =>
  /(\w+)<\/html>$/.exec(readFileSync(join(target, 'current/client/index.html'), 'utf8'))?.[1];

/** Whether what is served has all that a build's tabs ask for. */
export const has = (target: string, id: string): boolean =>
  [`assets/${id}.js`, `_payload/${id}/index.json`, `_build/meta/${id}.json`].every((name) =>
    existsSync(join(target, 'current/client', name)),
  );
