import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from './temporary-folder';

/** A finished build, as far as deploying looks at it. */
export function buildOf(id: string): string {
  const folder = temporaryFolder();
  const files = {
    'client/index.html': `<link rel="canonical" href="https://site.example/">${id}`,
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

/** A file of the build that a target serves. */
export const served = (target: string, name: string): string =>
  readFileSync(join(target, 'current/client', name), 'utf8');

/** Whether what is served has all that a build's tabs ask for. */
export const has = (target: string, id: string): boolean =>
  [`assets/${id}.js`, `_payload/${id}/index.json`, `_build/meta/${id}.json`].every((name) =>
    existsSync(join(target, 'current/client', name)),
  );
