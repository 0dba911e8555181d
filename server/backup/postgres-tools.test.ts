import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder';
import { runPostgresTool } from './postgres-tools';

/** Writes down what every user of the machine could read of it, and what nobody else can. */
const DUMP = `#!/bin/sh
printf '%s\\n' "$@" > "$0.words"
printf '%s' "$PGPASSWORD" > "$0.secret"
`;

test('the password of the database is no word of a program', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'pg_dump');
  writeFileSync(file, DUMP, { mode: 0o755 });
  vi.stubEnv('PATH', folder);
  vi.stubEnv('PGPASSWORD', undefined);
  await runPostgresTool('pg_dump', 'postgres://site:p%40ss@db.example:5433/site?sslmode=require', ['--x']);
  expect(readFileSync(`${file}.words`, 'utf8').split('\n')).toEqual([
    '--x',
    '--dbname=postgres://site@db.example:5433/site?sslmode=require',
    '',
  ]);
  expect(readFileSync(`${file}.secret`, 'utf8')).toBe('p@ss');
});
