import { afterEach, expect, it, vi } from 'vitest';
import { fetchBuildFile } from './fetch-build-file';

vi.mock('../../contract/base-path', () => ({ BASE_PATH: '/site' }));

afterEach(() => {
  vi.unstubAllGlobals();
});

it('asks below the path that the site lives under', async () => {
  const asked = vi.fn(() => Promise.resolve(Response.json({ id: 'b1' })));
  vi.stubGlobal('fetch', asked);
  expect(await fetchBuildFile('latest.json')).toEqual({ id: 'b1' });
  expect(asked.mock.calls).toEqual([['/site/_build/latest.json', undefined]]);
});
