import { request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { SITE_CODES } from '../../src/config/site-codes';
import type { WebhookConfig } from '../config/config';
import type { Delivery } from './delivery';
import type { Message } from './message';
import { isPublicAddress, publicLookup } from './public-address';
import { DeliveryError, type Owed, RefusalError, type Send } from './queue';

/**
 * Standard Webhooks: receivers should answer within 15 to 30 seconds. After failures too: one that needs some of them
 * would else never be found to take again.
 */
const TIMEOUT_MS = 20_000;

function payloadOf({ submission }: Delivery): string {
  const { createdAt, kind, ...rest } = submission;
  const timestamp = new Date(createdAt).toISOString();
  return JSON.stringify({
    type: `${kind}.created`,
    timestamp,
    data: { ...rest, kind, createdAt: timestamp },
  });
}

/** @throws DeliveryError when the address itself names a private host. */
function refusePrivateLiteral(url: URL): void {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new DeliveryError('private-address');
}

/** Resolves to the status; never follows a redirect, which could lead inside. */
function post(url: URL, options: RequestOptions, body: string, ending: AbortSignal): Promise<number> {
  const start = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = start(url, { ...options, method: 'POST', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const cutOff = (): void => void request.destroy(new DeliveryError('cut-off'));
    if (ending.aborted) cutOff();
    ending.addEventListener('abort', cutOff);
    request.on('close', () => ending.removeEventListener('abort', cutOff));
    request.on('error', reject);
    request.on('response', (response) => {
      response.on('error', reject);
      response.on('end', () => resolve(response.statusCode ?? 0));
      // What it says is of no use, and must not fill memory.
      response.resume();
    });
    request.end(body);
  });
}

function eventOf({ createdAt, data }: Message): string {
  const { type, data: about } = data;
  return JSON.stringify({ type, timestamp: new Date(createdAt).toISOString(), data: about });
}

/** Of the 4xx, what says nothing of this one request: the receiver was too slow for it, or is asked too often. */
const NOT_THE_ITEM = new Set([408, 429]);

const isRefusal = (status: number): boolean => status >= 400 && status <= 499 && !NOT_THE_ITEM.has(status);

/** Posts each as JSON, signed; any status but a 2xx is tried again. */
function createPoster<Item extends Owed>(
  { url, secret, allowPrivate }: WebhookConfig,
  payload: (item: Item) => string,
): Send<Item> {
  const webhook = new Webhook(secret, { format: 'raw' });
  return async (item, now, ending) => {
    if (!allowPrivate) refusePrivateLiteral(url);
    const body = payload(item);
    const headers = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': `${SITE_CODES.slug}-webhooks/1`,
      'webhook-id': item.id,
      'webhook-timestamp': String(Math.floor(now / 1000)),
      'webhook-signature': webhook.sign(item.id, new Date(now), body),
    };
    const options = allowPrivate ? { headers } : { headers, lookup: publicLookup };
    const status = await post(url, options, body, ending);
    if (isRefusal(status)) throw new RefusalError(status);
    if (status < 200 || status > 299) throw new DeliveryError(`status-${status}`);
  };
}

/** Posts submissions. */
export const createWebhookSender = (config: WebhookConfig): Send<Delivery> => createPoster(config, payloadOf);

/** Posts what has become of an account's plans. */
export const createEventSender = (config: WebhookConfig): Send<Message> => createPoster(config, eventOf);
