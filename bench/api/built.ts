import { resolve } from 'node:path';

/** What `npm run build` has made; npm runs scripts in the folder of its package.json. */
export const SERVER = resolve('dist/api/main.js');
export const LEADS = resolve('dist/api/leads.js');
