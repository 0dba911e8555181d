import type { Receipt } from '../contract/answers';
import type { Form } from '../contract/forms/form';
import { isRecord } from '../contract/is-record';
import { ApiError } from './api-error';
import { poster } from './post-form';

/** A 2xx without a receipt did not come from the API (a captive portal, a proxy's page): nothing was stored. */
export function parseReceipt(body: unknown): Receipt {
  if (isRecord(body)) {
    const { id, reference } = body;
    if (typeof id === 'string' && typeof reference === 'string') return { id, reference };
  }
  throw new ApiError('network');
}

/** Posts a form that is answered with a receipt. Rejects with an `ApiError`. */
export const postForReceipt = <Value extends object>({ path }: Form<Value>) =>
  poster<Value, Receipt>(path, parseReceipt);
