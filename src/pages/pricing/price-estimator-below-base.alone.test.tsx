// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import pricing from '../../../locales/en/pricing.json';
import { InPage } from '../../testing/in-page';
import { PriceEstimator } from './price-estimator';

vi.mock('../../contract/base-path', () => ({
  BASE_PATH: '/site',
  withBase: (path: string) => `/site${path}`,
  belowBase: (pathname: string) => pathname.slice('/site'.length),
}));

const Search = () => <output>{useLocation().search}</output>;

afterEach(cleanup);

it('writes what was chosen into the address also below a path of the host', async () => {
  window.history.replaceState(null, '', '/site/pricing');
  render(
    <InPage path="/site/pricing" texts={{ pricing }}>
      <PriceEstimator />
      <Search />
    </InPage>,
  );
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '200' } });
  expect(await screen.findByText('?volume=200')).toBeTruthy();
});
