import * as v from 'valibot';
import { parsePublicConfig } from '../../src/config/public-config';
import { belowBase } from '../../src/contract/base-path';
import { latestSchema } from '../configure/build-files';
import { CommandError } from '../operator/program';
import { type Answer, type Ask, askerOf, reasonOf } from './ask';
import type { Check, Site } from './check';
import { api, unknownCall } from './checks/api';
import { crawlers, files, pictures } from './checks/files';
import { missing, pages, redirects } from './checks/pages';

const CHECKS: Readonly<Record<string, Check>> = {
  pages,
  redirects,
  'what is missing': missing,
  'files and caching': files,
  'search engines': crawlers,
  'icons and cards': pictures,
  API: api,
  'unknown calls': unknownCall,
};

const metaSchema = v.object({ prerendered: v.pipe(v.array(v.string()), v.minLength(1)) });

async function read<Schema extends v.GenericSchema>(
  ask: Ask,
  path: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  let answer: Answer;
  try {
    answer = await ask(path);
  } catch (error) {
    throw new CommandError(`Nothing answers at ${path}: ${reasonOf(error)}.`);
  }
  if (answer.status !== 200) throw new CommandError(`${path} answers ${answer.status}, not 200.`);
  try {
    return v.parse(schema, JSON.parse(answer.body));
  } catch {
    throw new CommandError(`${path} is not what a build of this site has there.`);
  }
}

/** Reads what the site says of itself. @throws CommandError where it does not: nothing more can be looked at then */
export async function readSite(address: string, ask = askerOf(address)): Promise<Site> {
  const { id } = await read(ask, '/_build/latest.json', latestSchema);
  const { prerendered } = await read(ask, `/_build/meta/${id}.json`, metaSchema);
  const config = parsePublicConfig(await read(ask, '/config.json', v.unknown()));
  return { address, ask, build: id, pages: prerendered.map(belowBase), apiBase: belowBase(config.apiBase) };
}

/** What a check found, by its name. */
export interface Finding {
  check: string;
  sentences: string[];
}

/** Looks at everything, one thing after the other. */
export async function* smoke(site: Site): AsyncGenerator<Finding> {
  for (const [name, check] of Object.entries(CHECKS)) {
    const sentences = await check(site).catch((error: unknown) => [`Nothing answers: ${reasonOf(error)}.`]);
    yield { check: name, sentences };
  }
}
