import { PAGES } from '../../src/routes/pages';
import { modulesOf } from './urls';

/** The address of the script that an English page has and no other. */
export function ownChunk(url: string): string {
  const others = PAGES.map(({ path }) => path).filter((path) => path !== url);
  const shared = new Set(others.flatMap(modulesOf));
  const chunk = modulesOf(url).find((href) => !shared.has(href));
  if (!chunk) throw new Error(`${url} has no script of its own`);
  return chunk;
}
