// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import en from '../../../locales/en/home.json';
import th from '../../../locales/th/home.json';
import { answerEarly } from '../../illustrations/specimen/answer-early';
import { FORGERIES, type Forgery } from '../../illustrations/specimen/forgery';
import type { LocaleResources } from '../../locale/i18n';
import { PAYLOAD_ELEMENT_ID } from '../../routes/payload';
import { InPage } from '../../testing/in-page';
import { patternOf } from '../../ui/words/parts';
import { WholeWords } from '../../ui/words/words';
import { readTexts } from './early-texts';
import { HomeSpecimen } from './home-specimen';

const WHOLE = '(เลขตรวจสอบ|ตรงกัน|ไม่ผ่าน)';

interface Spoken {
  texts: LocaleResources;
  whole?: string;
}

const LANGUAGES: Record<string, Spoken> = {
  en: { texts: { home: en } },
  th: { texts: { home: th }, whole: WHOLE },
};

function card({ texts, whole }: Spoken): ReactNode {
  return (
    <StrictMode>
      <WholeWords value={patternOf(whole)}>
        <InPage path="/" texts={texts}>
          <HomeSpecimen />
        </InPage>
      </WholeWords>
    </StrictMode>
  );
}

/** The page as its document brings it, before any code. */
function prerender(spoken: Spoken): HTMLElement {
  vi.stubEnv('SSR', true);
  document.body.innerHTML = `<div id="prerendered">${renderToString(card(spoken))}</div>`;
  vi.stubEnv('SSR', false);
  const payload = document.createElement('script');
  payload.id = PAYLOAD_ELEMENT_ID;
  payload.type = 'application/json';
  payload.textContent = JSON.stringify({ resources: spoken.texts, whole: spoken.whole });
  document.body.append(payload);
  const page = document.querySelector<HTMLElement>('#prerendered');
  if (!page) throw new Error('Nothing is prerendered');
  return page;
}

/** Until the next one is prerendered, in which nothing has been done. */
function discard(): void {
  document.documentElement.dataset['card'] = '';
  fireEvent.click(document.body);
  delete document.documentElement.dataset['card'];
}

afterEach(() => {
  cleanup();
  discard();
});

const box = (page: Element, forgery: Forgery): Element => page.querySelector(`[value="${forgery}"]`) ?? page;

const press = (page: Element, ...forgeries: readonly Forgery[]): void => {
  for (const forgery of forgeries) fireEvent.click(box(page, forgery));
};

/** Writes another character over the one at a place of a line, as a visitor does. */
function write(page: Element, line: number, place: number, character: string): void {
  const input = page.querySelectorAll<HTMLInputElement>('.zone-input')[line];
  if (!input) throw new Error(`The zone has no line ${line}`);
  input.setSelectionRange(place, place);
  input.setRangeText(character, place, place, 'end');
  fireEvent.input(input);
}

/** What is seen and said, by daylight: the lamp comes with the code. */
function shown(page: Element): unknown[] {
  const copy = page.cloneNode(true) as Element;
  for (const element of copy.querySelectorAll('.lit, input')) element.remove();
  return [
    copy.innerHTML.replace(/ (?:id|aria-describedby)="[^"]*"| class=""/g, ''),
    ...Array.from(page.querySelectorAll('input'), ({ value, checked }) => [value, checked]),
  ];
}

type Doing = (page: Element) => void;

const FORGED = Array.from({ length: 2 ** FORGERIES.length }, (_, bits) =>
  FORGERIES.filter((_forgery, index) => bits & (1 << index)),
);

const DOINGS: [string, Doing][] = [
  ...FORGED.map((forgeries): [string, Doing] => [
    forgeries.join(', ') || 'nothing',
    (page) => press(page, ...forgeries),
  ]),
  ['a forgery, and not', (page) => press(page, 'photo', 'hole', 'number', 'hole', 'photo', 'number')],
  ['a check digit', (page) => write(page, 0, 14, '1')],
  ['a place that no digit covers', (page) => write(page, 2, 0, 'x')],
  [
    'the number, then another digit of it',
    (page) => {
      press(page, 'number');
      write(page, 0, 6, '9');
    },
  ],
  [
    'all, and the card restored',
    (page) => {
      press(page, ...FORGERIES);
      write(page, 1, 1, '8');
      fireEvent.click(page.querySelector('.link-button') ?? page);
    },
  ],
];

describe.each(Object.entries(LANGUAGES))('in %s', (_name, spoken) => {
  it.each(DOINGS)('the card shows before its code has come what it shows after: %s', (_doing, doing) => {
    const page = prerender(spoken);
    answerEarly(readTexts);
    doing(page);
    const early = shown(page);
    discard();
    const { container } = render(card(spoken));
    doing(container);
    expect(early).toEqual(shown(container));
  });

  it.each(DOINGS)('what was done stays when the code has come: %s', async (_doing, doing) => {
    const page = prerender(spoken);
    answerEarly(readTexts);
    doing(page);
    const before = shown(page);
    const onRecoverableError = vi.fn();
    const root = await act(() => hydrateRoot(page, card(spoken), { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(shown(page)).toEqual(before);
    // From there on it is the code's: a press is answered once.
    press(page, 'hole');
    press(page, 'hole');
    expect(shown(page)).toEqual(before);
    act(() => root.unmount());
  });
});

it('what was done before the script itself had come is answered when it has', () => {
  const page = prerender(LANGUAGES['en'] as Spoken);
  press(page, 'photo');
  const zone = page.querySelector<HTMLInputElement>('.zone-input');
  zone?.setRangeText('9', 14, 15, 'end');
  answerEarly(readTexts);
  expect(page.querySelector('.face-swapped')).not.toBeNull();
  expect(page.querySelectorAll('.finding-wrong')).toHaveLength(4);
});

it('leaves a card alone whose texts have not come', () => {
  const page = prerender(LANGUAGES['en'] as Spoken);
  document.getElementById(PAYLOAD_ELEMENT_ID)?.remove();
  const before = page.innerHTML;
  answerEarly(readTexts);
  press(page, 'photo');
  expect(page.innerHTML).toBe(before);
});

it('a card that is seen after a navigation is genuine again', async () => {
  const spoken = LANGUAGES['en'] as Spoken;
  const page = prerender(spoken);
  answerEarly(readTexts);
  press(page, 'photo');
  const root = await act(() => hydrateRoot(page, card(spoken)));
  act(() => root.unmount());
  const { container } = render(card(spoken));
  expect(container.querySelector('.finding-wrong')).toBeNull();
});
