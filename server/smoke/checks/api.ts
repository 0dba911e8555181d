import { SECURITY_HEADERS } from '../../../src/contract/headers';
import { API_BASE, API_PATHS } from '../../../src/contract/wire';
import { type Check, when } from '../check';
import { wrongHeader } from './headers';

/** The API that the site's forms are sent to, and its database. */
export const api: Check = async ({ ask, apiBase }) => {
  const path = `${apiBase}${API_PATHS.health}`;
  const answer = await ask(path);
  if (answer.status !== 200) return [`${path} answers ${answer.status}: the forms can't be taken.`];
  return [
    // A proxy that adds the site's headers to the API's own would say each twice.
    ...Object.entries(SECURITY_HEADERS).flatMap(([name, value]) => wrongHeader(path, answer, name, value)),
    ...wrongHeader(path, answer, 'cache-control', 'no-store'),
    ...when(answer.body.trim() !== '{"status":"ok"}', `${path} does not say that it is well.`),
  ];
};

/** A call that nobody makes: it must reach the API and not a page. */
export const unknownCall: Check = async ({ ask, apiBase }) => {
  if (apiBase !== API_BASE) return [];
  const path = `${apiBase}/smoke-test-no-such-call`;
  const { status, headers } = await ask(path);
  const type = headers.get('content-type') ?? '';
  return when(
    status !== 404 || !type.includes('json'),
    `${path} answers ${status} with ${type || 'no type'}; the API would say 404 in JSON.`,
  );
};
