import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { policyOf } from '../../src/build/hosts/describe-host';
import { parsePublicConfig } from '../../src/config/public-config';
import { escapeHtml } from '../../src/contract/escape-html';
import { FORMS } from '../../src/contract/forms/forms';
import { ConfigureError, type Settings } from './settings';
import { writeCompressed } from './write-compressed';

const POLICY_LINE = '  content-security-policy: ';

const objectSchema = v.record(v.string(), v.unknown());

/** @throws ConfigureError */
function readObject(file: string): Record<string, unknown> {
  if (!existsSync(file))
    throw new ConfigureError(`${file} is missing: is this the folder of a built client?`);
  try {
    return v.parse(objectSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new ConfigureError(`${file} can't be read as JSON.`);
  }
}

const htmlFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => join(folder, name))
    .sort();

const PATHS = [...new Set(FORMS.map(({ path }) => path))];

const actionOf = (apiBase: string, path: string): string => ` action="${escapeHtml(apiBase + path)}"`;

/** Has every form of a document posted to another base; in the order of React's own writing of attributes. */
const withActions = (html: string, from: string, to: string): string =>
  PATHS.reduce((text, path) => text.replaceAll(actionOf(from, path), actionOf(to, path)), html);

/**
 * Changes a finished build in place: `config.json`, the documents' forms for browsers without script and for posts
 * before hydration, and the policy of the `_headers` file. Done twice, it changes nothing more.
 * @param folder of the built client; `headers.json` lies beside it
 * @returns how many files are other than before
 * @throws ConfigureError before anything is written
 */
export function configureBuild(folder: string, { apiBase }: Settings): number {
  const configFile = join(folder, 'config.json');
  const config = readObject(configFile);
  const hashes = readObject(join(dirname(folder), 'headers.json'));
  const before = parsePublicConfig(config).apiBase;
  const after = apiBase ?? before;
  const changed = { ...config, apiBase: after };
  const policyLine = POLICY_LINE + policyOf(hashes, changed);

  const texts = new Map<string, string>([[configFile, `${JSON.stringify(changed, null, 2)}\n`]]);
  const headersFile = join(folder, '_headers');
  if (existsSync(headersFile)) {
    const lines = readFileSync(headersFile, 'utf8').split('\n');
    texts.set(
      headersFile,
      lines.map((line) => (line.startsWith(POLICY_LINE) ? policyLine : line)).join('\n'),
    );
  }
  for (const file of htmlFiles(folder)) {
    texts.set(file, withActions(readFileSync(file, 'utf8'), before, after));
  }

  let written = 0;
  for (const [file, text] of texts) {
    if (readFileSync(file, 'utf8') === text) continue;
    writeCompressed(file, text);
    written += 1;
  }
  return written;
}
