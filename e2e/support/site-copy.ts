import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TEXT = /\.(html|json|js)$/;
const COMPRESSED = /\.(br|gz)$/;

/** A copy of the built site that a test may release anew and take files from, as an operator would. */
export class SiteCopy {
  private readonly root = mkdtempSync(join(tmpdir(), 'verisiam-site-'));
  readonly folder = join(this.root, 'client');
  id: string;

  constructor() {
    cpSync('dist/client', this.folder, { recursive: true });
    cpSync('dist/headers.json', join(this.root, 'headers.json'));
    cpSync('dist/company.json', join(this.root, 'company.json'));
    for (const file of this.files()) if (COMPRESSED.test(file)) rmSync(file);
    this.id = (JSON.parse(this.read('_build/latest.json')) as { id: string }).id;
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  remove(path: string): void {
    rmSync(join(this.folder, path), { recursive: true });
  }

  /**
   * The same site under another build id, its payloads where that build would have them, and every page's code
   * under another name. Returns what the old build alone had; it stays until it is removed.
   */
  release(id: string): { payloads: string; chunks: string[] } {
    const old = this.id;
    const payloads = `_payload/${old}`;
    cpSync(join(this.folder, payloads), join(this.folder, `_payload/${id}`), { recursive: true });
    const chunks = this.files()
      .filter((file) => /assets\/chunks\/[^/]+\.js$/.test(file))
      .map((file) => file.slice(this.folder.length + 1));
    for (const file of this.files()) {
      if (!TEXT.test(file) || file.includes(`/${payloads}/`)) continue;
      const text = readFileSync(file, 'utf8').replaceAll(old, id).replaceAll('/chunk-', '/next-');
      const isChunk = chunks.some((chunk) => file.endsWith(chunk));
      if (isChunk) writeFileSync(file.replace('/chunk-', '/next-'), text);
      else if (!file.includes('/assets/')) writeFileSync(file, text);
      else writeFileSync(file.replace(/\.js$/, '.next.js'), text);
    }
    this.nameNextEntries(id);
    renameSync(join(this.folder, `_build/meta/${old}.json`), join(this.folder, `_build/meta/${id}.json`));
    this.id = id;
    return { payloads, chunks };
  }

  dispose(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  /** Documents and payloads name the entry, chunks that import from it do as well, and so does what says which build it is. */
  private nameNextEntries(id: string): void {
    for (const file of this.files()) {
      const isPayload = file.includes(`/_payload/${id}/`);
      if (!isPayload && !/\.html$|\/next-|\.next\.js$|\/current\.json$/.test(file)) continue;
      const text = readFileSync(file, 'utf8');
      writeFileSync(file, text.replaceAll(/(entries\/[\w.-]+?)\.js\b/g, '$1.next.js'));
    }
  }

  private files(): string[] {
    return readdirSync(this.folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(this.folder, name))
      .filter((file) => statSync(file).isFile());
  }
}
