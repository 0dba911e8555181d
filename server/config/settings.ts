import * as v from 'valibot';
import { isRecord } from '../../src/contract/is-record';
import { LEAD_DAYS, QUARANTINED_DAYS } from '../../src/contract/retention';
import { bearerToken, secretKeys } from './secret-keys';
import {
  daysAtMost,
  flag,
  mailAddress,
  oneOf,
  origins,
  text,
  textOr,
  url,
  wholeNumber,
} from './setting-kinds';
import { trustedProxies } from './trusted-proxies';
import { webhookSecret } from './webhook-secret';

/** The variables of the environment; server/README.md tells what each is for. */
export const settings = {
  PORT: wholeNumber(3000, 0, 65_535),
  HOST: textOr('localhost'),
  DATA_DIR: textOr('data'),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'postgres://user:password@host/database'),
  DATABASE_POOL_SIZE: wholeNumber(10, 1, 500),
  SECRET_KEY: secretKeys(),
  KEEP_LEADS_DAYS: daysAtMost(LEAD_DAYS),
  KEEP_QUARANTINED_DAYS: daysAtMost(QUARANTINED_DAYS),
  SITE_DIR: textOr('dist/client'),
  RATE_LIMIT: wholeNumber(20, 0, 1_000_000),
  METRICS_TOKEN: bearerToken(),
  MAX_CONNECTIONS: wholeNumber(4000, 1, 1_000_000),
  TRUST_PROXY: trustedProxies(),
  FORWARDED_HEADER: oneOf(['x-forwarded-for', 'forwarded']),
  ALLOWED_ORIGINS: origins(),
  COUNTRY_HEADER: text(),
  WEBHOOK_URL: url(['https:', 'http:'], 'an http or https address'),
  WEBHOOK_SECRET: webhookSecret(),
  WEBHOOK_ALLOW_PRIVATE: flag(),
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtp://user:password@host:port'),
  MAIL_FROM: mailAddress(),
  MAIL_TO: mailAddress(),
};

/** What needs what beside it: half a channel would hand nothing on, and say nothing. */
const CHANNEL_PARTS = [
  ['WEBHOOK_URL', 'WEBHOOK_SECRET', 'a secret'],
  ['WEBHOOK_SECRET', 'WEBHOOK_URL', 'an address'],
  ['SMTP_URL', 'MAIL_FROM', 'an address'],
  ['SMTP_URL', 'MAIL_TO', 'an address'],
  ['MAIL_FROM', 'SMTP_URL', 'a mail server'],
  ['MAIL_TO', 'SMTP_URL', 'a mail server'],
] as const;

/** A channel is told as a whole. */
export const environmentSchema = v.pipe(
  v.object(settings),
  v.rawCheck(({ dataset: { value: read }, addIssue }) => {
    if (!isRecord(read)) return;
    for (const [needing, needed, expected] of CHANNEL_PARTS) {
      if (read[needing] === undefined || read[needed] !== undefined) continue;
      addIssue({
        message: `${expected} beside ${needing}`,
        path: [{ type: 'object', origin: 'value', input: read, key: needed, value: undefined }],
      });
    }
  }),
);
