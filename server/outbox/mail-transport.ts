import { createTransport } from 'nodemailer';
import type { MailConfig } from '../config/config';

const TIMEOUT_MS = 20_000;

/** No step of a conversation takes longer, and nothing is fetched for a message. */
const LIMITS = {
  connectionTimeout: TIMEOUT_MS,
  greetingTimeout: TIMEOUT_MS,
  socketTimeout: TIMEOUT_MS,
  disableFileAccess: true,
  disableUrlAccess: true,
} as const;

export const openTransport = ({ url }: MailConfig) => createTransport({ url, ...LIMITS });

/** Stays the same when a message is tried again. */
export const messageIdOf = (id: string, { from }: MailConfig): string =>
  `<${id}@${from.split('@')[1] ?? 'localhost'}>`;
