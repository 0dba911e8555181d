import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SOURCE = /\.(?:tsx?|css|mjs)$/;

/** Every way in which one file of ours names another: imports, dynamic ones, globs, workers, and what stylesheets take. */
const NAMED = [
  /\bfrom\s+['"]([^'"]+)['"]/g,
  /\bimport\s*\(?\s*['"]([^'"]+)['"]/g,
  /\bimport\.meta\.glob(?:<[^(]*>)?\(\s*['"]([^'"]+)['"]/g,
  /\bnew URL\(\s*['"](\.[^'"]+)['"],\s*import\.meta\.url/g,
  /@(?:import|reference|config)\s+['"]([^'"]+)['"]/g,
  /\burl\(\s*['"]?([^'")]+)['"]?\s*\)/g,
];

function filesBelow(path) {
  if (!statSync(path, { throwIfNoEntry: false })) return [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** The path within the repository that `specifier` means in `file`; null for packages and addresses. */
function resolveIn(file, specifier) {
  if (specifier.startsWith('.')) return join(dirname(file), specifier);
  if (/^\/(?:src|locales|server)\//.test(specifier)) return specifier.slice(1);
  return null;
}

/** `{ file, line, target }` for each name of another file below `folders`, paths from the root. */
export function importsBelow(folders) {
  return folders.flatMap(filesBelow).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return NAMED.flatMap((pattern) =>
      Array.from(text.matchAll(pattern), (match) => ({
        file,
        line: text.slice(0, match.index).split('\n').length,
        target: resolveIn(file, match[1]),
      })).filter(({ target }) => target !== null),
    );
  });
}
