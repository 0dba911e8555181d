// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PHONE_TEXTS } from '../testing/phone-texts';
import { choosePhoneCountry } from './choose-phone-country';
import { PhoneInput, type PhoneInputProps } from './phone-input';

const element = (props: Partial<PhoneInputProps> = {}) => (
  <form>
    <label htmlFor="phone">Phone</label>
    <PhoneInput id="phone" texts={PHONE_TEXTS} locale="en-US" {...props} />
  </form>
);

const field = (): HTMLInputElement => screen.getByLabelText('Phone');
/** The control that posts the country. */
function country(): HTMLInputElement {
  const control = field().form?.elements.namedItem('telephoneCountry');
  if (!(control instanceof HTMLInputElement)) throw new Error('no country is posted');
  return control;
}

const button = (): HTMLElement => screen.getByRole('button');

function type(text: string): void {
  field().focus();
  fireEvent.input(field(), { target: { value: text } });
}

async function awake(dialCode = '+66'): Promise<void> {
  field().focus();
  await waitFor(() => expect(button().textContent).toContain(dialCode));
}

async function openList(): Promise<HTMLElement> {
  fireEvent.click(button());
  return screen.findByRole('listbox');
}

/** By the search: letters in the list begin a new word after a pause, and a busy machine makes pauses. */
function choose(query: string): void {
  const search = screen.getByRole('combobox');
  fireEvent.change(search, { target: { value: query } });
  fireEvent.keyDown(search, { key: 'Enter' });
}

/** As browsers do: each text moves into an element of the machine's, but in what is no text to translate. */
function translate(inside: Element): void {
  const texts = document.createTreeWalker(inside, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  while (texts.nextNode()) found.push(texts.currentNode);
  for (const text of found) {
    if (text.parentElement?.closest('[translate="no"]')) continue;
    const words = document.createElement('font');
    text.parentNode?.replaceChild(words, text);
    words.textContent = text.textContent;
  }
}

afterEach(cleanup);

describe('PhoneInput', () => {
  it('is a plain telephone field before it is used, on the server too', () => {
    const html = renderToString(element());
    expect(html).toMatch(/<input[^>]*type="tel"[^>]*>/);
    for (const attribute of ['name="telephone"', 'autoComplete="tel"', 'maxLength="25"']) {
      expect(html).toContain(attribute);
    }
    expect(html).not.toContain('style=');
    render(element());
    expect(button().textContent).toBe('Country code TH ');
  });

  it('names its description and its error', () => {
    render(element({ describedBy: 'hint error', invalid: true, required: true }));
    expect(field().getAttribute('aria-describedby')).toMatch(/^hint error /);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(field().required).toBe(true);
  });

  it('knows its country at the first focus', async () => {
    render(element());
    await awake();
    expect(button().textContent).toBe('Country code: Thailand TH +66');
  });

  it.each<[string, Partial<PhoneInputProps>, string]>([
    ['the configured one', { defaultCountry: 'SE' }, 'SE +46'],
    ['else the first preferred', { preferredCountries: ['NO', 'SE'] }, 'NO +47'],
    ['else the first in the list', { preferredCountries: [] }, 'AF +93'],
  ])('starts with %s', async (_name, props, expected) => {
    render(element(props));
    await awake('+');
    expect(button().textContent).toContain(expected);
  });

  it('reports validity on input, and keeps it from a number that is none', async () => {
    render(element());
    await awake();
    type('191');
    await waitFor(() => expect(field().validationMessage).toBe('Too short'));
    type('0812345678');
    expect(field().validationMessage).toBe('');
    type('');
    expect(field().validationMessage).toBe('');
  });

  it('warns of an unknown range once the field is left', async () => {
    render(element());
    await awake();
    type('+66 11 111 1111');
    expect(screen.queryByText('Unknown range')).toBeNull();
    fireEvent.blur(field());
    expect(await screen.findByText('Unknown range')).toBeTruthy();
    expect(field().validationMessage).toBe('');
  });

  it('selects the country of an international number, and none for a code that nobody has', async () => {
    render(element());
    await awake();
    type('+46');
    await waitFor(() => expect(button().textContent).toContain('SE +46'));
    type('+969');
    await waitFor(() => expect(button().textContent).toContain('–'));
  });

  it('says the country that it posts also on a page that a machine has translated', async () => {
    render(element());
    await awake();
    translate(button());
    type('+46');
    await waitFor(() => expect(button().textContent).toBe('Country code: Sweden SE +46'));
  });

  it.each([
    ['phone-characters' as const, 'Tel ๐๘๑x-2', ' 081-2'],
    [/[0-9]/g, '081-2', '0812'],
  ])('filters by %s', async (filter, typed, kept) => {
    render(element({ filter }));
    await awake();
    type(typed);
    await waitFor(() => expect(field().value).toBe(kept));
  });

  it('lets the list choose, keeps the national digits, and goes on in the field', async () => {
    render(element());
    await awake();
    type('+66 81 234 5678');
    await openList();
    choose('sw');
    await waitFor(() => expect(field().value.replace(/\D/g, '')).toBe('46812345678'));
    expect(document.activeElement).toBe(field());
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(country().value).toBe('SE');
  });

  it('marks the highlighted and the selected country, and says when none is found', async () => {
    render(element());
    await awake();
    const list = await openList();
    expect(within(list).getByRole('option', { selected: true }).textContent).toContain('Thailand');
    fireEvent.keyDown(list, { key: 'ArrowDown' });
    const active = document.getElementById(list.getAttribute('aria-activedescendant') ?? '');
    expect(active?.textContent).toContain('Afghanistan');
    expect(active?.getAttribute('aria-selected')).toBe('false');
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'zzzz' } });
    expect(screen.getByText('No country')).toBeTruthy();
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button());
  });
});

describe('the list of countries', () => {
  it('opens by an arrow on its button as well', async () => {
    render(element());
    fireEvent.keyDown(button(), { key: 'ArrowDown' });
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(document.activeElement === list).toBe(true));
  });

  it('stays closed for whoever has gone on to the number by the time that it comes', async () => {
    render(element());
    button().focus();
    fireEvent.click(button());
    field().focus();
    await act(() => import('./country-list'));
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(document.activeElement).toBe(field());
  });

  it('opens where a press gives its button no focus, as in Safari', async () => {
    render(element());
    button().blur();
    expect(await openList()).toBeTruthy();
  });

  it('keeps what it chose among the countries that share a code', async () => {
    render(element());
    await openList();
    choose('cana');
    await waitFor(() => expect(country().value).toBe('CA'));
    type('+1 212 555 0123');
    expect(country().value).toBe('CA');
    type('+7 701 123 4567');
    await waitFor(() => expect(country().value).toBe('KZ'));
  });
});

describe('the visitor’s country', () => {
  const visitorCountryUrl = async () => '/ip-country';

  it.each([
    ['1;SE;SWE;Sweden', 'SE +46'],
    ['0;;;', 'TH +66'],
    ['2;SE;SWE;Sweden', 'TH +66'],
    ['SE', 'TH +66'],
    ['<html></html>', 'TH +66'],
    ['1;AQ;ATA;Antarctica', 'TH +66'],
  ])('at the answer %s is %s', async (answer, expected) => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(answer));
    render(element({ visitorCountryUrl }));
    await waitFor(() => expect(fetched).toHaveBeenCalled());
    await awake('+');
    await waitFor(() => expect(button().textContent).toContain(expected));
  });

  it('is not asked for where it is not switched on', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const notSwitchedOn = vi.fn(async () => null);
    render(element({ visitorCountryUrl: notSwitchedOn }));
    await awake();
    expect(notSwitchedOn).toHaveBeenCalled();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('never comes over what was typed', async () => {
    const answers: ((response: Response) => void)[] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    render(
      <>
        {element({ visitorCountryUrl })}
        <label htmlFor="other">Other</label>
        <PhoneInput id="other" texts={PHONE_TEXTS} locale="en-US" visitorCountryUrl={visitorCountryUrl} />
      </>,
    );
    await waitFor(() => expect(answers).toHaveLength(2));
    field().focus();
    const [typedOver, untouched] = screen.getAllByRole('button');
    await waitFor(() => expect(typedOver?.textContent).toContain('+66'));
    type('08');
    for (const answer of answers) answer(new Response('1;SE;SWE;Sweden'));
    // The field that nobody touched is answered after the other.
    await waitFor(() => expect(untouched?.textContent).toContain('SE'));
    expect(typedOver?.textContent).toContain('TH +66');
  });
});

describe('the country that is posted', () => {
  it('is the one that is shown, before the number logic has come and without script', () => {
    expect(renderToString(element({ defaultCountry: 'SE' }))).toContain(
      '<input type="hidden" name="telephoneCountry" value="SE"/>',
    );
  });

  it('follows an international number, and is none for a code that nobody has', async () => {
    render(element());
    await awake();
    type('+46');
    await waitFor(() => expect(country().value).toBe('SE'));
    type('+969');
    await waitFor(() => expect(country().value).toBe(''));
  });

  it('is taken back from a draft', async () => {
    render(element());
    field().value = '070-910 49 01';
    choosePhoneCountry(country(), 'SE');
    await waitFor(() => expect(button().textContent).toContain('SE'));
    expect(country().value).toBe('SE');
    await awake('+46');
    expect(field().validationMessage).toBe('');
  });

  it('is taken back from a draft whose country is none', async () => {
    render(element());
    field().value = '081 234 5678';
    choosePhoneCountry(country(), 'AQ');
    await awake();
    expect(country().value).toBe('TH');
  });
});
