import { describe, expect, it, vi } from 'vitest';
import { readTelephone } from '../phone/read-telephone';
import { checkForm } from './check-form';
import { contactSalesForm } from './contact-sales';

const LEAD = {
  name: '  สมหญิง ใจดี ',
  email: 'somying@company.example',
  company: 'บริษัท ตัวอย่าง จำกัด',
  telephone: '+66812345678',
  service: 'face-match',
  message: 'สวัสดี\nบรรทัดที่สอง',
  locale: 'th',
};

const check = (input: unknown) => checkForm(contactSalesForm, input, readTelephone);

/** The codes of the refused fields. */
function refused(changes: Record<string, unknown>): Record<string, string> {
  const { problems = [] } = check({ ...LEAD, ...changes });
  return Object.fromEntries(problems.map(({ field, code }) => [field, code]));
}

describe('the contact-sales rules', () => {
  it('accept a lead, trimmed', () => {
    expect(check(LEAD).answers).toMatchObject({
      ...LEAD,
      name: 'สมหญิง ใจดี',
      marketingConsent: false,
    });
  });

  it('read a telephone whatever stands around it', () => {
    const margin = ' '.repeat(201);
    expect(check({ ...LEAD, telephone: `${margin}081 234 5678${margin}` }).answers?.telephone).toBe(
      '+66812345678',
    );
    expect(refused({ telephone: `${margin}=1+1;not a phone` })).toEqual({ telephone: 'invalid-phone' });
    expect(refused({ telephone: '1'.repeat(201) })).toEqual({ telephone: 'too-long' });
  });

  it('need a name and an e-mail address, and no more', () => {
    expect(check({ name: 'A', email: 'a@b.example' }).answers).toMatchObject({
      name: 'A',
      email: 'a@b.example',
      company: '',
      telephone: '',
      service: '',
      marketingConsent: false,
      message: '',
      locale: 'en',
    });
    expect(refused({ name: ' ', email: '' })).toMatchObject({ name: 'required', email: 'required' });
  });

  it.each(['plain', 'a@b', '@b.example', 'a b@c.example', 'a@b.example\r\nBcc: x@y.example', 'a@@b.example'])(
    'refuse the address %j',
    (email) => {
      expect(refused({ email })).toHaveProperty('email');
    },
  );

  it.each(['a@b.example', 'first.last+tag@sub.company.example', 'ผู้ใช้@ตัวอย่าง.ไทย', "o'neil@b.example"])(
    'accept the address %s',
    (email) => {
      expect(refused({ email })).toEqual({});
    },
  );

  it.each([
    ['+66 81', 'phone-too-short'],
    ['๐๘๑', 'phone-too-short'],
    ['+6681234567890123', 'phone-too-long'],
    ['call me', 'invalid-phone'],
  ])('refuse the number %s: %s', (telephone, code) => {
    expect(refused({ telephone })).toEqual({ telephone: code });
  });

  it('keep a number as E.164, read in the country that the field showed', () => {
    const kept = (telephone: string, telephoneCountry?: string) =>
      check({ ...LEAD, telephone, telephoneCountry }).answers;
    expect(kept('081 234 5678')).toMatchObject({ telephone: '+66812345678' });
    expect(kept('070-910 49 01', 'SE')).toMatchObject({ telephone: '+46709104901' });
    expect(kept('070-910 49 01', 'SE')).not.toHaveProperty('telephoneCountry');
    expect(kept(' ', 'SE')).toMatchObject({ telephone: '' });
  });

  it('leave a number as it was typed, with its country, where it can’t be read', () => {
    const typed = { ...LEAD, telephone: '070-910 49 01', telephoneCountry: 'SE' };
    expect(checkForm(contactSalesForm, typed, null).answers).toMatchObject({
      telephone: '070-910 49 01',
      telephoneCountry: 'SE',
    });
  });

  it('refuse an endless number without reading it', () => {
    const read = vi.fn(readTelephone);
    const { problems } = checkForm(contactSalesForm, { ...LEAD, telephone: '๘'.repeat(80_000) }, read);
    expect(problems).toEqual([{ field: 'telephone', code: 'too-long' }]);
    expect(read).not.toHaveBeenCalled();
  });

  it('refuse what nobody types', () => {
    expect(refused({ name: 'a\u0000b' })).toEqual({ name: 'invalid-characters' });
    expect(refused({ name: 'a\nb' })).toEqual({ name: 'invalid-characters' });
    expect(refused({ message: 'a\uD800b' })).toEqual({ message: 'invalid-characters' });
    expect(refused({ service: 'face-matching' })).toEqual({ service: 'invalid-option' });
    expect(refused({ name: ['a'] })).toEqual({ name: 'wrong-type' });
    expect(refused({ locale: 'xx' })).toEqual({ locale: 'invalid-option' });
  });

  it('count characters, not code units', () => {
    expect(refused({ name: '😀'.repeat(200) })).toEqual({});
    expect(refused({ name: '😀'.repeat(201) })).toEqual({ name: 'too-long' });
  });
});
