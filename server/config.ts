import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { type MailConfig, readMail } from './config-mail';
import { EnvironmentReader } from './config-reader';
import { readWebhook, type WebhookConfig } from './config-webhook';

export interface Config {
  port: number;
  host: string;
  /** Absolute. Holds the database file and the socket that `leads` asks. */
  dataDir: string;
  /** PostgreSQL instead of the file. May hold a password: never print it. */
  databaseUrl: string | undefined;
  /** Most connections of one instance to PostgreSQL. */
  databasePoolSize: number;
  /** Absolute folder of the built site, or undefined to serve the API alone. */
  siteDir: string | undefined;
  /** Form posts a minute per address and form; 0 for no limit. */
  rateLimit: number;
  /** Whose `X-Forwarded-*` headers are believed: nobody's, the last n hops', or these addresses'. */
  trustProxy: false | number | string[];
  /** Other origins whose pages may post forms here, such as the static site on another host. */
  allowedOrigins: string[];
  /** The header in which a CDN names the visitor's country, in lower case. */
  countryHeader: string | undefined;
  webhook: WebhookConfig | undefined;
  mail: MailConfig | undefined;
}

const PROXY_GROUPS = ['loopback', 'linklocal', 'uniquelocal'];

function isProxyAddress(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  if (PROXY_GROUPS.includes(text)) return true;
  return rest.length === 0 && isIP(address) !== 0 && (prefix === undefined || /^\d{1,3}$/.test(prefix));
}

function parseTrustProxy(text: string): Config['trustProxy'] | undefined {
  if (text === '' || text === 'false' || text === '0') return false;
  // Believing every hop would let a visitor write any address, so `true` means the one proxy in front.
  if (text === 'true') return 1;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const parts = text.split(',').map((part) => part.trim());
  return parts.every(isProxyAddress) ? parts : undefined;
}

function parseOrigins(text: string): string[] | undefined {
  const parts = text.split(/[\s,]+/).filter((part) => part !== '');
  const valid = parts.every((part) => URL.canParse(part) && new URL(part).origin === part);
  return valid ? parts : undefined;
}

function parseDatabaseUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  return /^postgres(ql)?:$/.test(new URL(text).protocol) ? text : undefined;
}

/**
 * Everything the server is told by its environment, read once at the start.
 * @throws ConfigError with one line for each bad value.
 */
export function parseConfig(environment: NodeJS.ProcessEnv, workingFolder: string): Config {
  const read = new EnvironmentReader(environment);
  const folder = (text: string): string => resolve(workingFolder, text);
  const config: Config = {
    port: read.integer('PORT', 3000, 0, 65_535),
    host: read.text('HOST') ?? 'localhost',
    dataDir: folder(read.text('DATA_DIR') ?? 'data'),
    databaseUrl: read.parsed('DATABASE_URL', parseDatabaseUrl, 'postgres://user:password@host/database'),
    databasePoolSize: read.integer('DATABASE_POOL_SIZE', 10, 1, 500),
    siteDir: read.text('SITE_DIR') === 'none' ? undefined : folder(read.text('SITE_DIR') ?? 'dist/client'),
    rateLimit: read.integer('RATE_LIMIT', 20, 0, 1_000_000),
    trustProxy:
      read.parsed('TRUST_PROXY', parseTrustProxy, 'false, a number of proxies, or their addresses') ?? false,
    allowedOrigins:
      read.parsed('ALLOWED_ORIGINS', parseOrigins, 'origins such as https://www.example.com') ?? [],
    countryHeader: read.text('COUNTRY_HEADER')?.toLowerCase(),
    webhook: readWebhook(read),
    mail: readMail(read),
  };
  read.finish();
  return config;
}
