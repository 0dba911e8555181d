import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { barePath, splitLocalePath } from '../../locale/locale-path';

const documentsSchema = v.record(v.string(), v.array(v.string()));

/**
 * The text of each stylesheet that the document of a page has.
 * @param siteFolder the built site as it is served; `documents.json` lies beside it
 * @throws when there is no build, or half of one
 */
export function answerStyles(siteFolder: string, url: string): string[] {
  const file = join(dirname(siteFolder), 'documents.json');
  const documents = v.parse(documentsSchema, JSON.parse(readFileSync(file, 'utf8')));
  const paths = documents[barePath(splitLocalePath(url))] ?? [];
  return paths.map((path) => readFileSync(join(siteFolder, path), 'utf8').trim());
}
