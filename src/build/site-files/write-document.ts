import { fileOfPage } from '../hosts/host-description';
import { writeClientFile } from './write-client-file';

/** @param url of a page, bare */
export const writeDocument = (url: string, html: string): Promise<void> =>
  writeClientFile(fileOfPage(url), html);
