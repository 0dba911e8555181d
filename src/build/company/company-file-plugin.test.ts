import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { companyFilePlugin } from './company-file-plugin';

const ENTRY = 'entry';
const CONFIG = join(import.meta.dirname, '../../config');

/** The files of a program that imports by this name. */
async function filesOf(name: string): Promise<string[]> {
  const entry = {
    name: ENTRY,
    resolveId: (id: string) => (id === ENTRY ? ENTRY : null),
    load: (id: string) => (id === ENTRY ? `export * from '${CONFIG}/${name}';` : null),
  };
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, companyFilePlugin()],
    build: { ssr: true, write: false, rolldownOptions: { input: ENTRY } },
  });
  const chunks = 'output' in output ? output.output : [];
  return chunks.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
}

test.each(['site', 'site.ts', 'site-codes', 'site-codes.ts'])(
  'a program for Node that imports %s reads whose site it is from beside the build',
  async (name) => {
    expect(await filesOf(name)).toContain(join(CONFIG, 'node', `${name.replace(/\.ts$/, '')}.ts`));
  },
);
