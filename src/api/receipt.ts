import type { Receipt } from '../contract/wire';
import { ApiError } from './api-error';

/** A 2xx without a receipt did not come from the API (a captive portal, a proxy's page): nothing was stored. */
export function parseReceipt(body: unknown): Receipt {
  if (typeof body === 'object' && body !== null && 'id' in body && 'reference' in body) {
    const { id, reference } = body;
    if (typeof id === 'string' && typeof reference === 'string') return { id, reference };
  }
  throw new ApiError('network');
}
