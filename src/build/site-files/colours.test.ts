import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { alarm, cool, day, lamp, primary } from '../../../tailwind.config';
import { favicon } from './favicon';
import { webManifest } from './web-manifest';

const STYLESHEETS = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

/** In a declaration: `#face {` names an element. Masks are drawn in full black, which is not a colour of the site. */
const HEX = /#(?!000\b)[\da-f]{3,8}\b(?=[^{}]*[;"])/gi;

it('keeps every colour in the scales', () => {
  const found = STYLESHEETS.flatMap((file) => readFileSync(join('src', file), 'utf8').match(HEX) ?? []);
  expect(found).toEqual([]);
});

it('takes the colours of favicon and manifest from the scales', () => {
  const scales = new Set([primary, cool, day, lamp, alarm].flatMap((scale) => Object.values<string>(scale)));
  const used = `${favicon()}${webManifest()}`.match(HEX) ?? [];
  expect(used).not.toEqual([]);
  for (const colour of used) expect(scales).toContain(colour);
});
