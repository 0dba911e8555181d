// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useOutsideHosts } from './use-outside-hosts';

const asked = vi.hoisted(() => vi.fn());
vi.mock('virtual:outside-hosts', () => ({ builtHosts: { icons: ['built.example'], country: [] } }));
vi.mock('../../api/load-public-config', () => {
  asked();
  throw new Error('gone with its release');
});

afterEach(cleanup);

function Hosts() {
  return <output>{useOutsideHosts().icons.join()}</output>;
}

it('tells what was built with where the code that reads a later one can’t be had', async () => {
  render(<Hosts />);
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  expect(screen.getByText('built.example')).toBeTruthy();
});
