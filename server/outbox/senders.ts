import type { Config } from '../config/config';
import { CHANNELS, type Channel, type Send } from './delivery';
import { createMailSender } from './mail-sender';
import { createWebhookSender } from './webhook-sender';

export type Senders = Partial<Record<Channel, Send>>;

/** The channels that are configured. */
export function createSenders(config: Pick<Config, 'webhook' | 'mail'>): Senders {
  return {
    ...(config.webhook === undefined ? {} : { webhook: createWebhookSender(config.webhook) }),
    ...(config.mail === undefined ? {} : { email: createMailSender(config.mail) }),
  };
}

export const channelsOf = (senders: Senders): Channel[] =>
  CHANNELS.filter((channel) => senders[channel] !== undefined);
