import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fieldProblems } from './field-problems';
import { partnerApplicationSchema } from './partner-application';

const personal = { firstName: 'Malee', lastName: 'Srisuk', email: 'malee@example.com' };
const company = { name: 'Example Partner Co.' };

test('who applies and for which company is enough', () => {
  const { output, success } = v.safeParse(partnerApplicationSchema, { personal, company });
  expect(success).toBe(true);
  expect(output).toMatchObject({
    personal: { managesPartnership: false },
    company: { website: '', urgent: false },
  });
});

test('problems are named by group and field, one each, in the form’s order', () => {
  const wrong = {
    personal: { ...personal, lastName: '', mobile: '12', managesPartnership: 'yes' },
    company: {
      website: 'javascript:alert(1)',
      employees: 'many',
      partnerType: 'friend',
      reason: 'x'.repeat(5001),
    },
  };
  const result = v.safeParse(partnerApplicationSchema, wrong);
  expect(fieldProblems(result.issues ?? [])).toEqual([
    { field: 'personal.lastName', code: 'required' },
    { field: 'personal.mobile', code: 'invalid-phone' },
    { field: 'personal.managesPartnership', code: 'wrong-type' },
    { field: 'company.name', code: 'required' },
    { field: 'company.website', code: 'invalid-url' },
    { field: 'company.employees', code: 'invalid-number' },
    { field: 'company.partnerType', code: 'invalid-option' },
    { field: 'company.reason', code: 'too-long' },
  ]);
});

test.each([
  ['partner.example', 'https://partner.example'],
  ['http://partner.example/a?b', 'http://partner.example/a?b'],
  ['', ''],
])('the website %j is kept as %j', (website, kept) => {
  const result = v.safeParse(partnerApplicationSchema, { personal, company: { ...company, website } });
  expect(result.success && result.output.company.website).toBe(kept);
});

test.each([
  ['1,200', '1200'],
  [25, '25'],
  [' 7 ', '7'],
])('the number %j is kept as %j', (employees, kept) => {
  const result = v.safeParse(partnerApplicationSchema, { personal, company: { ...company, employees } });
  expect(result.success && result.output.company.employees).toBe(kept);
});
