import { loadPublicConfig } from '../../api/load-public-config';
import { BASE_PATH } from '../../contract/base-path';
import { ICON_PREFIX } from '../../ui/icon-set';
import { askServers } from './ask-servers';
import { cacheIcons, readCachedIcon } from './icon-cache';
import { type IconData, parseIconSet } from './icon-data';
import { iconUrls } from './icon-urls';

/** The site's own file answers for the one set that it holds; any other 404 there would end the search. */
const OWN_SERVER = `${BASE_PATH}/_icons`;

/** Of one set, from one group of servers that hold the same. */
async function fetchIcons(
  servers: readonly string[],
  prefix: string,
  names: readonly string[],
): Promise<{ icons: Map<string, IconData>; status: number }> {
  const icons = new Map<string, IconData>();
  const byServer = servers.map((server) => iconUrls(server.replace(/\/$/, ''), prefix, names));
  const longest = Math.max(0, ...byServer.map((urls) => urls.length));
  let status = 0;
  for (let part = 0; part < longest; part += 1) {
    const answer = await askServers(byServer.flatMap((urls) => urls[part] ?? []));
    status = answer.status;
    for (const [name, icon] of parseIconSet(answer.body, prefix)) icons.set(name, icon);
    if (status !== 200) break;
  }
  return { icons, status };
}

async function fetchMissing(prefix: string, names: readonly string[]): Promise<Map<string, IconData>> {
  const { iconServers } = await loadPublicConfig();
  const own = prefix === ICON_PREFIX ? [OWN_SERVER] : [];
  const first = await fetchIcons([...own, ...iconServers], prefix, names);
  const rest = names.filter((name) => !first.icons.has(name));
  // The site's file answers with what it has; the rest may be with the others.
  if (rest.length === 0 || own.length === 0 || first.status !== 200) return first.icons;
  const second = await fetchIcons(iconServers, prefix, rest);
  return new Map([...first.icons, ...second.icons]);
}

/**
 * Icons that the site does not carry in its code, by name without the prefix. What can't be had is left out, with
 * one warning; nothing is thrown.
 */
export async function loadIcons(prefix: string, names: readonly string[]): Promise<Map<string, IconData>> {
  const found = new Map<string, IconData>();
  for (const name of names) {
    const cached = readCachedIcon(`${prefix}:${name}`);
    if (cached) found.set(name, cached);
  }
  const missing = names.filter((name) => !found.has(name));
  if (missing.length === 0) return found;
  const fetched = await fetchMissing(prefix, missing);
  const wanted = missing.flatMap((name) => {
    const icon = fetched.get(name);
    return icon ? [[name, icon] as const] : [];
  });
  cacheIcons(new Map(wanted.map(([name, icon]) => [`${prefix}:${name}`, icon])));
  for (const [name, icon] of wanted) found.set(name, icon);
  const lost = missing.filter((name) => !found.has(name));
  if (lost.length > 0) console.warn(`Icons could not be loaded: ${prefix}:${lost.join(',')}`);
  return found;
}
