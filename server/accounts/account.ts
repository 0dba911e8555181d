import type { Account as PublicAccount } from '../../src/contract/answers';

export interface Account extends PublicAccount {
  id: string;
}

export function toPublicAccount(account: Account): PublicAccount {
  const { email, firstName, lastName, plan } = account;
  return { email, firstName, lastName, plan };
}

/** Addresses that differ in letter case reach one mailbox almost everywhere, so they are one account. */
export const emailKey = (email: string): string => email.normalize('NFKC').toLowerCase();
