import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { clientChunksPlugin } from './client-chunks-plugin';

interface Group {
  name: unknown;
  test?: (id: string) => boolean;
}

/** As far as the test needs it. */
interface Config {
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: Group[] } } } } };
  };
}

const config = (clientChunksPlugin().config as () => Config)();
const { groups } = config.environments.client.build.rolldownOptions.output.codeSplitting;

const MODULES = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((name) => join('src', name));

/** What the groups say of each module where the project lies in a folder. */
function groupsIn(root: string): string[] {
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  return MODULES.map((name) => {
    const found = groups.filter(({ test }) => test?.(join(root, name)));
    return `${name}: ${found.map((group) => (typeof group.name === 'string' ? group.name : 'style')).join()}`;
  });
}

it.each(['/home/me/src/api/site', '/home/me/src/ui/phone-library', '/home/me/valibot/src/illustrations'])(
  'cuts the code of a project in %s as anywhere',
  (root) => {
    const anywhere = groupsIn('/site');
    expect(anywhere.join()).toContain('forms');
    expect(groupsIn(root)).toEqual(anywhere);
  },
);
