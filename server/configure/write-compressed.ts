import { existsSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Writes a file, and its compressed twins anew where it has them. */
export function writeCompressed(file: string, text: string): void {
  const content = Buffer.from(text);
  writeFileSync(file, content);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  if (existsSync(`${file}.br`)) writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  if (existsSync(`${file}.gz`)) {
    writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
  }
}
