import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInThisContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { withoutStacks } from './react-dom-plugin';

const REACT_DOM = createRequire(import.meta.url)
  .resolve('react-dom/client')
  .replace(/client\.js$/, 'cjs/react-dom-client.production.js');
const made = (code: string) => code.match(/\w+Exception = \w[\w.]*\(/g) ?? [];

describe('withoutStacks', () => {
  const code = readFileSync(REACT_DOM, 'utf8');

  it('reaches each signal that React makes while its file is read', () => {
    expect(made(code).length).toBeGreaterThan(0);
    expect(made(withoutStacks(code)).filter((word) => !word.endsWith('Object.create('))).toEqual([]);
  });

  it('leaves it an error with its message', () => {
    const words = withoutStacks('XException = Error(formatProdErrorMessage(460))').split(' = ')[1] ?? '';
    const signal: unknown = runInThisContext(words.replace('formatProdErrorMessage(460)', '"460"'));
    expect(signal).toBeInstanceOf(Error);
    expect(signal).toMatchObject({ message: '460' });
    expect(signal).not.toHaveProperty('stack');
  });
});
