import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { contactSalesSchema } from './contact-sales';

const LEAD = {
  name: '  สมหญิง ใจดี ',
  email: 'somying@company.example',
  company: 'บริษัท ตัวอย่าง จำกัด',
  telephone: '+66812345678',
  service: 'face-match',
  message: 'สวัสดี\nบรรทัดที่สอง',
  locale: 'th',
};

/** The codes of the refused fields. */
function refused(changes: Record<string, unknown>): Record<string, string> {
  const result = v.safeParse(contactSalesSchema, { ...LEAD, ...changes });
  if (result.success) return {};
  // The first reason of each field is the one that is shown.
  return Object.fromEntries(
    result.issues.toReversed().map((issue) => [v.getDotPath(issue) ?? '', issue.message]),
  );
}

describe('the contact-sales rules', () => {
  it('accept a lead, trimmed', () => {
    expect(v.parse(contactSalesSchema, LEAD)).toEqual({
      ...LEAD,
      name: 'สมหญิง ใจดี',
      marketingConsent: false,
    });
  });

  it('need a name and an e-mail address, and no more', () => {
    expect(v.parse(contactSalesSchema, { name: 'A', email: 'a@b.example' })).toEqual({
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

  it.each(['0812345678', '+0812345678', '+66 81', '+6681234567890123', '๐๘๑'])(
    'refuse the number %s',
    (telephone) => {
      expect(refused({ telephone })).toEqual({ telephone: 'invalid-phone' });
    },
  );

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
