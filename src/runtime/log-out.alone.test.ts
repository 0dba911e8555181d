// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { logOut } from './log-out';
import { takeToasts } from './toasts';

vi.mock('../api/session', () => ({ endSession: () => new Promise(() => undefined) }));

it('is said at once, whenever the server hears of it', async () => {
  void logOut();
  await vi.waitFor(() => expect(takeToasts().map(({ message }) => message)).toEqual(['loggedOut']));
});
