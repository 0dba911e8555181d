import type { MailConfig } from '../config/config';
import { RefusedAddressError } from './mail-refusal';
import { createMailer } from './mail-transport';

interface OwnerMail {
  subject: string;
  text: string;
  html?: string;
  messageId?: string;
  signal: AbortSignal;
}

/** RFC 3834: no absence note is to answer it. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };

/**
 * Makes what mails the owner of an account. A mail to an address that does not exist is let go of: it would be tried for
 * ever, and whoever mistyped can ask again.
 */
export function createOwnerMailer(config: MailConfig): (address: string, mail: OwnerMail) => Promise<void> {
  const send = createMailer(config);
  return async (address, mail) => {
    const to = { name: '', address };
    try {
      await send({ from: config.from, to, headers: AUTOMATIC, ...mail });
    } catch (error) {
      if (!(error instanceof RefusedAddressError)) throw error;
    }
  };
}
