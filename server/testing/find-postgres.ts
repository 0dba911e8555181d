import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { env } from 'node:process';

/** Debian keeps the server's programs out of PATH, a folder a version. */
const DEBIAN = '/usr/lib/postgresql';

function debianFolders(): string[] {
  if (!existsSync(DEBIAN)) return [];
  const versions = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(DEBIAN, version, 'bin'));
}

/** The folder with `initdb` and `postgres`, or undefined where PostgreSQL is not installed. */
export function findPostgres(): string | undefined {
  const folders = [...debianFolders(), ...(env['PATH'] ?? '').split(delimiter)];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}
