import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { productionFile } from './router-plugin';

it.each([
  [
    '/home/me/development/site/node_modules/react-router/dist/development/index.mjs',
    '/home/me/development/site/node_modules/react-router/dist/production/index.mjs',
  ],
  [
    'C:\\development\\site\\node_modules\\react-router\\dist\\development\\dom-export.mjs',
    'C:\\development\\site\\node_modules\\react-router\\dist\\production\\dom-export.mjs',
  ],
])('takes %s from beside it, wherever the project lies', (development, production) => {
  expect(productionFile(development)).toBe(production);
});

it.each(['react-router', 'react-router/dom'])('finds the other build of %s as it is installed', (name) => {
  const development = createRequire(import.meta.url).resolve(name);
  expect(productionFile(development)).not.toBe(development);
  expect(existsSync(productionFile(development))).toBe(true);
});
