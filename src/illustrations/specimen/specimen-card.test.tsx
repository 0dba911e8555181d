// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SpecimenCard, type SpecimenTexts } from './specimen-card';

const TEXTS: SpecimenTexts = {
  alternative: 'A card',
  hint: 'Change a digit',
  unnoticed: 'No digit notices this',
  restore: 'Restore',
  line: (number) => `Line ${number}`,
  check: { documentNumber: 'Number', birthDate: 'Birth', expiryDate: 'Expiry', composite: 'Whole' },
  right: (digit) => `${digit} right`,
  wrong: (printed, computed) => `${printed} for ${computed}`,
  shown: [],
  result: 'Result',
  pass: 'Pass',
  fail: 'Fail',
};

/** Writes another character over the one at a place of a line. */
function overwrite(name: string, place: number, character: string): void {
  const line = screen.getByRole<HTMLInputElement>('textbox', { name });
  const value = line.value.slice(0, place) + character + line.value.slice(place + 1);
  fireEvent.change(line, { target: { value } });
}

it('says which edits a check digit notices, and says so when none did', () => {
  render(<SpecimenCard texts={TEXTS} />);
  expect(screen.queryByText('Change a digit')).not.toBeNull();

  overwrite('Line 3', 0, 'X');
  expect(screen.queryByText('Pass')).not.toBeNull();
  expect(screen.queryByText('No digit notices this')).not.toBeNull();

  overwrite('Line 2', 0, '8');
  expect(screen.queryByText('Fail')).not.toBeNull();
  expect(screen.queryByText('Change a digit')).not.toBeNull();

  fireEvent.click(screen.getByRole('button', { name: 'Restore' }));
  expect(screen.queryByText('Pass')).not.toBeNull();
  expect(screen.queryByText('Change a digit')).not.toBeNull();
});
