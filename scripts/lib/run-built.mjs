import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Runs a program of the built API with this process's words, and ends as it ends. */
export function runBuilt(name) {
  const program = fileURLToPath(new URL(`../../dist/api/${name}.js`, import.meta.url));
  if (existsSync(program)) {
    const { status } = spawnSync(process.execPath, [program, ...process.argv.slice(2)], { stdio: 'inherit' });
    process.exitCode = status ?? 1;
  } else {
    process.stderr.write('The API is not built yet: run npm start or npm run build first.\n');
    process.exitCode = 1;
  }
}
