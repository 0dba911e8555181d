// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Account } from '../contract/answers';
import { accountIsOutOfReach, setAccount } from './account-store';
import { ApiError } from './api-error';
import { postRegistration } from './registrations';
import { endSession, logIn, refreshAccount, restoreChangedSession, restoreSession } from './session';
import { readToken, writeToken } from './token';

const http = vi.hoisted(() => ({ get: vi.fn(), post: vi.fn() }));
vi.mock('./http-client', () => ({ getHttpClient: () => Promise.resolve(http) }));
vi.mock('./account-store', { spy: true });

const ACCOUNT: Account = {
  email: 'ada@company.example',
  firstName: 'Ada',
  lastName: 'Lovelace',
  plan: 'free-trial',
  registrations: [{ planId: 'free-trial', status: 'active', endsAt: '2026-12-05T12:00:00.000Z' }],
  emailConfirmed: false,
  marketingConsent: false,
};

beforeEach(() => {
  for (const mock of [http.get, http.post]) mock.mockReset();
  writeToken(null);
  setAccount(undefined);
  for (const spy of [setAccount, accountIsOutOfReach]) vi.mocked(spy).mockClear();
});

describe('the account of a token', () => {
  it('is nobody’s without one, and the server is not asked', async () => {
    await refreshAccount();
    expect(vi.mocked(setAccount).mock.calls).toEqual([[null]]);
    expect(http.get).not.toHaveBeenCalled();
  });

  it('is asked for once, however many ask at once', async () => {
    writeToken('token');
    http.get.mockResolvedValue({ data: { account: ACCOUNT } });
    await Promise.all([refreshAccount(), restoreSession()]);
    expect(http.get).toHaveBeenCalledTimes(1);
    expect(vi.mocked(setAccount).mock.lastCall).toEqual([ACCOUNT]);
  });

  it('is nobody’s once the server refuses it', async () => {
    writeToken('token');
    http.get.mockRejectedValue(new ApiError('status', { status: 401 }));
    await refreshAccount();
    expect(readToken()).toBeNull();
    expect(vi.mocked(setAccount).mock.lastCall).toEqual([null]);
  });

  it('is another’s by then: who has logged in meanwhile stays logged in', async () => {
    writeToken('token');
    http.get.mockImplementation(() => {
      writeToken('newer');
      setAccount(ACCOUNT);
      return Promise.reject(new ApiError('status', { status: 401 }));
    });
    await refreshAccount();
    expect(readToken()).toBe('newer');
    expect(vi.mocked(setAccount).mock.lastCall).toEqual([ACCOUNT]);
  });

  it('stays as it is where the server does not answer', async () => {
    writeToken('token');
    http.get.mockRejectedValue(new ApiError('network'));
    await expect(refreshAccount()).rejects.toMatchObject({ kind: 'network' });
    await restoreSession();
    expect(readToken()).toBe('token');
    expect(accountIsOutOfReach).toHaveBeenCalledTimes(1);
  });

  describe('is asked for anew where it has changed since, and the answer of before is not shown', () => {
    const confirmed = { ...ACCOUNT, emailConfirmed: true };
    const fresh = { data: { account: confirmed } };
    const stale = { data: { account: ACCOUNT } };
    interface Asked {
      resolve: (answer: unknown) => void;
      reject: (error: Error) => void;
    }

    async function askTwice() {
      writeToken('token');
      const asked: Asked[] = [];
      http.get.mockImplementation(
        () => new Promise((resolve, reject) => void asked.push({ resolve, reject })),
      );
      const done = [restoreSession()];
      await vi.waitFor(() => expect(asked).toHaveLength(1));
      done.push(restoreChangedSession());
      await vi.waitFor(() => expect(asked).toHaveLength(2));
      const [before, after] = asked as [Asked, Asked];
      return { before, after, done: () => Promise.all(done) };
    }

    it('when it comes last', async () => {
      const { before, after, done } = await askTwice();
      after.resolve(fresh);
      before.resolve(stale);
      await done();
      expect(vi.mocked(setAccount).mock.calls).toEqual([[confirmed]]);
    });

    it.each([
      ['comes', ({ resolve }: Asked) => resolve(stale)],
      ['fails', ({ reject }: Asked) => reject(new ApiError('network'))],
    ])('when it %s first', async (_how, answer) => {
      const { before, after, done } = await askTwice();
      answer(before);
      await new Promise((resolve) => setTimeout(resolve));
      after.resolve(fresh);
      await done();
      expect(vi.mocked(setAccount).mock.calls).toEqual([[confirmed]]);
    });
  });

  it('is not shown to whoever has logged out while it came', async () => {
    writeToken('token');
    let answer: (value: unknown) => void = () => undefined;
    http.get.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    http.post.mockResolvedValue({});
    const asked = refreshAccount();
    await endSession();
    answer({ data: { account: ACCOUNT } });
    await asked;
    expect(vi.mocked(setAccount).mock.calls).toEqual([[null]]);
  });
});

it('signs in by logging in, and nobody by an answer without a token', async () => {
  http.post.mockResolvedValueOnce({ data: '<h1>Sign in to the wifi</h1>' });
  const answers = { email: ACCOUNT.email, password: 'correct horse 9', locale: 'en' } as const;
  await expect(logIn(answers, 'a')).rejects.toMatchObject({ kind: 'network' });
  expect(readToken()).toBeNull();
  http.post.mockResolvedValueOnce({ data: { token: 'fresh', account: ACCOUNT } });
  expect(await logIn(answers, 'b')).toEqual(ACCOUNT);
  expect(readToken()).toBe('fresh');
});

describe('a registration', () => {
  it('signs in whose account was made with it', async () => {
    const data = { planId: 'free-trial', status: 'active', token: 'fresh', account: ACCOUNT };
    http.post.mockResolvedValue({ data });
    await postRegistration({ planId: 'free-trial' }, 'a');
    expect(readToken()).toBe('fresh');
    expect(vi.mocked(setAccount).mock.calls).toEqual([[ACCOUNT]]);
  });

  it.each(['<h1>Sign in to the wifi</h1>', {}, { planId: 'starter', status: 'requested', token: 'fresh' }])(
    'takes %j for no registration for another plan, and signs nobody in',
    async (data) => {
      http.post.mockResolvedValue({ data });
      await expect(postRegistration({ planId: 'free-trial' }, 'a')).rejects.toMatchObject({
        kind: 'network',
      });
      expect(readToken()).toBeNull();
    },
  );

  it('asks so too where the plan turns out to be held', async () => {
    writeToken('token');
    const errors = [{ field: 'planId', code: 'plan-held' as const }];
    http.post.mockRejectedValue(
      new ApiError('status', { status: 409, problem: { code: 'conflict', errors } }),
    );
    http.get.mockResolvedValue({ data: { account: ACCOUNT } });
    await expect(postRegistration({ planId: 'free-trial' }, 'a')).rejects.toMatchObject({ status: 409 });
    expect(vi.mocked(setAccount).mock.calls).toEqual([[ACCOUNT]]);
  });

  it('asks how the plans of whoever is signed in stand now; not to know is no failure', async () => {
    writeToken('token');
    http.post.mockResolvedValue({ data: { planId: 'starter', status: 'requested' } });
    http.get.mockRejectedValue(new ApiError('network'));
    await postRegistration({ planId: 'starter' }, 'a');
    expect(http.get).toHaveBeenCalledTimes(1);
  });
});
