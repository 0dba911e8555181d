import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from './support/test';
import { CLIENT_FOLDER } from './support/urls';

/** It counts for what follows it alone: https://v8.dev/blog/explicit-compile-hints */
const COMPILED_AT_ONCE = '//# allFunctionsCalledOnLoad\n';

test('every script that pages load begins with the word that it is to be compiled as it comes', () => {
  const scripts = readdirSync(CLIENT_FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^assets\/(?:chunks|entries)\/.*\.js$/.test(file),
  );
  expect(scripts).not.toHaveLength(0);
  const others = scripts.filter(
    (file) => !readFileSync(`${CLIENT_FOLDER}/${file}`, 'utf8').startsWith(COMPILED_AT_ONCE),
  );
  expect(others).toEqual([]);
});

test('no file says where it was built: builds of one commit are the same everywhere', () => {
  const files = ['dist/api', 'dist/renderer', CLIENT_FOLDER].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:js|json|html|css)$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => readFileSync(file, 'utf8').includes(process.cwd()))).toEqual([]);
});
