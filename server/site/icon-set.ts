import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import { errorCode } from '../errors/error-code';

/** A set as the build writes it: https://iconify.design/docs/types/iconify-json.html */
const setSchema = v.looseObject({ prefix: v.string(), icons: v.record(v.string(), v.unknown()) });

const PATH = /^\/_icons\/[a-z0-9-]+\.json$/;

/** The names that a request for some icons of a set asks for; undefined for any other request. */
export function askedIcons(path: string, query: string): string[] | undefined {
  if (!PATH.test(path)) return undefined;
  const names = new URLSearchParams(query).get('icons');
  return names === null ? undefined : [...new Set(names.split(',').filter((name) => name !== ''))];
}

/**
 * Answers as an icon server does: the icons that were asked for, and in `not_found` the names that the set lacks.
 * @param path of the set's file, below the folder of the built client
 */
export async function sendIcons(
  reply: FastifyReply,
  folder: string,
  path: string,
  names: readonly string[],
): Promise<FastifyReply> {
  const text = await readFile(join(folder, path), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) {
    reply.callNotFound();
    return reply;
  }
  reply.request.logName = path;
  const json: unknown = JSON.parse(text);
  const set = v.parse(setSchema, json);
  const known = names.filter((name) => Object.hasOwn(set.icons, name));
  const unknown = names.filter((name) => !Object.hasOwn(set.icons, name));
  return reply.type('application/json; charset=utf-8').send({
    ...set,
    icons: Object.fromEntries(known.map((name) => [name, set.icons[name]])),
    ...(unknown.length === 0 ? {} : { not_found: unknown }),
  });
}
