import type { Owed } from './queue';

/** What is handed on beside submissions: events to the webhook, and mails with a one-time link. */
export const MESSAGE_CHANNELS = ['webhook-event', 'link'] as const;

export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

export interface Message extends Owed {
  /** Whom it is about. */
  accountId: string;
  /** Epoch milliseconds. */
  createdAt: number;
  data: Record<string, unknown>;
}
