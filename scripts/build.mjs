import { buildNow } from './lib/build.mjs';

await buildNow();
