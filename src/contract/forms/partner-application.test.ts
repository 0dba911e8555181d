import { expect, test } from 'vitest';
import { readTelephone } from '../phone/read-telephone';
import { checkForm } from './check-form';
import { partnerApplicationForm } from './partner-application';
import { shapeForm } from './shape-form';

const check = (input: unknown) => checkForm(partnerApplicationForm, input, readTelephone);

const personal = { firstName: 'Malee', lastName: 'Srisuk', email: 'malee@example.com' };
const company = { name: 'Example Partner Co.' };

test('who applies and for which company is enough', () => {
  expect(check({ personal, company }).answers).toMatchObject({
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
  expect(check(wrong).problems).toEqual([
    { field: 'personal.lastName', code: 'required' },
    { field: 'personal.mobile', code: 'phone-too-short' },
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
  ['shop.example.co.th:8443', 'https://shop.example.co.th:8443'],
  ['partner.example:8080/x', 'https://partner.example:8080/x'],
  ['//partner.example', 'https://partner.example'],
  ['', ''],
])('the website %j is kept as %j', (website, kept) => {
  expect(check({ personal, company: { ...company, website } }).answers?.company.website).toBe(kept);
});

test.each([
  'https://.',
  'https://partner',
  'partner.',
  'mailto:ada@partner.example',
  'tel:02123',
  'ftp://partner.example',
])('the website %j is refused', (website) => {
  const { problems } = check({ personal, company: { ...company, website } });
  expect(problems).toEqual([{ field: 'company.website', code: 'invalid-url' }]);
});

test.each([
  ['1,200', '1200'],
  [25, '25'],
  [' 7 ', '7'],
  ['๒๕', '25'],
])('the number %j is kept as %j', (employees, kept) => {
  expect(check({ personal, company: { ...company, employees } }).answers?.company.employees).toBe(kept);
});

test('what an HTML form posts, one text a name, becomes the JSON of the call', () => {
  const posted = {
    'personal.firstName': 'Malee',
    'personal.managesPartnership': 'on',
    'personal.mobileCountry': 'SE',
    'company.name': 'Co',
    locale: 'th',
    leave_blank: '',
  };
  const shaped = shapeForm(partnerApplicationForm, posted);
  expect(shaped).toMatchObject({
    personal: { firstName: 'Malee', managesPartnership: true, mobileCountry: 'SE' },
    company: { name: 'Co', urgent: false },
    locale: 'th',
  });
  expect(shaped).not.toHaveProperty('leave_blank');
});

test.each([[5], [null], ['text']])('a group that is %j is of a wrong type', (group) => {
  expect(check({ personal: group, company }).problems).toEqual([{ field: 'personal', code: 'wrong-type' }]);
});
