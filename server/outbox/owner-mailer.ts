import type { MailConfig } from '../config/config';
import { openTransport } from './mail-transport';

interface OwnerMail {
  subject: string;
  text: string;
  html?: string;
  messageId?: string;
}

/** RFC 3834: no absence note is to answer it. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };

/** The mail server takes no mail for this address, now or later: RFC 5321, section 4.2.1. */
function isRefusedAddress(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error) || error.code !== 'EENVELOPE')
    return false;
  return 'responseCode' in error && typeof error.responseCode === 'number' && error.responseCode >= 500;
}

/**
 * Makes what mails the owner of an account. A mail to an address that does not exist is let go of: kept, a few of them
 * would hold back the mails of all others.
 */
export function createOwnerMailer(config: MailConfig): (address: string, mail: OwnerMail) => Promise<void> {
  const transport = openTransport(config);
  return async (address, mail) => {
    const to = { name: '', address };
    try {
      await transport.sendMail({ from: config.from, to, headers: AUTOMATIC, ...mail });
    } catch (error) {
      if (!isRefusedAddress(error)) throw error;
    }
  };
}
