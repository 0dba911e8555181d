import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { barePath, splitLocalePath } from '../../locale/locale-path';

const documentsSchema = v.record(v.string(), v.array(v.string()));

/** `documents.json` lies beside the built site as it is served. @throws when there is no build, or half of one */
function readDocuments(siteFolder: string): Record<string, string[]> {
  const file = join(dirname(siteFolder), 'documents.json');
  return v.parse(documentsSchema, JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * The text of each stylesheet that the document of a page has.
 * @param siteFolder the built site as it is served
 * @throws when there is no build, or half of one
 */
export function answerStyles(siteFolder: string, url: string): string[] {
  const paths = readDocuments(siteFolder)[barePath(splitLocalePath(url))] ?? [];
  return paths.map((path) => readFileSync(join(siteFolder, path), 'utf8').trim());
}

/** The paths of the stylesheets of a receipt's print, which no document has. @throws as above */
export const receiptStyles = (siteFolder: string): string[] => readDocuments(siteFolder)['receipt'] ?? [];
