import './lib/at-root.mjs';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { requireFreePort } from './lib/port.mjs';
import { requireNode } from './lib/require-node.mjs';

requireNode();
await requireFreePort();
await install();
await build();
// In this process, so that a signal reaches the server itself.
await import('../dist/api/main.js');
