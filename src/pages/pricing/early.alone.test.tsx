// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import plan from '../../../locales/en/plan.json';
import pricing from '../../../locales/en/pricing.json';
import { InPage } from '../../testing/in-page';
import { PriceEstimator } from './price-estimator';
import { SLIDER_NAME } from './shown-estimate';
import './early.client';

const estimator = (
  <InPage path="/pricing" texts={{ plan, pricing }}>
    <PriceEstimator />
  </InPage>
);

beforeEach(() => {
  document.body.innerHTML = `<div id="prerendered">${renderToString(estimator)}</div>`;
});

afterEach(cleanup);

const prerendered = () => document.querySelector<HTMLElement>('#prerendered') ?? document.body;

function choose(name: string, value: string, inside: HTMLElement): void {
  const input = inside.querySelector(`[name="${name}"]`);
  if (input) fireEvent.input(input, { target: { value } });
}

/** What is seen and said, whoever wrote it. */
const shown = (inside: HTMLElement) => [
  inside.textContent,
  ...Array.from(inside.querySelectorAll('input'), ({ value, ariaValueText }) => [value, ariaValueText]),
  ...Array.from(inside.querySelectorAll('path'), (path) => path.getAttribute('d')),
  ...Array.from(inside.querySelectorAll('.estimator-sum > *'), (row) => row.hasAttribute('data-gives-way')),
];

const CHOICES = [
  ['volume', '5000'],
  ['volume', '50'],
  ['volume', '๑๒๐๐'],
  ['volume', 'none'],
  ['volume', ''],
  [SLIDER_NAME, '0'],
  [SLIDER_NAME, '60'],
] as const;

it.each(CHOICES)(
  'what is chosen by %s, %j, is shown before the code has come as it is after',
  (name, value) => {
    choose(name, value, prerendered());
    const early = shown(prerendered());
    const { container } = render(estimator);
    choose(name, value, container);
    expect(early).toEqual(shown(container));
  },
);

it.each(CHOICES)('what was chosen by %s, %j, stays when the code has come', async (name, value) => {
  choose(name, value, prerendered());
  const before = shown(prerendered());
  const root = await act(() => hydrateRoot(prerendered(), estimator));
  expect(shown(prerendered())).toEqual(before);
  act(() => root.unmount());
});
