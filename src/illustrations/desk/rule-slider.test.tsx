// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RuleSlider } from './rule-slider';

it('has its figure said by the slider alone', () => {
  render(
    <RuleSlider name="reviewFrom" label="Review from" value={40} max={100} onChange={() => undefined} />,
  );
  expect(screen.getByRole('slider', { name: 'Review from' })).toHaveProperty('value', '40');
  expect(screen.getByText('40').getAttribute('aria-live')).toBe('off');
});
