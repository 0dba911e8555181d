import { postedFields } from '../../contract/forms/form.ts';
import { ACCOUNT_FORMS, FORMS } from '../../contract/forms/forms.ts';

/** The keys of forms.json that the tables of the forms name: what each has to have, and what it may have. */
export function formKeys(): { needed: string[]; possible: string[] } {
  const fields = [...FORMS, ...ACCOUNT_FORMS].flatMap(postedFields).filter(({ kind }) => kind !== 'hidden');
  const options = fields.flatMap(({ options = [], optionWords }) =>
    optionWords === undefined ? [] : options.map((option) => `${optionWords}.${option}`),
  );
  return {
    needed: [
      ...new Set([
        ...fields.map(({ words }) => `${words}.label`),
        ...fields.filter(({ required }) => required).map(({ words }) => `${words}.missing`),
        ...options,
      ]),
    ],
    possible: fields.map(({ words }) => `${words}.hint`),
  };
}
