// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InPage } from '../testing/in-page';
import { expectMissingPartTold } from '../testing/missing-part-told';

/** A page of its own: whether anybody has said anything yet is known as long as the page. */
async function openPage() {
  const { ToastLayer } = await import('./toast-layer');
  const { showToast } = await import('../runtime/toasts');
  const { container } = render(
    <InPage path="/">
      <main tabIndex={-1} />
      <ToastLayer />
    </InPage>,
  );
  return { showToast, container };
}

function one(selector: string): HTMLElement {
  const found = document.querySelectorAll<HTMLElement>(selector);
  expect(found, selector).toHaveLength(1);
  return found[0] as HTMLElement;
}

const toast = () => one('.Toastify__toast');
const timer = () => screen.getByRole('progressbar', { name: 'Time until this notification closes' });

/** The timer begins once the toast stands in its place. */
async function hasCome(): Promise<void> {
  await screen.findByRole('status');
  fireEvent.animationEnd(toast());
  await waitFor(() => expect(timer().style.animationPlayState).toBe('running'));
}

/** The library takes a toast away once the animation of its leaving has ended; jsdom has no animations. */
async function hasLeft(): Promise<void> {
  await waitFor(() => expect(toast().className).toContain('toast-exit'));
  fireEvent.animationEnd(toast());
  await waitFor(() => expect(document.querySelector('.Toastify__toast')).toBeNull());
}

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
});

afterEach(() => {
  cleanup();
  vi.doUnmock('./toast-containers');
  vi.doUnmock('../runtime/toasts');
});

describe('a toast', () => {
  it('brings what draws it along: before the first there is nothing', async () => {
    const { showToast, container } = await openPage();
    expect(container.querySelector('main ~ *')).toBeNull();
    showToast('unexpected', { kind: 'error' });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Something went wrong. Please try again.');
  });

  it('interrupts a screen reader with an error alone, and stands in its layer', async () => {
    const { showToast } = await openPage();
    showToast('loggedOut', { kind: 'success', layer: 'top-right' });
    expect((await screen.findByRole('status')).textContent).toContain('You are logged out.');
    showToast('unexpected', { kind: 'error' });
    await screen.findByRole('alert');
    expect(one('.Toastify__toast-container--top-right').textContent).toContain('You are logged out.');
    expect(one('.Toastify__toast-container--bottom-right').textContent).toContain('Something went wrong.');
  });

  it('of one message is one, however many causes it has', async () => {
    const { showToast } = await openPage();
    for (const message of ['notSent', 'notSent', 'offline'] as const) showToast(message);
    await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(2));
    showToast('notSent');
    showToast('newVersion');
    // What was said last is drawn last.
    await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(3));
  });

  it('shows its five seconds, and goes when they are over', async () => {
    const { showToast } = await openPage();
    showToast('notSent');
    await hasCome();
    expect(timer().style.animationDuration).toBe('5000ms');
    // What React listens for where there is no `AnimationEvent`, as in jsdom.
    fireEvent(timer(), new Event('webkitAnimationEnd', { bubbles: true }));
    await hasLeft();
  });

  it('waits under the pointer', async () => {
    const { showToast } = await openPage();
    showToast('notSent');
    await hasCome();
    fireEvent.mouseEnter(toast());
    expect(timer().style.animationPlayState).toBe('paused');
    fireEvent.mouseLeave(toast());
    expect(timer().style.animationPlayState).toBe('running');
  });

  it('is closed by its button, and not by a press beside it', async () => {
    const { showToast } = await openPage();
    showToast('notSent');
    fireEvent.click(await screen.findByRole('status'));
    expect(toast().className).not.toContain('toast-exit');
    fireEvent.click(screen.getByRole('button', { name: 'Close this notification' }));
    await hasLeft();
  });

  it('that is closed by keyboard leaves the focus on the page', async () => {
    const { showToast } = await openPage();
    showToast('notSent');
    const close = await screen.findByRole('button', { name: 'Close this notification' });
    close.focus();
    fireEvent.click(close);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });
});

describe('without what draws it', () => {
  /** Vitest lets a module fail once. */
  const fail = () => vi.doMock('./toast-containers', () => Promise.reject(new TypeError('Failed to fetch')));

  it('it goes by itself when its bar has run out', async () => {
    fail();
    const { showToast, container } = await openPage();
    showToast('offline');
    await screen.findByRole('status');
    expectMissingPartTold('The toast library');
    // What React listens for where there is no `AnimationEvent`, as in jsdom.
    fireEvent(one('.plain-toast > i'), new Event('webkitAnimationEnd', { bubbles: true }));
    expect(container.querySelector('main ~ *')).toBeNull();
  });

  it('two at once are said by the one that fails first, and the other takes nothing away', async () => {
    vi.doMock('../runtime/toasts', { spy: true });
    fail();
    const { showToast } = await openPage();
    const { takeToasts } = await import('../runtime/toasts');
    showToast('offline');
    await screen.findByRole('status');
    expectMissingPartTold('The toast library');
    fail();
    showToast('notSent');
    takeToasts();
    await act(() => vi.waitFor(() => expect(takeToasts).toHaveBeenCalledTimes(3)));
    expect(one('.plain-toast').textContent).toMatch(/^You are offline/);
  });

  it('another has a time of its own, which does not end with that of the first', async () => {
    fail();
    const { showToast } = await openPage();
    showToast('offline');
    await screen.findByRole('status');
    expectMissingPartTold('The toast library');
    const time = one('.plain-toast > i');
    fail();
    showToast('notSent');
    await waitFor(() => expect(one('.plain-toast').textContent).toMatch(/^Not sent/));
    expect(one('.plain-toast > i')).not.toBe(time);
  });

  it('it is said all the same, and the next one asks again', async () => {
    fail();
    const { showToast, container } = await openPage();
    showToast('offline');
    const plain = await screen.findByRole('status');
    expect(plain.closest('.plain-toast')).toBe(one('.plain-toast'));
    expectMissingPartTold('The toast library');
    fireEvent.click(plain);
    expect(container.querySelector('main ~ *')).toBeNull();
    vi.doUnmock('./toast-containers');
    showToast('unexpected', { kind: 'error' });
    expect((await screen.findByRole('alert')).closest('.Toastify__toast')).toBe(toast());
  });
});
