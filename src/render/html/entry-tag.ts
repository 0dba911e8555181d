import { BASE_PATH } from '../../contract/base-path';

/** As Vike puts it into a document. */
const entryTag = (entry: string): string =>
  `<script src="${BASE_PATH}${entry}" type="module" async></script>`;

/** A document as it is written. @param entry see `starterOf` */
export const withEntry = (html: string, entry: string): string =>
  html.replace(/(?=<\/body><\/html>$)/, () => entryTag(entry));
