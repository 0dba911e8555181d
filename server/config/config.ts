import { resolve } from 'node:path';
import * as v from 'valibot';
import { environmentSchema } from './settings';

/** One or more values of the environment can't be used. The message is for a person, one line a value. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

export interface WebhookConfig {
  url: URL;
  secret: Buffer;
  /** Whether the address may be a private one, which is refused by default so that it can't reach inside. */
  allowPrivate: boolean;
}

export interface MailConfig {
  /** May hold a password: never print it. */
  url: string;
  from: string;
  to: string;
}

type Environment = v.InferOutput<typeof environmentSchema>;

/** Whitespace around a value is a slip of whoever wrote it; nothing between means that it is not set. */
function setVariables(environment: NodeJS.ProcessEnv): Record<string, string> {
  const trimmed = Object.entries(environment).map(([name, value]): [string, string] => [
    name,
    value?.trim() ?? '',
  ]);
  return Object.fromEntries(trimmed.filter(([, value]) => value !== ''));
}

const lineOf = (issue: v.BaseIssue<unknown>): string =>
  `${v.getDotPath(issue)} is not usable: expected ${issue.message}.`;

function webhookOf(read: Environment): WebhookConfig | undefined {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret, WEBHOOK_ALLOW_PRIVATE: allowPrivate } = read;
  return url === undefined || secret === undefined ? undefined : { url: new URL(url), secret, allowPrivate };
}

function mailOf({ SMTP_URL: url, MAIL_FROM: from, MAIL_TO: to }: Environment): MailConfig | undefined {
  return url === undefined || from === undefined || to === undefined ? undefined : { url, from, to };
}

export type Config = ReturnType<typeof parseConfig>;

/**
 * Everything the server is told by its environment, read once at the start.
 * @throws ConfigError with one line for each bad value.
 */
export function parseConfig(environment: NodeJS.ProcessEnv, workingFolder: string) {
  const { success, output: read, issues } = v.safeParse(environmentSchema, setVariables(environment));
  if (!success) throw new ConfigError([...new Set(issues.map(lineOf))].join('\n'));
  return {
    port: read.PORT,
    host: read.HOST,
    /** Absolute. Holds the database file and the socket that `leads` asks. */
    dataDir: resolve(workingFolder, read.DATA_DIR),
    /** PostgreSQL instead of the file. May hold a password: never print it. */
    databaseUrl: read.DATABASE_URL,
    /** Most connections of one instance to PostgreSQL. */
    databasePoolSize: read.DATABASE_POOL_SIZE,
    /** Today's first; none where the file in the data folder has them. Never print them. */
    secretKeys: read.SECRET_KEY,
    /** How long what the forms brought in is kept, and what was quarantined. */
    keepLeadsDays: read.KEEP_LEADS_DAYS,
    keepQuarantinedDays: read.KEEP_QUARANTINED_DAYS,
    /** Absolute folder of the built site, or undefined to serve the API alone. */
    siteDir: read.SITE_DIR === 'none' ? undefined : resolve(workingFolder, read.SITE_DIR),
    /** Form posts a minute per address and form; 0 for no limit. */
    rateLimit: read.RATE_LIMIT,
    /** With it the metrics are read from elsewhere than this machine. Never print it. */
    metricsToken: read.METRICS_TOKEN,
    /** Sockets open at once; more are not accepted. */
    maxConnections: read.MAX_CONNECTIONS,
    trustProxy: read.TRUST_PROXY,
    /** The one that the trusted proxy writes; a visitor may have written the other. */
    forwardedHeader: read.FORWARDED_HEADER,
    /** Other origins whose pages may post forms here, such as the static site on another host. */
    allowedOrigins: read.ALLOWED_ORIGINS,
    /** The header in which a CDN names the visitor's country, in lower case. */
    countryHeader: read.COUNTRY_HEADER?.toLowerCase(),
    webhook: webhookOf(read),
    mail: mailOf(read),
  };
}
