import { once } from 'node:events';
import { createServer, request } from 'node:http';

/**
 * A host that has the site below a path, and something else everywhere else: it hands the site's addresses on without
 * that path, and writes down what was asked for outside of it.
 */
export async function startOuterHost(base, inner) {
  const strayed = [];
  const server = createServer((asked, answer) => {
    const url = asked.url ?? '/';
    const isSite = url === base || url.startsWith(`${base}/`) || url.startsWith(`${base}?`);
    if (!isSite) {
      strayed.push(`${asked.method} ${url}`);
      answer.writeHead(404, { 'content-type': 'text/plain' }).end('Another site\n');
      return;
    }
    const path = url.slice(base.length);
    const target = new URL(path.startsWith('/') ? path : `/${path}`, inner);
    const { method, headers } = asked;
    const passed = request(target, { method, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address();
  return { origin: `http://localhost:${port}`, strayed, server };
}
