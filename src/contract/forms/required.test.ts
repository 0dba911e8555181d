import { expect, it } from 'vitest';
import { checkForm } from './check-form';
import { postedFields } from './form';
import { ACCOUNT_FORMS, FORMS } from './forms';
import { shapeForm } from './shape-form';

it.each([...FORMS, ...ACCOUNT_FORMS])('what is required in $name is asked for, and nothing else', (form) => {
  const { problems = [] } = checkForm(form, shapeForm(form, {}), null);
  // The page itself fills in what is hidden.
  const fields = postedFields(form).filter(({ kind }) => kind !== 'hidden');
  const asked = problems.filter(({ field }) => fields.some(({ name }) => name === field));
  const required = fields.filter((field) => field.required);
  expect(asked.map(({ field }) => field)).toEqual(required.map(({ name }) => name));
});
