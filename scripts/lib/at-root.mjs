import { fileURLToPath } from 'node:url';

// Wherever a script is started from, it works at the project's root.
process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
