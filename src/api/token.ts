/** Specification, section 3. */
export const TOKEN_KEY = 'token';

// Where nothing can be stored, a session lasts as long as the page.
let unstored: string | null = null;

/** The bearer token; null without one. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY) ?? unstored;
  } catch {
    return unstored;
  }
}

/** Null forgets it. */
export function writeToken(token: string | null): void {
  unstored = null;
  try {
    if (token === null) localStorage.removeItem(TOKEN_KEY);
    else localStorage.setItem(TOKEN_KEY, token);
  } catch {
    // Blocked or full, as above. What is stored is not kept here too, or a log-out elsewhere would not reach it.
    unstored = token;
  }
}
