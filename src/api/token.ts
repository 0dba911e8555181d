/** Specification, section 3. */
export const TOKEN_KEY = 'token';

/** The stored bearer token; null without one, or where storage is blocked. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY);
  } catch {
    return null;
  }
}
