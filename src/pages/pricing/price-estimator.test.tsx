// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import pricing from '../../../locales/en/pricing.json';
import { InPage } from '../../testing/in-page';
import { PriceEstimator } from './price-estimator';

const addresses: string[] = [];

const types: string[] = [];

function Watch() {
  const { search } = useLocation();
  const type = useNavigationType();
  if (addresses.at(-1) !== search) {
    addresses.push(search);
    types.push(type);
  }
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  addresses.length = 0;
  types.length = 0;
  window.history.replaceState(null, '', '/pricing');
  render(
    <InPage path="/pricing" texts={{ pricing }}>
      <PriceEstimator />
      <Watch />
    </InPage>,
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('writes what was chosen into the address at once, and what follows closely a little later', async () => {
  type('200');
  await pass(0);
  expect(addresses).toEqual(['', '?volume=200']);
  type('2000');
  await pass(100);
  expect(addresses).toHaveLength(2);
  await pass(400);
  expect(addresses.at(-1)).toBe('?volume=2000');
  // Going back leaves the page, and not the last digit.
  expect(types.slice(1)).toEqual(['REPLACE', 'REPLACE']);
});

it('leaves alone the address of the page that a link was followed to', async () => {
  type('200');
  await pass(0);
  type('2000');
  await pass(100);
  window.history.pushState(null, '', '/privacy-policy');
  await pass(400);
  expect(addresses.at(-1)).toBe('?volume=200');
});

it('has written it by the time that a link is pressed, which takes it along', async () => {
  type('2');
  await pass(0);
  type('2500');
  fireEvent.pointerDown(document.body);
  await pass(0);
  expect(addresses.at(-1)).toBe('?volume=2500');
});

it('writes it no oftener than browsers take it, however long somebody draws', async () => {
  for (let volume = 100; volume < 1_100; volume += 10) {
    type(String(volume));
    await pass(50);
  }
  await pass(500);
  // Five seconds: WebKit takes a hundred in thirty.
  expect(addresses.length).toBeLessThan(16);
  expect(addresses.at(-1)).toBe('?volume=1090');
});

it.each([
  ['2,000,000', '1000000'],
  ['many', '1000'],
])('says what %s is reckoned as, once its field is left', async (typed, counted) => {
  type(typed);
  fireEvent.blur(screen.getByRole('textbox'));
  await pass(500);
  expect(screen.getByRole('textbox')).toHaveProperty('value', counted);
  expect(addresses.at(-1)).toBe(`?volume=${counted}`);
});

it('goes by the last number while its field is emptied for another, and without one', () => {
  type('2000');
  type('');
  expect(screen.getByRole('status').textContent).toBe('$2,780.00');
  fireEvent.blur(screen.getByRole('textbox'));
  expect(screen.getByRole('textbox')).toHaveProperty('value', '2000');
});

it('leaves the address alone for what is no volume', async () => {
  type('many');
  await pass(1_000);
  expect(addresses).toEqual(['']);
});

it('says the price once: the slider says the number of verifications, and the estimate what they cost', () => {
  const slider = screen.getByRole('slider');
  expect([slider.ariaValueText, screen.getByRole('status').textContent]).toEqual(['1,000', '$1,390.00']);
  type('2000');
  expect([slider.ariaValueText, screen.getByRole('status').textContent]).toEqual(['2,000', '$2,780.00']);
});
