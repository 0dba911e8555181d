import type { IconData } from './icon-data';
import { loadIcons } from './load-icons';

type Take = (icon: IconData | null) => void;

/** Who waits for which icon, by set and name; asked for together in the next task. */
let waiting = new Map<string, Map<string, Take[]>>();

async function load(prefix: string, takers: ReadonlyMap<string, readonly Take[]>): Promise<void> {
  const icons = await loadIcons(prefix, [...takers.keys()]);
  for (const [name, takes] of takers) for (const take of takes) take(icons.get(name) ?? null);
}

function flush(): void {
  const asked = waiting;
  waiting = new Map();
  for (const [prefix, takers] of asked) void load(prefix, takers);
}

/** One icon; what a page draws at once is one request a set. Null when nobody has it. */
export function requestIcon(prefix: string, name: string): Promise<IconData | null> {
  return new Promise((take) => {
    if (waiting.size === 0) setTimeout(flush);
    const takers = waiting.get(prefix) ?? new Map<string, Take[]>();
    waiting.set(prefix, takers);
    takers.set(name, [...(takers.get(name) ?? []), take]);
  });
}
