import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../release/sums.mjs';

/** What is ours and may stand in anybody's build, with the reason. */
const ALLOWED = [
  // The name of a folder that is gone after a moment.
  /tmpdir\(\), "verisiam-/,
  // What the API and the renderer were built with, before they read whose they are.
  /^(?:api|renderer)\/.*: .*(?:name|origin|slug): "(?:https:\/\/)?verisiam/i,
  /^(?:api|renderer)\/.*: .*referencePrefix: "VS"/,
];

const TWIN = /\.(?:br|gz|woff2|png)$/;
const OURS = /.{0,30}verisiam.{0,10}|.{0,22}\bVS[-"].{0,10}/gi;

/** Each place below the parts of a build that names us. */
export const leftovers = (dist, parts) =>
  parts.flatMap((part) =>
    filesBelow(join(dist, part))
      .filter((name) => !TWIN.test(name))
      .flatMap((name) => {
        const found = readFileSync(join(dist, part, name), 'utf8').match(OURS) ?? [];
        return found.map((text) => `${part}/${name}: ${text}`);
      })
      .filter((line) => !ALLOWED.some((allowed) => allowed.test(line))),
  );
