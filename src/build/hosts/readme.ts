/** Lies beside the files, for whoever has the built site and not its sources. */
export const HOSTS_README = `# Files for hosts

Each host is told the same: a page has one bare address (\`/pricing\`; with a slash or \`.html\` it redirects there, 308),
a missing page is the 404 page of its language, a missing file is plain text and kept by nobody, names that change with
their content are kept for a year, and everything has the site's headers. They are written by the build from one
description, and anew by \`configure\`; nobody edits them. nginx, Caddy and Apache are tested on each release
(\`npm run test:hosts\`); the others by their files and functions alone.

| host | what to do |
| --- | --- |
| nginx | \`nginx/server.conf\` is a whole server that includes \`site.conf\`. \`.gz\` twins are sent; \`.br\` with the module ngx_brotli and \`brotli_static on\`. The API is the upstream \`site_api\`. |
| Caddy | \`caddy/Caddyfile\` is a whole site that imports \`site.caddy\`. The API is \`SITE_API\` of Caddy's environment, else 127.0.0.1:3000. |
| Apache | \`apache/server.conf\` is a whole virtual host that includes \`site.conf\`. Modules: headers, rewrite, mime, proxy, proxy_http. |
| Netlify | Publish the folder \`client\`, with \`netlify/_redirects\` copied into it. A slash at the end is not redirected there (Netlify takes both for one address; the canonical tells search engines). A missing file is a page there. |
| Cloudflare Pages | Publish the folder \`client\`, with \`_worker.js\` and \`_routes.json\` copied into it; \`API_ORIGIN\` is a variable of the project. |
| Vercel | Copy \`vercel.json\` into the folder \`client\`, name the API's host in it, and deploy that folder. |
| S3 and CloudFront | \`upload.sh client bucket\`; \`viewer-request.js\` and \`viewer-response.js\` as functions (cloudfront-js-2.0) and \`response-headers-policy.json\` at the default behaviour; \`/api/*\` is a behaviour of its own, with the API as its origin and no caching. |

Below a path of a host (\`BASE_PATH\`) nginx, Caddy, Cloudflare and CloudFront take it off what they are asked for; to the
others it is handed on without it.

\`client/.vite\` is of no use to a host. Behind a proxy the API needs \`TRUST_PROXY\`, see the operator's
handbook; where it is reached by another name than the site's (Netlify, Cloudflare, Vercel, CloudFront), also
\`ALLOWED_ORIGINS\` with the site's address, by which it knows the posts of older browsers.
`;
