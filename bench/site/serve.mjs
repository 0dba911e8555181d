// A folder of built files as a CDN would serve it: HTTP/2, brotli, the bare address of every page.

import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};
const PACKED = new Set(['.woff2', '.png', '.ico']);

const isFile = (path) => existsSync(path) && statSync(path).isFile();

function findFile(folder, pathname) {
  const path = join(folder, normalize(decodeURIComponent(pathname)));
  return [path, `${path}.html`, join(path, 'index.html')].find(isFile);
}

/** A document as it is without its scripts: what it would be to a browser that has none. */
const withoutScripts = (html) =>
  html.replace(
    /<script(?![^>]*json)[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>|<meta name="scripts"[^>]*>/g,
    '',
  );

const compressed = (content) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });

/** A file as it is sent: as the build has compressed it, else at the highest level. */
function prepare(file, isFloor) {
  const isChanged = isFloor && extname(file) === '.html';
  const raw = readFileSync(file);
  const content = isChanged ? Buffer.from(withoutScripts(raw.toString())) : raw;
  const isPacked = PACKED.has(extname(file));
  const isReady = !isChanged && isFile(`${file}.br`);
  const body = isPacked ? content : isReady ? readFileSync(`${file}.br`) : compressed(content);
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 16)}"`;
  return { body, etag, type: TYPES[extname(file)] ?? 'application/octet-stream', isPacked };
}

/** All files, before the first visit: one that waits for its compression would be measured as slow. */
function prepareFolder(folder, isFloor) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name));
  return new Map(
    files.map(({ parentPath, name }) => [join(parentPath, name), prepare(join(parentPath, name), isFloor)]),
  );
}

/** Names with a hash in them never change. */
const isImmutable = (pathname) => /\/(?:assets|_payload|_astro|_next\/static)\//.test(pathname);

/** A key and a certificate of this run alone; `spki` is what a browser is told to trust. */
export function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-certificate-'));
  try {
    const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name));
    const options = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    const subject = ['-days', '2', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    execFileSync('openssl', [...options, ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    const pem = readFileSync(cert);
    const publicKey = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' });
    return {
      key: readFileSync(key),
      cert: pem,
      spki: createHash('sha256').update(publicKey).digest('base64'),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Serves a folder, its documents without their scripts if so said. @returns its origin, and what ends it */
export async function serveFolder(folder, { key, cert }, { isFloor = false } = {}) {
  const prepared = prepareFolder(folder, isFloor);
  const server = createSecureServer({ key, cert }, (request, response) => {
    const { pathname } = new URL(request.url, 'https://localhost');
    const file = findFile(folder, pathname);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const { body, etag, type, isPacked } = prepared.get(file);
    const headers = {
      etag,
      'content-type': type,
      'cache-control': isImmutable(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(isPacked ? {} : { 'content-encoding': 'br' }),
    };
    if (request.headers['if-none-match'] === etag) response.writeHead(304, headers).end();
    else response.writeHead(200, headers).end(body);
  });
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { origin: `https://localhost:${server.address().port}`, close: () => server.close() };
}
