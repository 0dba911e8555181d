import type { PlanId } from '../../src/contract/plans';
import { replyAddress } from '../outbox/reply-address';

export interface Account {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  /** The plan registered for last. */
  plan: PlanId | null;
  emailConfirmed: boolean;
  marketingConsent: boolean;
  /** Another account has this e-mail, which neither has to know. */
  isClaim: boolean;
}

/**
 * Whether it is known whose the e-mail is. Where no mail is sent nobody can confirm theirs, and the first to come has it.
 */
export const isOwnersEmail = (
  { isClaim, emailConfirmed }: Pick<Account, 'isClaim' | 'emailConfirmed'>,
  canMail: boolean,
): boolean => !isClaim && (emailConfirmed || !canMail);

/**
 * What reaches one mailbox is one account: by the address that mail is sent to, whichever way its domain was typed. Those
 * that differ in letter case reach one almost everywhere.
 */
export const emailKey = (email: string): string =>
  (replyAddress(email) ?? email).normalize('NFKC').toLowerCase();
