import type { Config } from '../config/config';
import { type Channel, LEAD_CHANNELS, type Send } from './delivery';
import { createMailSender } from './mail-sender';
import { createNoticeSender } from './notice-sender';
import { createWebhookSender } from './webhook-sender';

export type Senders = Partial<Record<Channel, Send>>;

/** The channels that are configured. */
export function createSenders({ webhook, mail }: Pick<Config, 'webhook' | 'mail'>): Senders {
  return {
    ...(webhook === undefined ? {} : { webhook: createWebhookSender(webhook) }),
    ...(mail === undefined ? {} : { email: createMailSender(mail), notice: createNoticeSender(mail) }),
  };
}

/** Those that every submission is promised to. */
export const channelsOf = (senders: Senders): Channel[] =>
  LEAD_CHANNELS.filter((channel) => senders[channel] !== undefined);
