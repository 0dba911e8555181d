import type { ServerResponse } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';

/** Fetched by pages in use, not by the first one: found out late, each would make the dev server reload the page. */
const LATE_PACKAGES = ['@iconify/react/offline', 'aos', 'axios', 'react-toastify/unstyled'];

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
    config: () => ({ optimizeDeps: { include: LATE_PACKAGES } }),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const pathname = request.url?.split('?', 1)[0] ?? '';
        if (GENERATED.test(pathname)) void answer(server, pathname, response, next);
        else next();
      });
    },
  };
}
