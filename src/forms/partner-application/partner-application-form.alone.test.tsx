// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/api-error';
import type { Problem } from '../../contract/answers';
import { InPage } from '../../testing/in-page';
import { loadReader } from '../lifecycle/load-reader';
import { PartnerApplicationForm } from './partner-application-form';

const send = vi.hoisted(() => vi.fn<(answers: object, key: string) => Promise<object>>());
vi.mock('../../api/receipt', () => ({
  postForReceipt: () => (answers: object, key: string) => send(answers, key),
}));
vi.mock('../lifecycle/load-reader', { spy: true });
vi.mock('../../api/proof-of-work', () => ({ prepareProof: vi.fn() }));

function control(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`no ${name}`);
  return found;
}

const type = (name: string, value: string) => fireEvent.input(control(name), { target: { value } });

/** The first of a name: the last submits without script, and jsdom has no stylesheet to hide it. */
function press(name: string): void {
  const [button] = screen.getAllByRole('button', { name });
  if (button) fireEvent.click(button);
}

/** The step's heading, once it has the focus. */
async function atStep(name: string): Promise<void> {
  await waitFor(() => expect(document.activeElement?.textContent).toBe(name));
}

async function fillTillReview(): Promise<void> {
  for (const name of ['firstName', 'lastName']) type(`personal.${name}`, 'Ada');
  type('personal.email', 'ada@company.example');
  press('Continue');
  await atStep('About the company');
  type('company.name', 'Engines');
  press('Continue');
  await atStep('Check and send');
}

beforeEach(() => {
  localStorage.clear();
  send.mockReset().mockResolvedValue({ id: '1', reference: 'VP-1' });
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
  render(
    <InPage path="/partners/register">
      <PartnerApplicationForm />
    </InPage>,
  );
});

afterEach(cleanup);

it('asks of each step what that step needs, and sends at the review alone', async () => {
  press('Continue');
  expect((await screen.findByRole('alert')).querySelectorAll('a')).toHaveLength(3);
  await fillTillReview();
  expect(document.querySelector('dl')?.textContent).toContain('ada@company.example');
  expect(send).not.toHaveBeenCalled();
  press('Send the application');
  await atStep('Application sent');
  expect(send).toHaveBeenCalledTimes(1);
  expect(send.mock.calls[0]?.[0]).toMatchObject({
    personal: { firstName: 'Ada', managesPartnership: false },
    company: { name: 'Engines', urgent: false },
  });
});

it('goes on without the code of the rules, which the review asks for again', async () => {
  vi.mocked(loadReader).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  press('Continue');
  await atStep('About the company');
  expect(screen.queryByRole('alert')).toBeNull();
  type('company.name', 'Engines');
  press('Continue');
  await atStep('Check and send');
  press('Send the application');
  await screen.findByText('Step 1 of 3');
  expect((await screen.findByRole('alert')).querySelectorAll('a')).toHaveLength(3);
  expect(send).not.toHaveBeenCalled();
});

it('stays where somebody went while the rules came, and reviews what was typed till then', async () => {
  const { readAnswers } = await loadReader();
  for (const name of ['firstName', 'lastName']) type(`personal.${name}`, 'Ada');
  type('personal.email', 'ada@company.example');
  press('Continue');
  await atStep('About the company');
  type('company.name', 'Engines');

  let come: () => void = () => undefined;
  const waiting = () =>
    vi.mocked(loadReader).mockReturnValueOnce(
      new Promise((resolve) => {
        come = () => resolve({ readAnswers });
      }),
    );
  waiting();
  press('Continue');
  press('Back');
  await atStep('About you');
  await act(async () => come());
  expect(screen.getByText('Step 1 of 3')).toBeTruthy();

  press('Continue');
  await atStep('About the company');
  waiting();
  press('Continue');
  type('company.name', 'Engines and more');
  await act(async () => come());
  await atStep('Check and send');
  expect(document.querySelector('form')?.textContent).toContain('Engines and more');
});

it('goes back to what was answered, by ways that say what to', async () => {
  await fillTillReview();
  press('Back');
  await atStep('About the company');
  press('Continue');
  await atStep('Check and send');
  expect(screen.getAllByRole('button', { name: /^Change/ }).map(({ ariaLabel }) => ariaLabel)).toEqual([
    'Change: About you',
    'Change: About the company',
  ]);
  press('Change: About you');
  await atStep('About you');
  expect(control('personal.firstName').value).toBe('Ada');
});

it('mends where it was asked what the server refuses at the review', async () => {
  const errors: Problem['errors'] = [{ field: 'personal.email', code: 'invalid-email' }];
  const problem: Problem = { type: '', title: '', status: 422, code: 'invalid-fields', errors };
  send.mockRejectedValueOnce(new ApiError('status', { status: 422, problem }));
  await fillTillReview();
  press('Send the application');
  await screen.findByText('Step 1 of 3');
  expect(control('personal.email').getAttribute('aria-invalid')).toBe('true');
  expect(control('company.name').value).toBe('Engines');
});

it('what is refused of several steps: the list has the focus, at the first of them, and leads to each', async () => {
  const errors: Problem['errors'] = [
    { field: 'personal.email', code: 'invalid-email' },
    { field: 'company.website', code: 'invalid-url' },
  ];
  const problem: Problem = { type: '', title: '', status: 422, code: 'invalid-fields', errors };
  send.mockRejectedValueOnce(new ApiError('status', { status: 422, problem }));
  await fillTillReview();
  press('Send the application');
  await screen.findByText('Step 1 of 3');
  const list = screen.getByRole('alert');
  expect(document.activeElement).toBe(list);
  const [, website] = list.querySelectorAll('a');
  fireEvent.click(website as HTMLAnchorElement);
  expect(screen.getByText('Step 2 of 3')).toBeTruthy();
  expect(document.activeElement).toBe(control('company.website'));
});

it('what could not be sent is sent again at the review alone', async () => {
  send.mockRejectedValueOnce(new ApiError('network'));
  await fillTillReview();
  press('Send the application');
  await screen.findByRole('button', { name: 'Send again' });
  press('Back');
  await atStep('About the company');
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  press('Continue');
  await atStep('Check and send');
  press('Send the application');
  await atStep('Application sent');
});
