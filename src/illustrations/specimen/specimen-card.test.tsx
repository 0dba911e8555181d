// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { SpecimenCard } from './specimen-card';
import type { SpecimenTexts } from './specimen-texts';

afterEach(cleanup);

const TEXTS: SpecimenTexts = {
  alternative: 'A card',
  hint: 'Change a digit',
  unnoticed: 'No digit notices this',
  restore: 'Restore',
  forge: { title: 'Forge', birth: 'Younger', number: 'Other number', photo: 'Other photo', hole: 'Hole' },
  lamp: { name: 'Lamp', shines: 'A mark shines', nothing: 'Nothing' },
  line: (number) => `Line ${number}`,
  check: { documentNumber: 'Number', birthDate: 'Birth', expiryDate: 'Expiry', composite: 'Whole' },
  right: (digit) => `${digit} right`,
  differs: 'zone differs',
  acted: 'acted',
  face: { term: 'Face', finding: 'match', wrong: 'stranger' },
  liveness: { term: 'Liveness', finding: 'turned' },
  card: { term: 'Card', finding: 'whole', wrong: 'punched' },
  result: 'Result',
  pass: 'Pass',
  fail: 'Fail',
};

/** What the list of findings says, by what it is said of. */
const findings = (): Record<string, string> =>
  Object.fromEntries(
    Array.from(document.querySelectorAll('.finding'), (finding) => [
      finding.querySelector('dt')?.firstChild?.textContent ?? '',
      finding.querySelector('dd')?.textContent ?? '',
    ]),
  );

const press = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));

/** Writes another character over the one at a place of a line. */
function overwrite(name: string, place: number, character: string): void {
  const line = screen.getByRole<HTMLInputElement>('textbox', { name });
  const value = line.value.slice(0, place) + character + line.value.slice(place + 1);
  fireEvent.change(line, { target: { value } });
}

it('says which edits a check digit notices, and says so when none did', () => {
  render(<SpecimenCard texts={TEXTS} />);
  const restore = screen.getByRole('button', { name: 'Restore' });
  expect(screen.queryByText('Change a digit')).not.toBeNull();
  expect(restore.ariaDisabled).toBe('true');

  overwrite('Line 3', 0, 'X');
  expect(findings()['Result']).toBe('Pass');
  expect(screen.queryByText('No digit notices this')).not.toBeNull();

  overwrite('Line 2', 0, '8');
  expect(findings()).toMatchObject({ Birth: '2 → 9', Result: 'Fail' });

  fireEvent.click(restore);
  expect(findings()['Result']).toBe('Pass');
  expect(screen.queryByText('Change a digit')).not.toBeNull();
});

// What each forger overlooks. The digits are computed: the number's own, and the whole zone's, which holds it too.
it.each([
  ['Younger', { Birth: 'zone differs' }, 'Birth: zone differs. Result: Fail'],
  ['Other number', { Number: '7 → 5', Whole: '2 → 0' }, 'Number: 7 → 5. Whole: 2 → 0. Result: Fail'],
  ['Other photo', { Face: 'stranger' }, 'Face (acted): stranger. Result: Fail'],
  ['Hole', { Card: 'punched' }, 'Card (acted): punched. Result: Fail'],
])('%s: is caught by the check that looks there, and is said', (forgery, caught, said) => {
  render(<SpecimenCard texts={TEXTS} />);
  const genuine = findings();
  press(forgery);
  expect(findings()).toEqual({ ...genuine, ...caught, Result: 'Fail' });
  expect(document.querySelector('[aria-live="polite"]')?.textContent).toBe(said);
  expect(
    document.querySelectorAll('.specimen-card:not(.lit) .caught, .specimen-card:not(.lit) .digit-wrong'),
  ).not.toHaveLength(0);
  press(forgery);
  expect(findings()).toEqual(genuine);
});

it('is restored from all of them at once', () => {
  render(<SpecimenCard texts={TEXTS} />);
  const genuine = findings();
  for (const forgery of ['Younger', 'Other number', 'Other photo', 'Hole']) press(forgery);
  expect(Object.values(findings()).filter((finding) => finding.includes('right'))).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Restore' }));
  expect(findings()).toEqual(genuine);
});

it('keeps the focus where it was restored, and has nothing more to restore there', () => {
  render(<SpecimenCard texts={TEXTS} />);
  const restore = screen.getByRole('button', { name: 'Restore' });
  press('Hole');
  expect(restore.ariaDisabled).toBe('false');
  restore.focus();
  fireEvent.click(restore);
  const restored = findings();
  expect(document.activeElement).toBe(restore);
  expect(restore.ariaDisabled).toBe('true');
  fireEvent.click(restore);
  expect(findings()).toEqual(restored);
});

it('does what was pressed before its code came', () => {
  const texts = TEXTS;
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<SpecimenCard texts={texts} />);
  container.querySelector<HTMLInputElement>('[value="photo"]')?.click();
  render(<SpecimenCard texts={texts} />, { container, hydrate: true });
  expect(findings()).toMatchObject({ Face: 'stranger', Result: 'Fail' });
});
