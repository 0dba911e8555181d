import type { EnvironmentReader } from './config-reader';

export interface WebhookConfig {
  url: URL;
  /** Decoded from `whsec_<base64>`. */
  secret: Buffer;
  /** Whether the address may be a private one, which is refused by default so that it can't reach inside. */
  allowPrivate: boolean;
}

const SECRET = /^whsec_([A-Za-z0-9+/]+={0,2})$/;
/** Standard Webhooks: a secret has 24 to 64 bytes. */
const SECRET_BYTES = { least: 24, most: 64 };

function parseUrl(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
}

function parseSecret(text: string): Buffer | undefined {
  const encoded = SECRET.exec(text)?.[1];
  if (encoded === undefined) return undefined;
  const secret = Buffer.from(encoded, 'base64');
  return secret.length >= SECRET_BYTES.least && secret.length <= SECRET_BYTES.most ? secret : undefined;
}

export function readWebhook(read: EnvironmentReader): WebhookConfig | undefined {
  const url = read.parsed('WEBHOOK_URL', parseUrl, 'an http or https address');
  const secret = read.parsed('WEBHOOK_SECRET', parseSecret, 'whsec_ and 24 to 64 bytes in base64');
  const allowPrivate = read.flag('WEBHOOK_ALLOW_PRIVATE');
  if (url === undefined) return undefined;
  if (secret === undefined) {
    if (read.text('WEBHOOK_SECRET') === undefined)
      read.refuse('WEBHOOK_SECRET', 'a secret beside WEBHOOK_URL');
    return undefined;
  }
  return { url, secret, allowPrivate };
}
