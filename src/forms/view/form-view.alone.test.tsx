// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import forms from '../../../locales/en/forms.json';
import { ApiError } from '../../api/api-error';
import type { Problem } from '../../contract/answers';
import { form, postedFields } from '../../contract/forms/form';
import { HONEYPOT_FIELD } from '../../contract/wire';
import { loadEngine } from '../../phone-input/load-engine';
import { takeToasts } from '../../runtime/toasts';
import { InPage } from '../../testing/in-page';
import { readDraft, writeDraft } from '../draft/draft-storage';
import { loadReader } from '../lifecycle/load-reader';
import { FormView } from './form-view';

vi.mock('../../api/proof-of-work', () => ({ prepareProof: vi.fn() }));
vi.mock('../lifecycle/load-reader', { spy: true });

const FORM = 'test-form';

const SEVEN_DAYS_MS = 7 * 24 * 60 * 60 * 1000;

const FORM_TABLE = form({ name: FORM, path: '/a-form', words: 'test' }, [
  { name: 'name', kind: 'text', required: true, autocomplete: 'name' },
  { name: 'email', kind: 'email', required: true, autocomplete: 'email' },
  { name: 'telephone', kind: 'tel', autocomplete: 'tel' },
  { name: 'password', kind: 'new-password', autocomplete: 'new-password', repeats: 'password' },
  { name: 'marketingConsent', kind: 'checkbox' },
]);

const WORDS = {
  name: { label: 'Name' },
  email: { label: 'E-mail' },
  telephone: { label: 'Phone' },
  password: { label: 'Password' },
  marketingConsent: { label: 'Write to me' },
};

const TEXTS = { forms: { ...forms, test: WORDS } };

interface Answer {
  reference: string;
}

const send = vi.fn<(answers: object, key: string) => Promise<Answer>>();

function element() {
  return (
    <InPage path="/contact-sales" texts={TEXTS}>
      <FormView
        form={FORM_TABLE}
        label="A form"
        submitLabel="Send"
        send={send}
        success={({ reference }) => <p>Stored as {reference}</p>}
      />
    </InPage>
  );
}

const field = (label: RegExp | string): HTMLInputElement => screen.getByLabelText(label);
const type = (label: RegExp | string, value: string) => fireEvent.input(field(label), { target: { value } });
/** Its button says from the first press on that it sends. */
const SUBMIT = /^Send(?:ing…)?$/;
const press = (name: RegExp | string = SUBMIT) => fireEvent.click(screen.getByRole('button', { name }));

function fill(): void {
  type(/^Name/, 'Ada');
  type(/^E-mail/, 'ada@company.example');
}

const status = (code: number, details: { retryAfterS?: number; problem?: Problem } = {}) =>
  new ApiError('status', { status: code, ...details });

// A submit waits three seconds for it and no more, which a busy machine needs for compiling it.
beforeAll(async () => {
  await loadEngine();
});

beforeEach(() => {
  localStorage.clear();
  takeToasts();
  send.mockReset().mockResolvedValue({ reference: 'VS-1' });
  document.title = 'A page';
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

describe('before a submit', () => {
  it('posts by itself without JavaScript, and says of each field what it is', () => {
    const html = renderToString(element());
    expect(html).toMatch(/<form[^>]* action="\/api\/a-form" method="post"/);
    for (const { name, autocomplete } of postedFields(FORM_TABLE)) {
      const filledBy = autocomplete === undefined ? '' : `(?=[^>]*autoComplete="${autocomplete}")`;
      expect(html).toMatch(new RegExp(`<input(?=[^>]*name="${name}")${filledBy}`, 'i'));
    }
    expect(html).toContain('type="hidden" name="locale" value="en"');
    expect(html).not.toMatch(/aria-invalid="true"|role="alert"|style=/);
  });

  it('has no error, however wrong a value is', () => {
    render(element());
    type(/^E-mail/, 'ada');
    fireEvent.blur(field(/^E-mail/));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field(/^E-mail/).getAttribute('aria-invalid')).toBeNull();
  });
});

describe('a refused submit', () => {
  it('lists what is to be mended, takes the focus, and says the same beside each field', async () => {
    render(element());
    type(/^E-mail/, 'ada');
    press();
    const summary = await screen.findByRole('alert');
    // The effect that moves the focus runs a moment after the words are there.
    await waitFor(() => expect(document.activeElement).toBe(summary));
    await waitFor(() => expect(document.title).toBe('Please check: A page'));
    const links = within(summary).getAllByRole('link');
    expect(links).toHaveLength(2);
    for (const [index, label] of [/^Name/, /^E-mail/].entries()) {
      const input = field(label);
      expect(links[index]?.getAttribute('href')).toBe(`#${input.id}`);
      expect(input.getAttribute('aria-invalid')).toBe('true');
      const said = document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent ?? '-';
      expect(links[index]?.textContent).toContain(said);
    }
    expect(send).not.toHaveBeenCalled();
  });

  it('forgets an error once its field is mended, and the title with the last one', async () => {
    render(element());
    press();
    await screen.findByRole('alert');
    type(/^Name/, 'Ada');
    expect(field(/^Name/).getAttribute('aria-invalid')).toBeNull();
    expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(1);
    type(/^E-mail/, 'ada@company.example');
    press();
    await screen.findByText('Stored as VS-1');
    await waitFor(() => expect(document.title).toBe('A page'));
  });

  it('gives the title back when the form is left, and never takes the next page’s', async () => {
    for (const next of ['A page', 'The next page']) {
      const { unmount } = render(element());
      press();
      await screen.findByRole('alert');
      // The effect that writes the title runs a moment after the words are there.
      await waitFor(() => expect(document.title).toBe('Please check: A page'));
      if (next !== 'A page') document.title = next;
      unmount();
      expect(document.title).toBe(next);
    }
  });

  it('refuses an impossible number beside its field', async () => {
    render(element());
    fill();
    type(/^Phone/, '+66 1');
    press();
    expect((await screen.findByRole('alert')).textContent).toContain('phone number');
    expect(send).not.toHaveBeenCalled();
  });

  it('shows the refusals of the server in the same way', async () => {
    const errors: Problem['errors'] = [{ field: 'email', code: 'invalid-email' }];
    send.mockRejectedValueOnce(
      status(422, { problem: { type: '', title: '', status: 422, code: 'invalid-fields', errors } }),
    );
    render(element());
    fill();
    press();
    const summary = await screen.findByRole('alert');
    // The effect that moves the focus runs a moment after the words are there.
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(field(/^E-mail/).getAttribute('aria-invalid')).toBe('true');
    expect(field(/^E-mail/).value).toBe('ada@company.example');
    expect(takeToasts()).toEqual([]);
  });
});

describe('sending', () => {
  it('happens once, however often the button is pressed', async () => {
    let store: (answer: Answer) => void = () => undefined;
    send.mockReturnValueOnce(new Promise((resolve) => (store = resolve)));
    render(element());
    fill();
    press();
    press();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    const button = screen.getByRole('button', { name: 'Sending…' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button);
    await act(async () => store({ reference: 'VS-2' }));
    expect(screen.getByText('Stored as VS-2')).toBeTruthy();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('is said to whoever is somewhere else in the form', async () => {
    let store: (answer: Answer) => void = () => undefined;
    send.mockReturnValueOnce(new Promise((resolve) => (store = resolve)));
    render(element());
    const said = () => screen.getAllByRole('status').map((region) => region.textContent);
    // A region that comes along with its words would not be read.
    expect(said()).toContain('');
    expect(said()).not.toContain('Sending…');
    fill();
    fireEvent.submit(screen.getByRole('form'));
    await waitFor(() => expect(said()).toContain('Sending…'));
    await act(async () => store({ reference: 'VS-2' }));
  });

  it('goes on in the form of another language, which shows what came of it', async () => {
    let store: (answer: Answer) => void = () => undefined;
    send.mockReturnValueOnce(new Promise((resolve) => (store = resolve)));
    const { unmount } = render(element());
    fill();
    press();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    unmount();
    render(element());
    press('Sending…');
    await act(async () => store({ reference: 'VS-2' }));
    expect(screen.getByText('Stored as VS-2')).toBeTruthy();
    expect(send).toHaveBeenCalledTimes(1);
    expect(readDraft(FORM, Date.now())).toBeNull();
  });

  it('goes on there too where it fails, and begins anew after that', async () => {
    let lose: (error: ApiError) => void = () => undefined;
    send.mockReturnValueOnce(new Promise((_resolve, reject) => (lose = reject)));
    const { unmount } = render(element());
    fill();
    press();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    unmount();
    const { unmount: leave } = render(element());
    await act(async () => lose(new ApiError('timeout')));
    expect((await screen.findByRole('alert')).textContent).toContain(forms.failure.timeout);
    expect(takeToasts().map(({ message }) => message)).toEqual(['notSent']);
    leave();
    render(element());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('Sending…')).toBeNull();
  });

  it('sends what is typed while the code that reads it comes', async () => {
    let come: () => void = () => undefined;
    const { readAnswers } = await import('../lifecycle/read-answers');
    vi.mocked(loadReader).mockReturnValueOnce(
      new Promise((resolve) => (come = () => resolve({ readAnswers }))),
    );
    render(element());
    fill();
    press();
    expect(screen.getByRole('button', { name: 'Sending…' })).toBeTruthy();
    type(/^Name/, 'Ada Lovelace');
    await act(async () => come());
    await screen.findByText('Stored as VS-1');
    expect(send.mock.calls[0]?.[0]).toMatchObject({ name: 'Ada Lovelace' });
  });

  describe('without the code that sends', () => {
    const answer = (ok: boolean) => () => Promise.resolve(new Response(null, { status: ok ? 200 : 503 }));

    afterEach(() => vi.unstubAllGlobals());

    it('is left to the browser, once, until somebody comes back to it', async () => {
      const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
      vi.stubGlobal('fetch', answer(true));
      send.mockRejectedValueOnce(new ApiError('not-loaded'));
      render(element());
      fill();
      press();
      await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
      press('Sending…');
      expect(screen.queryByRole('alert')).toBeNull();
      await act(async () => void window.dispatchEvent(new Event('pageshow')));
      expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy();
      expect(screen.queryByRole('alert')).toBeNull();
      expect(takeToasts()).toEqual([]);
      expect([submit.mock.calls.length, send.mock.calls.length]).toEqual([1, 1]);
    });

    it('is left to nobody where its page has been left meanwhile', async () => {
      const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
      let tell: (there: Response) => void = () => undefined;
      vi.stubGlobal('fetch', () => new Promise((resolve) => (tell = resolve)));
      send.mockRejectedValueOnce(new ApiError('not-loaded'));
      const { unmount } = render(element());
      fill();
      press();
      await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
      unmount();
      await act(async () => tell(new Response()));
      await waitFor(() => expect(takeToasts().map(({ message }) => message)).toEqual(['notSent']));
      expect(submit).not.toHaveBeenCalled();
    });

    it.each([
      { what: 'answers with an error', isHere: answer(false) },
      { what: 'is out of reach', isHere: () => Promise.reject(new TypeError('')) },
    ])('stays where the site $what', async ({ isHere }) => {
      const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
      vi.stubGlobal('fetch', isHere);
      send.mockRejectedValueOnce(new ApiError('not-loaded'));
      render(element());
      fill();
      press();
      expect((await screen.findByRole('alert')).textContent).toContain(forms.failure.network);
      expect(submit).not.toHaveBeenCalled();
    });
  });

  it('sends a number as E.164, a box as a truth value, and what fell into the trap along', async () => {
    render(element());
    fill();
    type(/^Phone/, '๐๘๑ ๒๓๔ ๕๖๗๘');
    fireEvent.click(field('Write to me'));
    const trap = document.querySelector<HTMLInputElement>(`[name="${HONEYPOT_FIELD}"]`);
    fireEvent.input(trap as HTMLInputElement, { target: { value: 'http://spam.example' } });
    press();
    await screen.findByText(/Stored/);
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      name: 'Ada',
      telephone: '+66812345678',
      marketingConsent: true,
      [HONEYPOT_FIELD]: 'http://spam.example',
    });
  });

  it('sends what was filled in and the page’s language, and no trap that nothing fell into', async () => {
    render(element());
    fill();
    press();
    await screen.findByText(/Stored/);
    expect(send.mock.calls[0]?.[0]).toEqual({
      name: 'Ada',
      email: 'ada@company.example',
      telephone: '',
      // No number, and so nothing that reads it: the server is told the country that the field showed.
      telephoneCountry: 'TH',
      marketingConsent: false,
      locale: 'en',
    });
  });

  it('takes a number of an unknown range, and reads another in the country that was chosen', async () => {
    render(element());
    fill();
    send.mockRejectedValue(new ApiError('network'));
    type(/^Phone/, '+66 11 111 1111');
    press();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    fireEvent.click(screen.getByRole('button', { name: /^Country/ }));
    const search = await screen.findByRole('combobox');
    fireEvent.change(search, { target: { value: 'swe' } });
    fireEvent.keyDown(search, { key: 'Enter' });
    await waitFor(() => expect(document.querySelector('[role="listbox"]')).toBeNull());
    type(/^Phone/, '070-910 49 01');
    press();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(send.mock.calls.map(([answers]) => answers)).toMatchObject([
      { telephone: '+66111111111' },
      { telephone: '+46709104901' },
    ]);
  });

  it('keeps the key for the same answers, and takes a new one for others', async () => {
    send.mockRejectedValue(new ApiError('network'));
    render(element());
    fill();
    for (const name of ['Ada', 'Ada', 'Ada Lovelace']) {
      const calls = send.mock.calls.length;
      type(/^Name/, name);
      press();
      await waitFor(() => expect(send).toHaveBeenCalledTimes(calls + 1));
      await screen.findByRole('alert');
    }
    const [first, second, third] = send.mock.calls.map(([, key]) => key);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

describe('a failure', () => {
  it.each([
    { name: 'no network', error: new ApiError('network'), said: 'could not be reached', toast: true },
    { name: 'a timeout', error: new ApiError('timeout'), said: 'took too long', toast: true },
    { name: 'an abort', error: new ApiError('aborted'), said: 'stopped', toast: true },
    { name: '429 without a time', error: status(429), said: 'wait 60 seconds', toast: true },
    { name: '500', error: status(500), said: 'could not store', toast: true },
    { name: '503', error: status(503), said: 'could not store', toast: true },
    { name: '400', error: status(400), said: 'reload the page', toast: false },
    { name: 'what is no ApiError', error: new Error('?'), said: 'could not be reached', toast: true },
  ])('$name: said to stay, nothing lost, and sent again by a button', async ({ error, said, toast }) => {
    send.mockRejectedValueOnce(error);
    render(element());
    fill();
    press();
    expect((await screen.findByRole('alert')).textContent).toContain(said);
    expect(takeToasts().map(({ message }) => message)).toEqual(toast ? ['notSent'] : []);
    expect(field(/^Name/).value).toBe('Ada');
    expect(screen.queryByText(/Stored/)).toBeNull();
    press('Send again');
    await screen.findByText('Stored as VS-1');
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('says offline where the browser knows it', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    send.mockRejectedValueOnce(new ApiError('network'));
    render(element());
    fill();
    press();
    expect((await screen.findByRole('alert')).textContent).toContain('You are offline');
  });

  it('says of each attempt what it failed by', async () => {
    send.mockRejectedValueOnce(new ApiError('network'));
    render(element());
    fill();
    press();
    expect((await screen.findByRole('alert')).textContent).toContain('could not be reached');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    send.mockRejectedValueOnce(new ApiError('network'));
    press('Send again');
    expect(screen.getByRole('alert').textContent).toContain('could not be reached');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('You are offline'));
  });

  it('stands in the page’s title once, of however many forms, and is gone with the last', async () => {
    render(
      <>
        {element()}
        {element()}
      </>,
    );
    const buttons = screen.getAllByRole('button', { name: SUBMIT });
    for (const [index, button] of buttons.entries()) {
      fireEvent.click(button);
      await waitFor(() => {
        expect(screen.getAllByRole('alert')).toHaveLength(index + 1);
        // By an effect, which comes after it.
        expect(document.title).toBe('Please check: A page');
      });
    }
    cleanup();
    expect(document.title).toBe('A page');
  });

  it('keeps the focus on the button that sends again', async () => {
    send.mockRejectedValue(status(503));
    render(element());
    fill();
    press();
    const again = await screen.findByRole('button', { name: 'Send again' });
    expect(document.activeElement).not.toBe(again);
    again.focus();
    press('Send again');
    await waitFor(() => expect(again.isConnected).toBe(false));
    expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Send again' }));
  });

  it('has the focus on the button that says so while it sends again, unless somebody goes on', async () => {
    send.mockRejectedValueOnce(status(503));
    render(element());
    fill();
    press();
    for (const goesOn of [false, true]) {
      let fail: (failure: ApiError) => void = () => undefined;
      send.mockReturnValueOnce(new Promise((_resolve, reject) => (fail = reject)));
      (await screen.findByRole('button', { name: 'Send again' })).focus();
      press('Send again');
      const sending = screen.getByRole('button', { name: /^Sending/ });
      await waitFor(() => expect(document.activeElement).toBe(sending));
      if (goesOn) field(/^Name/).focus();
      await act(async () => fail(status(503)));
      const again = await screen.findByRole('button', { name: 'Send again' });
      expect(document.activeElement).toBe(goesOn ? field(/^Name/) : again);
    }
  });

  it('says that who was logged in no longer is', async () => {
    localStorage.setItem('token', 'one that has expired');
    send.mockImplementationOnce(() => {
      localStorage.removeItem('token');
      return Promise.reject(status(401));
    });
    render(element());
    fill();
    press();
    await screen.findByRole('alert');
    expect(takeToasts().map(({ message }) => message)).toEqual(['loggedOut']);
    send.mockRejectedValueOnce(status(401));
    press();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(takeToasts()).toEqual([]);
  });

  it('429 with a time: asks the server no sooner, and counts down on the button alone', async () => {
    send.mockRejectedValueOnce(status(429, { retryAfterS: 17 }));
    render(element());
    fill();
    press();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('wait 17 seconds');
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date', 'setInterval', 'clearInterval'] });
    press(/Send again \(17\)/);
    press();
    const again = screen.getByRole('alert');
    expect(again).not.toBe(alert);
    act(() => void vi.advanceTimersByTime(10_000));
    expect(again.textContent).toContain('wait 17 seconds');
    press(/Send again \([67]\)/);
    expect(send).toHaveBeenCalledTimes(1);
    act(() => void vi.advanceTimersByTime(8_000));
    press('Send again');
    await screen.findByText('Stored as VS-1');
  });

  it('429 with a long time: said in minutes', async () => {
    send.mockRejectedValueOnce(status(429, { retryAfterS: 590 }));
    render(element());
    fill();
    press();
    expect((await screen.findByRole('alert')).textContent).toContain('wait 10 minutes');
  });
});

describe('a text that is too long', () => {
  const isCut = () => field(/^Name/).hasAttribute('maxlength');

  it('is refused, and not cut off unseen', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(element());
    expect(isCut()).toBe(true);
    render(element(), { container, hydrate: true });
    fill();
    fireEvent.paste(field(/^Name/));
    expect(isCut()).toBe(false);
    type(/^Name/, 'a'.repeat(201));
    press();
    expect((await screen.findByRole('alert')).textContent).toContain(forms.error['too-long']);
    expect(field(/^Name/).value).toHaveLength(201);
  });
});

describe('a draft', () => {
  const values = { name: 'Ada', telephone: '081 234 5678', marketingConsent: 'on' };

  it('is kept soon after typing, without the password, and gone once the server has the form', async () => {
    render(element());
    fill();
    type(/^Password/, 'correct horse 9');
    await waitFor(() => expect(readDraft(FORM, Date.now())).not.toBeNull());
    expect(readDraft(FORM, Date.now())).toMatchObject({ name: 'Ada', email: 'ada@company.example' });
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('correct horse');
    press();
    await screen.findByText('Stored as VS-1');
    expect(readDraft(FORM, Date.now())).toBeNull();
  });

  it('is gone too where somebody types on while the form is sent', async () => {
    let store: (answer: Answer) => void = () => undefined;
    send.mockReturnValueOnce(new Promise((resolve) => (store = resolve)));
    render(element());
    fill();
    press();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    // What is typed waits to be kept.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    type(/^Name/, 'Ada Lovelace');
    await act(async () => store({ reference: 'VS-2' }));
    expect(screen.getByText('Stored as VS-2')).toBeTruthy();
    vi.runOnlyPendingTimers();
    expect(readDraft(FORM, Date.now())).toBeNull();
  });

  it('is kept when sending fails, and when the page is left at once', async () => {
    send.mockRejectedValueOnce(new ApiError('network'));
    const { unmount } = render(element());
    fill();
    press();
    await screen.findByRole('alert');
    type(/^Name/, 'Ada Lovelace');
    unmount();
    expect(readDraft(FORM, Date.now())).toMatchObject({ name: 'Ada Lovelace' });
  });

  it('comes back, says so, and can be cleared', () => {
    // As old as it may be, but for the time that the test takes.
    writeDraft(FORM, values, Date.now() - SEVEN_DAYS_MS + 60 * 60 * 1000);
    render(element());
    expect(field(/^Name/).value).toBe('Ada');
    expect(field(/^Phone/).value).toBe('081 234 5678');
    expect(field('Write to me').checked).toBe(true);
    press('Clear the form');
    expect(field(/^Name/).value).toBe('');
    expect(field('Write to me').checked).toBe(false);
    expect(readDraft(FORM, Date.now())).toBeNull();
  });

  it('fills in what is empty, and leaves what was typed before there was code for it', () => {
    writeDraft(FORM, values, Date.now());
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(element());
    type(/^Name/, 'Grace');
    render(element(), { container, hydrate: true });
    expect(field(/^Name/).value).toBe('Grace');
    expect(field(/^Phone/).value).toBe('081 234 5678');
    expect(field('Write to me').checked).toBe(true);
  });

  it.each([
    ['too old', JSON.stringify({ savedAt: Date.now() - SEVEN_DAYS_MS - 1, values })],
    ['damaged', '{"savedAt":'],
    ['something else', '[1,2,3]'],
    ['of other types', JSON.stringify({ savedAt: Date.now(), values: { name: { first: 'Ada' } } })],
  ])('%s does not come back', (_name, stored) => {
    localStorage.setItem(`draft:${FORM}`, stored);
    render(element());
    expect(field(/^Name/).value).toBe('');
  });

  it('that cannot be kept harms nothing, and nobody is told that it is kept', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    render(element());
    fill();
    expect((await screen.findByText(forms.draft.notKept)).closest('[role="status"]')).toBeTruthy();
    expect(screen.queryByText(/Your draft is kept/)).toBeNull();
    press();
    await screen.findByText('Stored as VS-1');
  });
});

describe('a password', () => {
  it('can be shown and hidden, and caps lock is noticed', () => {
    render(element());
    const input = field(/^Password/);
    press('Show password');
    expect(input.type).toBe('text');
    press('Hide password');
    expect(input.type).toBe('password');
    fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true });
    expect(screen.getByText(/caps lock/i)).toBeTruthy();
    fireEvent.blur(input);
    expect(screen.queryByText(/caps lock/i)).toBeNull();
  });
});
