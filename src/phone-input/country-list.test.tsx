// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PHONE_TEXTS } from '../testing/phone-texts';
import { CountryList } from './country-list';

/** In px; of the list seven options are seen at a time. */
const [LIST_HEIGHT, OPTION_HEIGHT] = [300, 40];

const onSelect = vi.fn();
const onClose = vi.fn();

function open(locale = 'en-US'): void {
  const button = createRef<HTMLButtonElement>();
  render(
    <>
      <button ref={button} type="button">
        TH
      </button>
      <CountryList
        id="list"
        texts={PHONE_TEXTS}
        locale={locale}
        preferredCountries={['TH']}
        selected="TH"
        button={button}
        onSelect={onSelect}
        onClose={onClose}
      />
      <p>Elsewhere</p>
    </>,
  );
}

/** By its attribute: to ask for a role by name reads 245 countries each time. */
function part(role: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(`[role="${role}"]`);
  if (!element) throw new Error(`no ${role}`);
  return element;
}

const list = () => part('listbox');
const search = () => part('combobox');

/** The one that both the list and the search box name as theirs. */
function highlighted(): string {
  const id = list().getAttribute('aria-activedescendant');
  expect(search().getAttribute('aria-activedescendant')).toBe(id);
  const option = document.getElementById(id ?? '');
  const marked = document.querySelectorAll('[data-active]');
  expect(Array.from(marked)).toEqual(option ? [option] : []);
  return option?.querySelector('.phone-option-name')?.textContent ?? 'none';
}

/** @returns whether the key is left to the browser: Enter would submit the form that the list stands in */
const press = (key: string, target = list()): boolean => fireEvent.keyDown(target, { key });

beforeEach(() => {
  onSelect.mockReset();
  onClose.mockReset();
  // jsdom has no layout.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    if (this === list()) return new DOMRect(0, 0, 200, LIST_HEIGHT);
    const place = Array.from(document.querySelectorAll('[role="option"]')).indexOf(this);
    return new DOMRect(0, place * OPTION_HEIGHT - list().scrollTop, 200, OPTION_HEIGHT);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

describe('the keys', () => {
  it('move the highlight, around both ends, and bring it into view', () => {
    open();
    expect(document.activeElement).toBe(list());
    expect(highlighted()).toBe('Thailand');
    for (const [key, name] of [
      ['ArrowDown', 'Afghanistan'],
      ['ArrowDown', 'Åland Islands'],
      ['End', 'Zimbabwe'],
      ['ArrowDown', 'Thailand'],
      ['ArrowUp', 'Zimbabwe'],
      ['PageDown', 'Zimbabwe'],
      ['Home', 'Thailand'],
      ['PageUp', 'Thailand'],
      ['PageDown', 'Argentina'],
      ['PageUp', 'Thailand'],
    ] as const) {
      expect(press(key), key).toBe(false);
      expect(highlighted(), key).toBe(name);
      const shown = document.querySelector('[data-active]')?.getBoundingClientRect();
      expect(shown?.top, key).toBeGreaterThanOrEqual(0);
      expect(shown?.bottom, key).toBeLessThanOrEqual(LIST_HEIGHT);
    }
    expect(document.querySelector('[aria-selected="true"]')?.textContent).toContain('Thailand');
  });

  it('choose by Enter and leave by Escape, and do neither to the form around', () => {
    open();
    press('ArrowDown');
    expect(press('Enter')).toBe(false);
    expect(onSelect.mock.calls).toEqual([['AF']]);
    expect(press('Escape')).toBe(false);
    expect(onClose.mock.calls).toEqual([[true]]);
  });

  it('that are no letters, and shortcuts, are the browser’s', () => {
    open();
    expect(press('Tab')).toBe(true);
    expect(fireEvent.keyDown(list(), { key: 's', ctrlKey: true })).toBe(true);
    expect(highlighted()).toBe('Thailand');
  });

  it('move the highlight from the search box too, where Home and End are the text’s', () => {
    open();
    expect(press('ArrowDown', search())).toBe(false);
    expect(highlighted()).toBe('Afghanistan');
    expect(press('End', search())).toBe(true);
    expect(highlighted()).toBe('Afghanistan');
  });
});

describe('letters', () => {
  let now = 0;

  function typed(letters: string, pauseMs = 1): string {
    for (const key of letters) {
      now += pauseMs;
      const event = createEvent.keyDown(list(), { key });
      Object.defineProperty(event, 'timeStamp', { value: now });
      fireEvent(list(), event);
    }
    return highlighted();
  }

  beforeEach(() => {
    now = 5000;
    open();
  });

  it('jump by name, and begin anew after 700 ms', () => {
    expect(typed('sw')).toBe('Sweden');
    expect(typed('j', 700)).toBe('Jamaica');
    expect(typed('o', 699)).toBe('Jordan');
    typed('u', 700);
    expect(typed('nited k')).toBe('United Kingdom');
  });

  it('have Space among them within a name; else it chooses what is highlighted', () => {
    expect(typed('south a')).toBe('South Africa');
    expect(onSelect).not.toHaveBeenCalled();
    expect(typed(' ', 700)).toBe('South Africa');
    expect(onSelect.mock.calls).toEqual([['ZA']]);
  });

  it('of one kind walk through their countries, and those of none stay', () => {
    expect([typed('j'), typed('j'), typed('j'), typed('j')]).toEqual([
      'Jamaica',
      'Japan',
      'Jersey',
      'Jordan',
    ]);
    expect(typed('#', 700)).toBe('Jordan');
  });
});

describe('the search', () => {
  it.each([
    ['en-US', 'สวีเดน', 'Sweden'],
    ['en-US', 'swed', 'Sweden'],
    ['en-US', '+46', 'Sweden'],
    ['th-TH', 'Sweden', 'สวีเดน'],
    ['th-TH', 'SE', 'สวีเดน'],
    ['th-TH', 'สวี', 'สวีเดน'],
  ])('in %s for %s highlights %s, and Enter chooses it', (locale, query, name) => {
    open(locale);
    fireEvent.change(search(), { target: { value: query } });
    expect(highlighted()).toBe(name);
    press('Enter', search());
    expect(onSelect.mock.calls).toEqual([['SE']]);
  });

  it('says when nothing is found, and Enter chooses nothing', () => {
    open();
    fireEvent.change(search(), { target: { value: 'zzzz' } });
    expect(part('status').textContent).toBe('No country');
    expect(press('Enter', search())).toBe(false);
    expect(press('ArrowDown', search())).toBe(false);
    expect(onSelect).not.toHaveBeenCalled();
    press('Escape', search());
    expect(onClose.mock.calls).toEqual([[true]]);
    fireEvent.change(search(), { target: { value: '' } });
    expect(part('status').textContent).toBe('');
    expect(highlighted()).toBe('Thailand');
  });
});

it('closes at a press elsewhere, and not at one on itself or its button', () => {
  open();
  fireEvent.pointerDown(list());
  fireEvent.pointerDown(screen.getByText('TH'));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(screen.getByText('Elsewhere'));
  expect(onClose.mock.calls).toEqual([[false]]);
});

it('closes when the focus goes on, and not within itself, to its button or to another window', () => {
  open();
  const leaveFor = (relatedTarget: Element | null) => fireEvent.blur(list(), { relatedTarget });
  leaveFor(search());
  leaveFor(screen.getByText('TH'));
  leaveFor(null);
  expect(onClose).not.toHaveBeenCalled();
  leaveFor(document.body);
  expect(onClose.mock.calls).toEqual([[false]]);
});

it('chooses what is pressed, and keeps the focus until then', () => {
  open();
  const option = screen.getByText('Sweden');
  expect(fireEvent.mouseDown(option)).toBe(false);
  fireEvent.click(option);
  expect(onSelect.mock.calls).toEqual([['SE']]);
});
