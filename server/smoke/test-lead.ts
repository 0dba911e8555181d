import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { API_PATHS } from '../../src/contract/wire';
import { reasonOf } from './ask';
import type { Site } from './check';

/** What became of the test lead, in a line; `isWrong` where the forms don't work. */
export interface LeadOutcome {
  isWrong: boolean;
  line: string;
}

/** Nobody's address: https://www.rfc-editor.org/rfc/rfc2606. What is kept under it can't be a visitor's. */
const newEmail = (): string => `smoke-test-${randomUUID().slice(0, 8)}@smoke-test.invalid`;

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** @param program the operator's command beside this one; it finds the database by the same environment */
function remove(email: string, program: string): boolean {
  const { status, stdout } = spawnSync(process.execPath, [program, 'delete', '--email', email], {
    encoding: 'utf8',
  });
  return status === 0 && /Deleted: 1 lead\b/.test(stdout);
}

/**
 * Posts one lead as a form does, marked by its e-mail, and has it deleted by the operator's command, which works on the
 * server's own machine alone. It is handed on by webhook and e-mail as any other unless it is deleted before.
 */
export async function postTestLead({ ask, apiBase, address }: Site, program: string): Promise<LeadOutcome> {
  const email = newEmail();
  const path = `${apiBase}${API_PATHS.contactSales}`;
  const lead = {
    name: 'Smoke test',
    email,
    company: 'Smoke test',
    telephone: '+66812345678',
    service: 'face-match',
    message: 'A test of the form. Please ignore.',
    locale: 'en',
  };
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const answered = await ask(path, { method: 'POST', headers, body: JSON.stringify(lead) }).then(
    ({ status }) => String(status),
    reasonOf,
  );
  if (answered !== '201')
    return { isWrong: true, line: `A test lead was answered with ${answered}, not 201.` };
  if (LOOPBACK.test(new URL(address).hostname) && remove(email, program)) {
    return { isWrong: false, line: 'test lead: stored, and deleted again' };
  }
  return {
    isWrong: false,
    line: `test lead: stored; delete it on the server, as its user and with its settings: leads delete --email ${email}`,
  };
}
