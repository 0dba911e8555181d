// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { setAccount } from '../api/account-store';
import { readToken, TOKEN_KEY, writeToken } from '../api/token';
import { startSession } from './session.client';

const session = vi.hoisted(() => ({ restoreSession: vi.fn(), restoreChangedSession: vi.fn() }));
vi.mock('../api/session', () => session);
vi.mock('../api/account-store', { spy: true });

// Its listeners are a page's, for as long as it stands.
startSession();

const hear = (newValue: string | null, key: string | null = TOKEN_KEY) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

beforeEach(() => {
  localStorage.clear();
  for (const call of Object.values(session)) call.mockReset();
  vi.mocked(setAccount).mockClear();
});

it.each([[TOKEN_KEY], [null]])('a log-out in another tab is this one’s too; key: %s', (key) => {
  hear(null, key);
  expect(vi.mocked(setAccount)).toHaveBeenCalledWith(null);
  expect(session.restoreChangedSession).not.toHaveBeenCalled();
});

it('a log-out that is heard late ends no log-in that came after it', async () => {
  writeToken('of the newer log-in');
  hear(null);
  expect(readToken()).toBe('of the newer log-in');
  await vi.waitFor(() => expect(session.restoreChangedSession).toHaveBeenCalledTimes(1));
});

it('a page that the browser kept asks who is signed in now, and a fresh one does not twice', async () => {
  writeToken('a token');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await vi.waitFor(() => expect(session.restoreChangedSession).toHaveBeenCalledTimes(1));
});

it('nor is anybody signed in on it who has logged out meanwhile', () => {
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(vi.mocked(setAccount)).toHaveBeenCalledWith(null);
});
