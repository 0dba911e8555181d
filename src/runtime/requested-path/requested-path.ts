/** What follows the title of the 404 page: the address that was asked for, as one reads it. */
export function readableAddress(): string {
  try {
    return `: ${decodeURI(location.pathname)}`;
  } catch {
    return `: ${location.pathname}`; // A malformed escape is shown as it was typed.
  }
}
