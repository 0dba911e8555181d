import { fileOfPage } from '../../contract/site-addresses';
import { readClientFile, writeClientFile } from './client-file';

/** @param url of a page, bare */
export const readDocument = (url: string): Promise<string | null> => readClientFile(fileOfPage(url));

/** @param url of a page, bare */
export const writeDocument = (url: string, html: string): Promise<void> =>
  writeClientFile(fileOfPage(url), html);
