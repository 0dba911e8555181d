import { buildNow } from './lib/build.mjs';

buildNow();
