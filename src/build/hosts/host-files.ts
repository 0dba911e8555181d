import { apacheServer, apacheSite } from './apache';
import { caddyServer, caddySite } from './caddy';
import { cloudflareRoutes, cloudflareWorker } from './cloudflare';
import { cloudfrontFunctions, cloudfrontHeadersPolicy, cloudfrontUpload } from './cloudfront';
import type { HostDescription } from './host-description';
import { headersFile, netlifyRedirects } from './netlify';
import { nginxServer, nginxSite } from './nginx';
import { HOSTS_README } from './readme';
import { vercelJson } from './vercel';

/** The folder beside the built client that they are written to. */
export const HOSTS_FOLDER = 'hosts';

/** The file beside the documents that some hosts read. */
export const HEADERS_FILE_NAME = '_headers';

/**
 * What each host has to be told to answer as `npm start` does, from one description.
 * @returns texts by their paths below the folder of hosts
 */
export function hostFiles(description: HostDescription): Record<string, string> {
  const functions = cloudfrontFunctions(description);
  return {
    'README.md': HOSTS_README,
    'nginx/site.conf': nginxSite(description),
    'nginx/server.conf': nginxServer(),
    'caddy/site.caddy': caddySite(description),
    'caddy/Caddyfile': caddyServer(),
    'apache/site.conf': apacheSite(description),
    'apache/server.conf': apacheServer(),
    'netlify/_headers': headersFile(description),
    'netlify/_redirects': netlifyRedirects(description),
    'cloudflare-pages/_worker.js': cloudflareWorker(description),
    'cloudflare-pages/_routes.json': cloudflareRoutes(),
    'vercel/vercel.json': vercelJson(description),
    'cloudfront/viewer-request.js': functions.request,
    'cloudfront/viewer-response.js': functions.response,
    'cloudfront/response-headers-policy.json': cloudfrontHeadersPolicy(description),
    'cloudfront/upload.sh': cloudfrontUpload(),
  };
}
