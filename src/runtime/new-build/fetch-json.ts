/** The body as JSON; null for any failure: no network, not 2xx, or a page where JSON should be. */
export async function fetchJson(url: string, init?: RequestInit): Promise<unknown> {
  try {
    const response = await fetch(url, init);
    return response.ok ? await response.json() : null;
  } catch {
    // What is asked in the background is asked again later; nobody is waiting for it.
    return null;
  }
}
