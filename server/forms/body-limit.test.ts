import { expect, test } from 'vitest';
import { contactSalesForm } from '../../src/contract/forms/contact-sales';
import { maxLengthOf } from '../../src/contract/forms/field';
import { type Form, postedFields } from '../../src/contract/forms/form';
import { FORMS } from '../../src/contract/forms/forms';
import { loginForm } from '../../src/contract/forms/login';
import { MAX_LENGTH } from '../../src/contract/limits';
import { startTestApp } from '../testing/test-app';
import { bodyLimitOf } from './body-limit';

/** Every field at its longest, in the characters that take the most bytes, as a browser posts it. */
function longestBody(form: Form): string {
  const fields = postedFields(form).map((field): [string, string] => [
    field.name,
    '😀'.repeat(maxLengthOf(field) ?? MAX_LENGTH.password),
  ]);
  return new URLSearchParams([...fields, ['altcha', 'x'.repeat(4096)]]).toString();
}

test.each(FORMS.map((form): [string, Form] => [form.name, form]))(
  '%s: its longest post is read',
  async (_, form) => {
    const { server } = await startTestApp();
    const payload = longestBody(form);
    expect(payload.length).toBeLessThan(bodyLimitOf([form]));
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' };
    const answer = await server.inject({ method: 'POST', url: `/api${form.path}`, headers, payload });
    expect(answer.statusCode).toBe(422);
  },
);

test('a body that no form could be is refused for its size', async () => {
  const { server } = await startTestApp();
  const answer = await server.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email: 'x'.repeat(bodyLimitOf([loginForm])) },
  });
  expect([answer.statusCode, answer.json().code]).toEqual([413, 'too-large']);
  expect(bodyLimitOf([loginForm])).toBeLessThan(40_000);
  expect(bodyLimitOf([contactSalesForm])).toBeLessThan(128 * 1024);
});
