import { basename, relative } from 'node:path';

/** What is asked of the bundler about a module. */
export interface ModuleGraph {
  getModuleInfo: (id: string) => { importers: readonly string[]; importedIds: readonly string[] } | null;
}

/** Tells modules by their paths from the project's root: below which folders that lies decides nothing. */
export const ofSite =
  (pattern: RegExp) =>
  (id: string): boolean =>
    pattern.test(relative('', id));

/** The module that is the application: what it needs is there before a page's own code runs. From the project's root. */
export const APP_MODULE = 'src/render/app.client.ts';

export const isEntry = ofSite(/^src[\\/]render[\\/]app\.client\.ts$/);

/** A module that a document names besides: what a page is made of. */
export const isPage = ofSite(
  /^src[\\/](?:pages[\\/].*[\\/]page|layout[\\/](?:not-found|server-error)-page)\.tsx$/,
);

export const isStylesheet = ofSite(/^src[\\/].*\.css$/);

/** A stylesheet's name in the build. */
export const styleName = (id: string): string => basename(id, '.css');

/** Whether the entry needs the module at once: there is a way of static imports from the one to the other. */
export function createEagerTest(): (id: string, graph: ModuleGraph) => boolean {
  const known = new Map<string, boolean>();
  return function isEager(id, graph): boolean {
    const answer = known.get(id);
    if (answer !== undefined) return answer;
    if (isEntry(id)) return true;
    // Modules that import one another in a circle are reached from outside the circle or not at all.
    known.set(id, false);
    const result = graph.getModuleInfo(id)?.importers.some((importer) => isEager(importer, graph)) ?? false;
    known.set(id, result);
    return result;
  };
}

/** What every document carries, then the rooms that have stylesheets, each before those that may import it: src/README.md. */
const ROOMS = ['render', 'ui', 'phone-input', 'illustrations', 'forms', 'layout', 'sections', 'pages'];

function roomOf(id: string): number {
  const room = ROOMS.indexOf(/^src[\\/]([\w-]+)[\\/]/.exec(relative('', id))?.[1] ?? '');
  if (room === -1) throw new Error(`${id} is a stylesheet of a room that has no place among them`);
  return room;
}

/**
 * Stylesheets in an order that is the same on every page, for those of several come to stand beside one another: what a
 * room says of a part comes after what the part says of itself.
 */
export const inOneOrder = (ids: Iterable<string>): string[] =>
  [...ids].sort((one, other) => roomOf(one) - roomOf(other) || (one < other ? -1 : 1));

/** The stylesheets that a module imports statically. */
export function stylesheetsOf(id: string, graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (module: string): void => {
    if (seen.has(module)) return;
    seen.add(module);
    for (const imported of graph.getModuleInfo(module)?.importedIds ?? []) visit(imported);
    if (isStylesheet(module)) found.add(module);
  };
  visit(id);
  return found;
}
