// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkForm } from '../contract/forms/check-form';
import { contactSalesForm } from '../contract/forms/contact-sales';
import { readTelephone } from '../contract/phone/read-telephone';
import { PHONE_TEXTS } from '../testing/phone-texts';
import { insert, paste, typeKeys } from '../testing/visitor-edits';
import { loadEngine } from './load-engine';
import { PhoneInput } from './phone-input';

const field = (): HTMLInputElement => screen.getByRole('textbox');

/** What the form sends, or the code by which it is refused. */
function sent(): string | undefined {
  const posted = { telephone: field().value, telephoneCountry: 'TH' };
  const lead = { name: 'Ada', email: 'ada@company.example', ...posted };
  const { answers, problems } = checkForm(contactSalesForm, lead, readTelephone);
  return answers?.telephone ?? problems?.[0]?.code;
}

const show = () => render(<PhoneInput id="phone" texts={PHONE_TEXTS} locale="en-US" />);

async function awake(): Promise<void> {
  field().focus();
  await waitFor(() => expect(screen.getByRole('button').textContent).toContain('+66'));
}

const NUMBERS: readonly [string, string][] = [
  ['Telephone: +66 81 234 5678', '+66 81 234 5678'],
  ['+66 (0) 8 1 - 2 3 4 - 5 6 7 8', '+66 81 234 5678'],
  ['  call me at: +66 81 234 5678 (office, Bangkok)  ', '+66 81 234 5678'],
  ['โทรศัพท์มือถือ: ๐๘๑-๒๓๔-๕๖๗๘', '081 234 5678'],
  ['Reception, room 12: (02) 685 3220, ext. 7', '02 685 3220'],
  ['From abroad 001 66 81 234 5678, please', '001 66 81 234 5678'],
  ['+66 81 234 5678, that is 081 234 5678', '+66 81 234 5678'],
];

/** Nothing, two numbers, one number that is broken off, one that is none. */
const NONE = [
  'my number is on my business card',
  'office 02 685 3220, mobile +66 81 234 5678',
  'in Berlin at the office: +49·30123456',
  '+66 81 234 5678 9012 3456 7890 1234',
];

// Before it comes, the fields of the first case would wait for it longer than a test may take on a busy machine.
beforeEach(loadEngine);
afterEach(cleanup);

describe('a text that is longer than the field', () => {
  it.each(['insertFromPaste', 'insertFromDrop', 'insertReplacementText', 'insertText'] as const)(
    'is read whole at %s',
    async (inputType) => {
      show();
      await awake();
      for (const [text, number] of NUMBERS) {
        field().select();
        insert(field(), text, inputType);
        expect(field().value).toBe(number);
        expect(sent()).toBe(number === '02 685 3220' ? '+6626853220' : '+66812345678');
      }
    },
  );

  it.each(NONE)('changes nothing and is said to be too long: %s', async (text) => {
    show();
    await awake();
    typeKeys(field(), '081 234 5678');
    field().select();
    paste(field(), text);
    expect(field().value).toBe('081 234 5678');
    expect(field().validationMessage).toBe('Too long');
    fireEvent.blur(field());
    expect(field().validationMessage).toBe('');
  });

  it('leaves what fits as it was written, and a key too many out', async () => {
    show();
    await awake();
    paste(field(), 'tel: +66 81 234 5678');
    expect(field().value).toBe('tel: +66 81 234 5678');
    typeKeys(field(), ' mobile');
    expect(field().value).toBe('tel: +66 81 234 5678 mobi');
    expect(field().validationMessage).not.toBe('Too long');
  });

  it.each(NUMBERS.slice(0, 3))('is not cut before the number logic has come: %s', async (text) => {
    show();
    field().focus();
    paste(field(), text);
    expect(field().value).toBe(text);
    await awake();
    expect(sent()).toBe('+66812345678');
    expect(field().maxLength).toBe(25);
  });
});
