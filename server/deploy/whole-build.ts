import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { fileOfPage } from '../../src/contract/site-addresses';
import { readServed } from '../configure/build-files';
import { CommandError } from '../operator/program';

/** Of `assets.json`: what the bundler has written, by what it was written from. Of its stylesheets most stand in documents. */
const assetsSchema = v.record(v.string(), v.looseObject({ file: v.string() }));

function assetsOf(source: string): string[] {
  const file = join(source, 'assets.json');
  if (!existsSync(file)) throw new CommandError(`${file} is missing; copy the build again.`);
  const assets = Object.values(v.parse(assetsSchema, JSON.parse(readFileSync(file, 'utf8'))));
  return assets.map(({ file }) => file).filter((name) => !name.endsWith('.css'));
}

/**
 * A build is copied from one machine to another, which may end half-way: what is missing would be a page without script,
 * or no page. @throws CommandError
 */
export function requireWhole(source: string): void {
  const client = join(source, 'client');
  const { pages } = readServed(client);
  const missing = [...pages.map(fileOfPage), ...assetsOf(source)].find(
    (file) => !existsSync(join(client, file)),
  );
  if (missing !== undefined)
    throw new CommandError(`The build is not whole: ${join(client, missing)} is missing; copy it again.`);
}
