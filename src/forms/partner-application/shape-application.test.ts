import * as v from 'valibot';
import { expect, it } from 'vitest';
import { partnerApplicationSchema } from '../../contract/partner-application';
import { shapeApplication } from './shape-application';

it('nests the answers of the controls and understands its checkboxes', () => {
  const application = shapeApplication({
    'personal.firstName': 'Ada',
    'personal.managesPartnership': 'on',
    'company.name': 'Engines',
    locale: 'th',
    leave_blank: '',
  });
  expect(application).toEqual({
    personal: { firstName: 'Ada', managesPartnership: true },
    company: { name: 'Engines' },
  });
});

it('gives what the rules accept', () => {
  const application = shapeApplication({
    'personal.firstName': 'Ada',
    'personal.lastName': 'Lovelace',
    'personal.email': 'ada@company.example',
    'company.name': 'Engines',
  });
  expect(v.safeParse(partnerApplicationSchema, application).success).toBe(true);
});
