// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { getCountries } from 'libphonenumber-js/max';
import { afterEach, expect, it } from 'vitest';
import { InPage } from '../../testing/in-page';
import { CountryControl } from './country-control';
import { countryNames } from './country-names';

afterEach(cleanup);

it.each([
  ['/partners/register', 'Thailand'],
  ['/th/partners/register', 'ไทย'],
])('on %s offers countries by their names once somebody turns to it', async (path, name) => {
  const { container } = render(
    <InPage path={path}>
      <CountryControl id="country" name="country" />
    </InPage>,
  );
  const offered = () =>
    Array.from(container.querySelectorAll('datalist option'), (option) => option.getAttribute('value'));
  expect(offered()).toEqual([]);
  fireEvent.focus(screen.getByRole('combobox'));
  await waitFor(() => expect(offered()).toContain(name));
});

it('knows every country that has telephones, once, and by a name', () => {
  const names = countryNames('en-US');
  const regions = new Intl.DisplayNames('en-US', { type: 'region' });
  expect(names).toEqual(expect.arrayContaining(getCountries().map((code) => regions.of(code) ?? code)));
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([]);
});
