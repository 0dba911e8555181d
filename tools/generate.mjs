import { writeLocaleKeys } from './locale-keys.mjs';

writeLocaleKeys();
