// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { PublicConfig } from '../../config/public-config';
import { useOutsideHosts } from './use-outside-hosts';

const loaded = vi.hoisted(() => ({ config: vi.fn<() => Promise<PublicConfig>>() }));
vi.mock('virtual:outside-hosts', () => ({ builtHosts: { icons: ['built.example'], country: [] } }));
vi.mock('../../api/load-public-config', () => ({ loadPublicConfig: loaded.config }));

afterEach(cleanup);

function Hosts() {
  const { icons, country } = useOutsideHosts();
  return <output>{[...icons, ...country].join() || 'nobody'}</output>;
}

const EDITED: PublicConfig = {
  apiBase: '/api',
  iconServers: [],
  visitorCountry: { enabled: false, url: '' },
};

it('tells what was built with until it knows better', () => {
  loaded.config.mockReturnValue(new Promise(() => undefined));
  render(<Hosts />);
  expect(screen.getByText('built.example')).toBeTruthy();
});

it.each([
  [{ ...EDITED, visitorCountry: { enabled: true, url: 'https://ip.example/' } }, 'ip.example'],
  [EDITED, 'nobody'],
])('follows a config.json that was edited since: %o', async (config, told) => {
  loaded.config.mockResolvedValue(config);
  render(<Hosts />);
  expect(await screen.findByText(told)).toBeTruthy();
});
