// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import pricing from '../../../locales/en/pricing.json';
import { PLAN_IDS } from '../../contract/plans';
import { InPage } from '../../testing/in-page';
import { PricingPlans } from './pricing-plans';

it('shows every plan, in their order', () => {
  const { container } = render(
    <InPage path="/pricing" texts={{ pricing }}>
      <PricingPlans />
    </InPage>,
  );
  expect(Array.from(container.querySelectorAll('.plan h3'), ({ id }) => id)).toEqual(PLAN_IDS);
});
