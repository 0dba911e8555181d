import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { LEADS } from './built';

/** An export of some hundred thousand rows. */
const MOST_BYTES = 512 * 1024 * 1024;

const leadsSchema = v.array(
  v.object({ id: v.string(), data: v.object({ message: v.optional(v.string(), '') }) }),
);

export interface Comparison {
  stored: number;
  /** Acknowledged, but not there or under another id. */
  lost: number;
  /** Rows beyond one for a key. */
  duplicates: number;
}

/** Compares what the server acknowledged, by key, with what `leads` exports. */
export async function compareRows(
  environment: Record<string, string>,
  acknowledged: Map<string, string>,
): Promise<Comparison> {
  const env = { PATH: process.env['PATH'] ?? '', ...environment };
  const words = [LEADS, 'export', '--format', 'json'];
  // In a process of its own, so that the file is surely let go of.
  const { stdout } = await promisify(execFile)(process.execPath, words, { env, maxBuffer: MOST_BYTES });
  const leads = v.parse(leadsSchema, JSON.parse(stdout));
  const ids = new Map(leads.map(({ id, data }) => [data.message, id]));
  const lost = [...acknowledged].filter(([key, id]) => ids.get(key) !== id).length;
  return { stored: leads.length, lost, duplicates: leads.length - ids.size };
}
