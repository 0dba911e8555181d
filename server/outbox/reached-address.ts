/** The mail server takes no mail for this address, now or later: RFC 5321, section 4.2.1. */
function isRefusedAddress(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error) || error.code !== 'EENVELOPE')
    return false;
  return 'responseCode' in error && typeof error.responseCode === 'number' && error.responseCode >= 500;
}

/** Lets go of a mail to an address that does not exist: kept, a few of them would hold back the mails of all others. */
export async function reachedAddress(sending: Promise<unknown>): Promise<void> {
  try {
    await sending;
  } catch (error) {
    if (!isRefusedAddress(error)) throw error;
  }
}
