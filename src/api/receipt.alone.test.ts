import { describe, expect, it, vi } from 'vitest';
import { contactSalesForm } from '../contract/forms/contact-sales';
import { IDEMPOTENCY_HEADER } from '../contract/wire';
import { postForReceipt } from './receipt';

const post = vi.hoisted(() => vi.fn<(path: string, answers: object, options: object) => Promise<object>>());
vi.mock('./http-client', () => ({ getHttpClient: () => Promise.resolve({ post }) }));

const ANSWERS = { name: 'Ada', email: 'ada@company.example' };
const send = () => postForReceipt(contactSalesForm)(ANSWERS as never, 'a-key');

describe('posting a form', () => {
  it('hands on the answers, their key, and how long an answer may take', async () => {
    post.mockResolvedValueOnce({ data: { id: '1', reference: 'VS-1', more: true } });
    expect(await send()).toEqual({ id: '1', reference: 'VS-1' });
    expect(post).toHaveBeenCalledWith('/contact-sales', ANSWERS, {
      timeout: 10_000,
      headers: { [IDEMPOTENCY_HEADER]: 'a-key' },
    });
  });

  it.each([
    '<h1>Sign in to the wifi</h1>',
    '',
    null,
    {},
    { id: '1' },
    { id: 1, reference: 'VS-1' },
    { id: '1', reference: 1 },
  ])('takes a 2xx without a receipt for no answer of the server: %j', async (data) => {
    post.mockResolvedValueOnce({ data });
    await expect(send()).rejects.toMatchObject({ name: 'ApiError', kind: 'network' });
  });
});
