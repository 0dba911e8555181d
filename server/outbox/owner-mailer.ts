import { DAY_MS } from '../../src/contract/retention';
import type { MailConfig } from '../config/config';
import { RefusedAddressError } from './mail-refusal';
import { createMailer } from './mail-transport';
import { RefusalError } from './queue';

interface OwnerMail {
  subject: string;
  text: string;
  html?: string;
  messageId?: string;
  signal: AbortSignal;
  /** For how long it has been owed. */
  ageMs: number;
}

/** RFC 5321, section 4.5.4.1: a mail that nobody takes is given up after four or five days. */
const GIVE_UP_MS = 5 * DAY_MS;

/** RFC 3834: no absence note is to answer it. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };

/**
 * Makes what mails the owner of an account. A mail to an address that does not exist, or that is refused for days, is let
 * go of: it would be tried for ever, and whoever mistyped can ask again.
 */
export function createOwnerMailer(config: MailConfig): (address: string, mail: OwnerMail) => Promise<void> {
  const send = createMailer(config);
  return async (address, { ageMs, ...mail }) => {
    const to = { name: '', address };
    try {
      await send({ from: config.from, to, headers: AUTOMATIC, ...mail });
    } catch (error) {
      const isGivenUp = error instanceof RefusalError && ageMs > GIVE_UP_MS;
      if (!isGivenUp && !(error instanceof RefusedAddressError)) throw error;
    }
  };
}
