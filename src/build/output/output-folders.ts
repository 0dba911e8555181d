import { resolve } from 'node:path';

/** What a host serves: files only. */
export const CLIENT_FOLDER = resolve('dist/client');

/** Vike's server-side bundle, used by the prerender alone. */
export const PRERENDER_FOLDER = resolve('dist/server');

/** What the server needs to know of the documents' inline script and styles; not served. */
export const HEADERS_FILE = resolve('dist/headers.json');

/** Which stylesheets each document has, for answers of the server in the same look; not served. */
export const DOCUMENTS_FILE = resolve('dist/documents.json');
