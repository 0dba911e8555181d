import { runBuilt } from './lib/run-built.mjs';

runBuilt('deploy');
