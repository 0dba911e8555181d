import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fail } from '../lib/say.mjs';
import { npmCommand } from '../lib/step.mjs';

/** `name@version` of all that the lock file does not call development's alone. */
function shippedPackages() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const shipped = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev);
  return new Set(shipped.map(([path, { version }]) => `${path.replace(/^.*node_modules\//, '')}@${version}`));
}

/**
 * What the release is made of, as CycloneDX has it (https://cyclonedx.org), from npm itself. What is for development is
 * taken out here: npm's own `--omit dev` forgets React, which a package for tests asks for as well. So are the number
 * and the time that npm makes up: a release of one commit is the same bytes each time.
 */
export function billOfMaterials(seconds) {
  const [command, args] = npmCommand(['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']);
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) fail(`npm sbom failed:\n${stderr}`);
  const shipped = shippedPackages();
  const { serialNumber: _, ...bill } = JSON.parse(stdout);
  bill.metadata.timestamp = new Date(seconds * 1000).toISOString();
  bill.components = bill.components.filter((component) => shipped.has(component['bom-ref']));
  const kept = new Set(
    [bill.metadata.component, ...bill.components].map((component) => component['bom-ref']),
  );
  bill.dependencies = bill.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((needed) => kept.has(needed)) }));
  return `${JSON.stringify(bill, null, 2)}\n`;
}
