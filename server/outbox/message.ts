/** What is handed on beside submissions: events to the webhook, and mails with a one-time link. */
export const MESSAGE_CHANNELS = ['webhook-event', 'link'] as const;

export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];
