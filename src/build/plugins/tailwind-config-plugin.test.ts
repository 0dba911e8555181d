import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import config from '../../../tailwind.config';
import { tailwindConfigPlugin } from './tailwind-config-plugin';

test('Tailwind is given its configuration, and reads any other file by itself', () => {
  vi.stubGlobal('__tw_load', undefined);
  (tailwindConfigPlugin().buildStart as () => void)();
  const load = Reflect.get(globalThis, '__tw_load') as (url: string) => unknown;
  expect(load('file:///site/tailwind.config.ts?id=1')).toEqual({ default: config });
  expect(load('file:///site/plugin.js')).toBeUndefined();
});

test('Tailwind asks for it', () => {
  expect(readFileSync('node_modules/@tailwindcss/node/dist/index.mjs', 'utf8')).toContain(
    'globalThis.__tw_load',
  );
});
