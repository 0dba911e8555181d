import type { ContactSales } from '../contract/contact-sales';
import { API_PATHS, type Receipt } from '../contract/wire';
import { postForm } from './post-form';
import { parseReceipt } from './receipt';

/** Rejects with an `ApiError`. */
export async function postContactSales(answers: ContactSales, idempotencyKey: string): Promise<Receipt> {
  return parseReceipt(await postForm(API_PATHS.contactSales, answers, idempotencyKey));
}
