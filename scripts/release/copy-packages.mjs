import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MODULES = 'node_modules';

/** The packages with all that they need, as far as it is installed: what is optional may be of another system. */
export function withDependencies(names) {
  /** @type {Set<string>} */
  const found = new Set();
  const visit = (name) => {
    const manifest = join(MODULES, name, 'package.json');
    if (found.has(name) || !existsSync(manifest)) return;
    found.add(name);
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) visit(needed);
  };
  for (const name of names) visit(name);
  return [...found].sort();
}

/** @returns the names of what was copied */
export function copyPackages(names, target) {
  const all = withDependencies(names);
  for (const name of all) cpSync(join(MODULES, name), join(target, MODULES, name), { recursive: true });
  return all;
}
