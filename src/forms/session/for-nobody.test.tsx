// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { setAccount } from '../../api/account-store';
import { beginSession } from '../../api/session';
import { writeToken } from '../../api/token';
import type { Account } from '../../contract/answers';
import { InPage } from '../../testing/in-page';
import { ForNobody } from './for-nobody';

const ADA: Account = {
  email: 'ada@company.example',
  firstName: 'Ada',
  lastName: 'Lovelace',
  plan: null,
  registrations: [],
  emailConfirmed: false,
  marketingConsent: false,
};

const show = () =>
  render(
    <InPage path="/login">
      <ForNobody>
        <p>The form</p>
      </ForNobody>
    </InPage>,
  );

const signInByForm = () => void beginSession({ token: 'token', account: ADA });

const isMarked = () => document.documentElement.hasAttribute('data-session');

afterEach(() => {
  cleanup();
  // In memory too, which other tests of this process share.
  writeToken(null);
  act(() => setAccount(undefined));
});

it('shows the form to nobody', () => {
  setAccount(null);
  show();
  expect(screen.getByText('The form')).toBeTruthy();
  expect(isMarked()).toBe(false);
});

it('tells who came signed in, with the ways on, and shows the form again once they have left', () => {
  show();
  act(() => setAccount(ADA));
  expect(isMarked()).toBe(true);
  expect(screen.queryByText('The form')).toBeNull();
  expect(screen.getByText('ada@company.example')).toBeTruthy();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/account', '/pricing']);
  expect(screen.getByRole('button', { name: 'Log out' })).toBeTruthy();
  act(() => setAccount(null));
  expect(screen.getByText('The form')).toBeTruthy();
  expect(isMarked()).toBe(false);
});

it('leaves the form’s own answer to whoever signs in by it', () => {
  setAccount(null);
  show();
  const form = screen.getByText('The form');
  act(signInByForm);
  expect(screen.getByText('The form')).toBe(form);
});

it('tells also who signed in elsewhere, in another tab', () => {
  setAccount(null);
  show();
  act(() => setAccount(ADA));
  expect(screen.queryByText('The form')).toBeNull();
  expect(screen.getByText('ada@company.example')).toBeTruthy();
});

it('begins anew once who signed in by it has signed out: nothing of them is left', () => {
  setAccount(null);
  show();
  const form = screen.getByText('The form');
  act(signInByForm);
  act(() => setAccount({ ...ADA, emailConfirmed: true }));
  expect(screen.getByText('The form')).toBe(form);
  act(() => setAccount(null));
  expect(screen.getByText('The form')).not.toBe(form);
});
