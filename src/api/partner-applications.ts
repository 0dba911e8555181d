import type { PartnerApplication } from '../contract/partner-application';
import { API_PATHS, type Receipt } from '../contract/wire';
import { postForm } from './post-form';
import { parseReceipt } from './receipt';

/** Rejects with an `ApiError`. */
export async function postPartnerApplication(
  answers: PartnerApplication,
  idempotencyKey: string,
): Promise<Receipt> {
  return parseReceipt(await postForm(API_PATHS.partnerApplications, answers, idempotencyKey));
}
