import { RefusalError } from './queue';

/** The mail server takes no mail for this address, now or later: RFC 5321, section 4.2.1. */
export class RefusedAddressError extends RefusalError {
  override name = 'RefusedAddressError';
}

/**
 * Replies that say nothing of the address or the mail, whichever command they answer: it closes (RFC 5321, section
 * 3.8), or wants a log-in first (RFC 4954, section 6).
 */
const OF_THE_SERVER = new Set([421, 530]);

/**
 * What a mail server has against one mail: its address or its content. What comes before the address, the sender too,
 * is the same for all mails.
 * @returns undefined for what is no such refusal.
 */
export function mailRefusal(error: unknown): RefusalError | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if (!('command' in error && 'responseCode' in error)) return undefined;
  const { command, responseCode: reply } = error;
  if (typeof reply !== 'number' || reply < 400 || OF_THE_SERVER.has(reply)) return undefined;
  if (command === 'RCPT TO' && reply >= 500) return new RefusedAddressError(reply);
  return command === 'RCPT TO' || command === 'DATA' ? new RefusalError(reply) : undefined;
}
