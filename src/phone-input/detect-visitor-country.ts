import { parseVisitorCountry } from './logic/visitor-country';

/** A field that changes its country later than this surprises whoever has begun to type. */
export const VISITOR_COUNTRY_TIMEOUT_MS = 2000;

/** The visitor's country from the configured service; null when it does not know, fails, or is too slow. */
export async function detectVisitorCountry(url: string): Promise<string | null> {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(VISITOR_COUNTRY_TIMEOUT_MS),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    return response.ok ? parseVisitorCountry((await response.text()).trim()) : null;
  } catch {
    // Only a convenience: the default country stays.
    return null;
  }
}
