import type { PlanId } from '../../src/contract/plans';

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

/** Addresses that differ in letter case reach one mailbox almost everywhere, so they are one account. */
export const emailKey = (email: string): string => email.normalize('NFKC').toLowerCase();
