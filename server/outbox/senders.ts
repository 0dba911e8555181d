import type { Config } from '../config/config';
import { createLinkSender } from '../one-time-links/link-sender';
import type { ServerSecret } from '../security/server-secret';
import type { Store } from '../storage/store';
import type { Submission } from '../submissions/submission';
import { createAccountMailSender } from './account-mail-sender';
import { CHANNELS, type Channel, type Delivery } from './delivery';
import { createMailSender } from './mail-sender';
import type { Message, MessageChannel } from './message';
import type { Send } from './queue';
import { createEventSender, createWebhookSender } from './webhook-sender';

export type Senders = Partial<Record<Channel, Send<Delivery>> & Record<MessageChannel, Send<Message>>>;

/** The channels that are configured. */
export function createSenders(
  { webhook, mail }: Pick<Config, 'webhook' | 'mail'>,
  given: { store: Store; secret: ServerSecret },
): Senders {
  return {
    ...(webhook && { webhook: createWebhookSender(webhook), 'webhook-event': createEventSender(webhook) }),
    ...(mail && {
      email: createMailSender(mail),
      link: createLinkSender(mail, given),
      'account-mail': createAccountMailSender(mail, given.store),
    }),
  };
}

/** Those that every submission is promised to. */
export const channelsOf = (senders: Senders): Channel[] =>
  CHANNELS.filter((channel) => senders[channel] !== undefined);

/** What sales is given: not what a machine filled in, and of sign-ups only who agreed to be written to. */
export const isHandedOn = ({ kind, quarantined, data }: Submission): boolean =>
  !quarantined && (kind !== 'signup' || data['marketingConsent'] === true);
