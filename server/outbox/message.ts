import type { Owed } from './queue';

/** What is handed on beside submissions: events to the webhook, mails with a one-time link, and news of an account. */
export const MESSAGE_CHANNELS = ['webhook-event', 'link', 'account-mail'] as const;

export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

export interface Message extends Owed {
  /** Whom it is about. */
  accountId: string;
  /** Epoch milliseconds. */
  createdAt: number;
  data: Record<string, unknown>;
}
