/** Beside a built client: the texts of all languages, which everything that runs in Node reads from there. */
export const TEXTS_FILE_NAME = 'texts.json';
