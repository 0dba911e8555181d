import { expect, it } from 'vitest';
import { keepNames } from './unbreakable-names';

it('keeps the name of a standard in one line, wherever it stands', () => {
  const resources = {
    documents: { code: { lead: 'by the method of ICAO 9303, in full' } },
    home: { a: 'ID' },
  };
  expect(keepNames(resources)).toEqual({
    documents: { code: { lead: 'by the method of ICAO\u00A09303, in full' } },
    home: { a: 'ID' },
  });
});
