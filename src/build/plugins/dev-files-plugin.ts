import type { ServerResponse } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';

/**
 * Where the packages of the browser's code are looked for at the start: a page asks for it by its address, not by an
 * import. A package that is met later makes the dev server reload the page, and fail what is under way.
 */
const APP_ENTRY = 'src/render/app.client.ts';

const GENERATED = /^\/(?:_(?:payload|build|icons)\/|assets\/early\/|favicon\.svg$)/;

const MIME: Record<string, string> = {
  svg: 'image/svg+xml',
  js: 'text/javascript',
  json: 'application/json',
};

const mime = (pathname: string): string =>
  MIME[pathname.slice(pathname.lastIndexOf('.') + 1)] ?? 'text/plain';

async function contentOf(server: ViteDevServer, pathname: string): Promise<string | undefined> {
  const module = (await server.ssrLoadModule(
    '/src/build/site-files/dev-files.ts',
  )) as typeof import('../site-files/dev-files');
  return module.devFile(pathname);
}

async function answer(
  server: ViteDevServer,
  pathname: string,
  response: ServerResponse,
  next: (error?: unknown) => void,
): Promise<void> {
  try {
    const content = await contentOf(server, pathname);
    if (content === undefined) next();
    else response.setHeader('content-type', mime(pathname)).end(content);
  } catch (error) {
    next(error);
  }
}

/** In development nothing is written: the same addresses answer with the same content. */
export function devFilesPlugin(): Plugin {
  return {
    name: 'dev-files',
    apply: 'serve',
    config: () => ({ optimizeDeps: { entries: [APP_ENTRY] } }),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const pathname = request.url?.split('?', 1)[0] ?? '';
        if (GENERATED.test(pathname)) void answer(server, pathname, response, next);
        else next();
      });
    },
  };
}
