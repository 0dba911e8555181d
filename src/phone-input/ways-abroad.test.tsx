// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { CountryCode } from 'libphonenumber-js/max';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkForm } from '../contract/forms/check-form';
import { contactSalesForm } from '../contract/forms/contact-sales';
import { readTelephone } from '../contract/phone/read-telephone';
import { PHONE_TEXTS } from '../testing/phone-texts';
import { autofill, paste, typeKeys } from '../testing/visitor-edits';
import { choosePhoneCountry } from './choose-phone-country';
import { loadEngine } from './load-engine';
import { PhoneInput } from './phone-input';

const field = (): HTMLInputElement => screen.getByRole('textbox');
const shown = (): string | null => screen.getByRole('button').textContent;

function countryControl(): HTMLInputElement {
  const control = field().form?.elements.namedItem('telephoneCountry');
  if (!(control instanceof HTMLInputElement)) throw new Error('no country is posted');
  return control;
}

/** What the form sends, or the code by which it is refused: the server reads the same two values by the same rules. */
function sent(): string | undefined {
  const posted = { telephone: field().value, telephoneCountry: countryControl().value };
  const lead = { name: 'Ada', email: 'ada@company.example', ...posted };
  const { answers, problems } = checkForm(contactSalesForm, lead, readTelephone);
  return answers?.telephone ?? problems?.[0]?.code;
}

async function awake(defaultCountry: CountryCode): Promise<void> {
  render(
    <form>
      <PhoneInput id="phone" texts={PHONE_TEXTS} locale="en-US" defaultCountry={defaultCountry} />
    </form>,
  );
  field().focus();
  await waitFor(() => expect(shown()).toContain('+'));
}

const ENTRIES = { 'typed key by key': typeKeys, pasted: paste, autofilled: autofill };
type Entry = keyof typeof ENTRIES;

/** Each in its preset country: the text, the country that is shown, what is sent. */
const NUMBERS: readonly [CountryCode, string, string, string][] = [
  ['TH', '001 66 81 234 5678', 'TH +66', '+66812345678'],
  ['TH', '00166812345678', 'TH +66', '+66812345678'],
  ['TH', '001 66 2 685 3220', 'TH +66', '+6626853220'],
  ['TH', '001 1 213 373 4253', 'US +1', '+12133734253'],
  ['TH', '009 1 213 373 4253', 'US +1', '+12133734253'],
  ['TH', '001 81 3 1234 5678', 'JP +81', '+81312345678'],
  ['TH', '001 44 20 7946 0018', 'GB +44', '+442079460018'],
  ['TH', '001 65 6123 4567', 'SG +65', '+6561234567'],
  ['TH', '007 66 81 234 5678', 'TH +66', '+66812345678'],
  ['TH', '008 66 81 234 5678', 'TH +66', '+66812345678'],
  ['US', '011 66 81 234 5678', 'TH +66', '+66812345678'],
  ['US', '01166812345678', 'TH +66', '+66812345678'],
  ['US', '011 44 20 7946 0018', 'GB +44', '+442079460018'],
  ['JP', '010 66 81 234 5678', 'TH +66', '+66812345678'],
  ['AU', '0011 66 81 234 5678', 'TH +66', '+66812345678'],
  // `00`, also where it is the beginning of a way abroad of the country's own.
  ['TH', '00 1 213 373 4253', 'US +1', '+12133734253'],
  ['TH', '0066 81 234 5678', 'TH +66', '+66812345678'],
  ['TH', '0033612345678', 'FR +33', '+33612345678'],
  ['TH', '00 33 6 12 34 56 78', 'FR +33', '+33612345678'],
  ['TH', '003 36 1 234 5678', 'HU +36', '+3612345678'],
  ['TH', '0046 70 910 49 01', 'SE +46', '+46709104901'],
  ['TH', '00 91 81234 56789', 'IN +91', '+918123456789'],
  ['SE', '0066 2 685 3220', 'TH +66', '+6626853220'],
  ['US', '0046 70 910 49 01', 'SE +46', '+46709104901'],
  ['NO', '0046709104901', 'SE +46', '+46709104901'],
  ['TH', '+46 70 910 49 01', 'SE +46', '+46709104901'],
  ['TH', '081 234 5678', 'TH +66', '+66812345678'],
];

// Before it comes, the fields of the first case would wait for it longer than a test may take on a busy machine.
beforeEach(loadEngine);
afterEach(cleanup);

describe('a number by a way abroad', () => {
  const cases = NUMBERS.flatMap(([country, text, ...expected]) =>
    (Object.keys(ENTRIES) as Entry[]).map((entry) => ({ country, text, entry, expected })),
  );

  it.each(cases)('$text in $country, $entry', async ({ country, text, entry, expected }) => {
    await awake(country);
    ENTRIES[entry](field(), text);
    const [button, telephone] = expected;
    expect(shown()).toContain(button);
    expect({ telephone: sent(), message: field().validationMessage }).toEqual({ telephone, message: '' });
  });

  it('is read where it was written once it comes back by undo', async () => {
    await awake('TH');
    typeKeys(field(), '001 65 6123 4567');
    const written = field().value;
    field().select();
    paste(field(), '+46 70 910 49 01');
    expect(countryControl().value).toBe('SE');
    field().value = written;
    fireEvent(field(), new InputEvent('input', { bubbles: true, inputType: 'historyUndo' }));
    expect(shown()).toContain('SG +65');
    expect(sent()).toBe('+6561234567');
  });

  it('comes back from a draft with the country that it was written in', async () => {
    await awake('TH');
    paste(field(), '009 1 213 373 4253');
    expect(shown()).toContain('US +1');
    const [text, country] = [field().value, countryControl().value];
    cleanup();
    await awake('TH');
    field().value = text;
    act(() => choosePhoneCountry(countryControl(), country));
    expect(shown()).toContain('US +1');
    expect(sent()).toBe('+12133734253');
  });
});

it('what was parted is grouped, and what was not stays as it was written', async () => {
  await awake('TH');
  typeKeys(field(), '001 66812345678');
  expect(field().value).toBe('001 66 81 234 5678');
  field().select();
  paste(field(), '00 33612345678');
  expect(field().value).toBe('00 33 6 12 34 56 78');
  field().select();
  typeKeys(field(), '0033612345678');
  expect(field().value).toBe('0033612345678');
});
