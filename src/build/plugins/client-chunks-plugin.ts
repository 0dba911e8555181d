import { basename } from 'node:path';
import type { Plugin } from 'vite';

const ENTRY = /[\\/]src[\\/]render[\\/]\+client\.ts$/;

/** Inlined wherever it is used: what is left of it is empty, and would be a file of its own. */
const FACTS = /src[\\/]contract[\\/]facts\.ts$/;

/** What pages share; of stylesheets each page has its own alone, for they are inlined. */
const SHARED = /src[\\/](?:ui|sections)[\\/](?!.*text-heading).*\.tsx?$/;

/** What stands on every page but the first, with the stylesheet that the first does without: 0.5 kB of its document. */
const INNER = /text-heading\.tsx$/;

/** A stylesheet of ours, without the queries that tools add. */
const STYLESHEET = /[\\/]src[\\/].*\.css$/;

/** Used by this many chunks, a module of ours goes with the shared ones: 2 and 3 were measured to cost more. */
const MIN_SHARE_COUNT = 4;

interface ModuleGraph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

/** Whether the entry needs the module at once: there is a way of static imports from the one to the other. */
type EagerTest = (id: string, graph: ModuleGraph) => boolean;

function createEagerTest(): EagerTest {
  const known = new Map<string, boolean>();
  return function isEager(id, graph): boolean {
    const answer = known.get(id);
    if (answer !== undefined) return answer;
    if (ENTRY.test(id)) return true;
    // Modules that import one another in a circle are reached from outside the circle or not at all.
    known.set(id, false);
    const result = graph.getModuleInfo(id)?.importers.some((importer) => isEager(importer, graph)) ?? false;
    known.set(id, result);
    return result;
  };
}

/** Cuts the browser's code into few files: many small ones compress badly, and each is a request. */
export function clientChunksPlugin(): Plugin {
  const isEager = createEagerTest();
  return {
    name: 'client-chunks',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      environments: {
        client: {
          build: {
            rolldownOptions: {
              // A constant stands where it is used: a module of them alone would be one more request.
              optimization: { inlineConst: { mode: 'all' } },
              output: {
                codeSplitting: {
                  groups: [
                    {
                      name: (id: string, graph: ModuleGraph) =>
                        isEager(id, graph) || FACTS.test(id) ? 'app' : null,
                      priority: 2,
                    },
                    { name: 'shared', test: SHARED, minShareCount: MIN_SHARE_COUNT, priority: 1 },
                    { name: 'inner', test: INNER },
                    // Every visit's first script lists the pages' stylesheets: Vike's names are three times as long.
                    { name: (id: string) => basename(id, '.css'), test: STYLESHEET },
                  ],
                },
              },
            },
          },
        },
      },
    }),
  };
}
