import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDERS = ['docs', 'src', 'server', 'locales', 'deploy', 'bench'];
const DOCUMENTS = [
  ...readdirSync('.'),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ),
].filter((name) => name.endsWith('.md'));

/** What a heading is called in an address, as GitHub and most viewers have it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsIn = (document: string): string[] =>
  Array.from(readFileSync(document, 'utf8').matchAll(/^#+ (.+)$/gm), ([, heading = '']) => anchorOf(heading));

test.each(DOCUMENTS)('%s leads to files and headings that are there', (document) => {
  const links = Array.from(readFileSync(document, 'utf8').matchAll(/\]\(([^)\s]+)\)/g), ([, to = '']) => to);
  const broken = links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? document : join(dirname(document), path);
    return !existsSync(target) || (anchor !== undefined && !anchorsIn(target).includes(anchor));
  });
  expect(broken).toEqual([]);
});
