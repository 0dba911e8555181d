import { createHmac } from 'node:crypto';

/**
 * The headers of Standard Webhooks (standardwebhooks.com, version 1.0).
 * @param timestamp epoch seconds of this try.
 */
export function webhookHeaders(
  secret: Buffer,
  id: string,
  timestamp: number,
  body: string,
): Record<string, string> {
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  };
}
