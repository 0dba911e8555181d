import { IDEMPOTENCY_HEADER, PROOF_HEADER } from '../contract/wire';
import { getHttpClient } from './http-client';
import { takeProof } from './proof-of-work';

/** Longer than a slow phone needs, short enough that nobody wonders whether anything happens. */
export const FORM_TIMEOUT_MS = 10_000;

/**
 * What goes along with a form, however it is sent.
 * @param idempotencyKey the same for the same answers, so that sending twice stores once
 */
function optionsOf(idempotencyKey: string) {
  const proof = takeProof();
  return {
    timeout: FORM_TIMEOUT_MS,
    headers: { [IDEMPOTENCY_HEADER]: idempotencyKey, ...(proof === null ? {} : { [PROOF_HEADER]: proof }) },
  };
}

/**
 * Posts a form's answers; any answer but 2xx rejects with an `ApiError`. The body is unknown to this layer, so the
 * caller narrows the answer.
 */
export async function postForm(path: string, answers: object, idempotencyKey: string): Promise<unknown> {
  const client = await getHttpClient();
  const { data } = await client.post<unknown>(path, answers, optionsOf(idempotencyKey));
  return data;
}

/** Makes what posts a form and reads its answer. Rejects with an `ApiError`. */
export const poster =
  <Answers extends object, Answer>(path: string, read: (body: unknown) => Answer) =>
  async (answers: Answers, idempotencyKey: string): Promise<Answer> =>
    read(await postForm(path, answers, idempotencyKey));

/** As `postForm`, for what changes or ends something that is there. */
export async function sendForm(
  method: 'PATCH' | 'DELETE',
  path: string,
  answers: object,
  idempotencyKey: string,
): Promise<unknown> {
  const client = await getHttpClient();
  const options = optionsOf(idempotencyKey);
  const { data } = await client.request<unknown>({ ...options, method, url: path, data: answers });
  return data;
}
