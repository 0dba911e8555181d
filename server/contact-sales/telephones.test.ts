import { expect, test } from 'vitest';
import { checkForm } from '../../src/contract/forms/check-form';
import { contactSalesForm } from '../../src/contract/forms/contact-sales';
import fixture from '../../src/contract/phone/phone-cases.json';
import { readTelephone } from '../../src/contract/phone/read-telephone';
import { readLeads } from '../leads/lead-repository';
import { startTestApp } from '../testing/test-app';

const LEAD = { name: 'Som', email: 'som@example.com' };

interface Outcome {
  telephone: string | undefined;
  refused: string | undefined;
}

/** What a browser with the number logic sends, or refuses to send. */
function inBrowser(typed: object): Outcome {
  const { answers, problems } = checkForm(contactSalesForm, { ...LEAD, ...typed }, readTelephone);
  return { telephone: answers?.telephone, refused: problems?.[0]?.code };
}

test('the server reads a number as the browser does, also one that the browser could not read', async () => {
  const app = await startTestApp();

  async function storedTelephone(reference: string): Promise<string> {
    for await (const lead of readLeads(app.services.store, { since: undefined, kind: undefined })) {
      if (lead.reference === reference) return String(lead.data['telephone']);
    }
    throw new Error(`${reference} was not stored`);
  }

  async function onServer(typed: object): Promise<Outcome> {
    const payload = { ...LEAD, ...typed };
    const answer = await app.server.inject({ method: 'POST', url: '/api/contact-sales', payload });
    const body: { reference?: string; errors?: { code: string }[] } = answer.json();
    return {
      telephone: body.reference === undefined ? undefined : await storedTelephone(body.reference),
      refused: body.errors?.[0]?.code,
    };
  }

  for (const { input: telephone, selected: telephoneCountry } of fixture.cases) {
    const typed = { telephone, ...(telephoneCountry === null ? {} : { telephoneCountry }) };
    expect([typed, await onServer(typed)]).toEqual([typed, inBrowser(typed)]);
  }
});
