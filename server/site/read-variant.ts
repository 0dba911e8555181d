import { readFile } from 'node:fs/promises';
import { errorCode } from '../storage/error-code';

export interface Variant {
  body: Buffer;
  /** `br` or `gzip`, or undefined for the plain file. */
  encoding: string | undefined;
}

const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

/** Whether `Accept-Encoding` takes an encoding, with `;q=0` meaning that it does not. */
export function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

async function readOrUndefined(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(errorCode(error))) return undefined;
    throw error;
  }
}

/**
 * Reads the whole file, compressed where the build has it so and the client takes it. What is sent is what was
 * read, so a build that is replaced meanwhile never gives a length that does not fit.
 */
export async function readVariant(file: string, acceptEncoding: string): Promise<Variant | undefined> {
  for (const { name, extension } of ENCODINGS) {
    if (!accepts(acceptEncoding, name)) continue;
    const body = await readOrUndefined(file + extension);
    if (body !== undefined) return { body, encoding: name };
  }
  const body = await readOrUndefined(file);
  return body === undefined ? undefined : { body, encoding: undefined };
}
