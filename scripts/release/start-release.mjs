// Starts a release where it lies: the site beside this file, the data in ./data of where it was started.
import { fileURLToPath } from 'node:url';

process.env.SITE_DIR ||= fileURLToPath(new URL('client', import.meta.url));
await import(new URL('api/main.js', import.meta.url).href);
