// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useListKeys } from './use-list-keys';

const heardOutside = vi.fn<(event: KeyboardEvent) => void>();

function Search({ onSelect = vi.fn() }: { onSelect?: () => void }) {
  const { onSearchKeyDown } = useListKeys({
    locale: 'en-US',
    preferredCountries: ['TH'],
    selected: 'TH',
    onSelect,
    onClose: vi.fn(),
  });
  return <input aria-label="Search" onKeyDown={onSearchKeyDown} />;
}

beforeEach(() => {
  heardOutside.mockReset();
  document.addEventListener('keydown', heardOutside);
});

afterEach(() => {
  document.removeEventListener('keydown', heardOutside);
  cleanup();
});

it.each([
  ['Escape', 0],
  ['Enter', 0],
  ['ArrowDown', 0],
  ['Tab', 1],
])('%s is heard %i times by what the list stands in', (key, times) => {
  render(<Search />);
  fireEvent.keyDown(screen.getByLabelText('Search'), { key });
  expect(heardOutside).toHaveBeenCalledTimes(times);
});

it.each([
  [true, 0],
  [false, 1],
])('Enter within a word that is being composed (%s) chooses %i times', (isComposing, times) => {
  const onSelect = vi.fn();
  render(<Search onSelect={onSelect} />);
  fireEvent.keyDown(screen.getByLabelText('Search'), { key: 'Enter', isComposing });
  expect(onSelect).toHaveBeenCalledTimes(times);
});
