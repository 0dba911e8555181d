import { expect } from '@playwright/test';
import type { Session, Size } from '../drivers/driver';
import { callSource, INSTALL } from './in-page';
import { describeTarget, type Target } from './target';

type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

/** Runs in the page: where to click, or what speaks against it. */
function clickablePoint(element: Element): [number, number] | string {
  // A radio button that only its label shows is clicked where the label is.
  const isHidden = element instanceof HTMLInputElement && element.classList.contains('sr-only');
  const shown = (isHidden && element.labels?.[0]) || element;
  const { top, bottom } = shown.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) shown.scrollIntoView({ block: 'center', behavior: 'instant' });
  const [box] = shown.getClientRects();
  if (!box) return 'is not shown';
  const point: [number, number] = [box.left + box.width / 2, box.top + box.height / 2];
  const hit = document.elementFromPoint(...point);
  return hit && (shown.contains(hit) || hit.contains(shown))
    ? point
    : `lies under ${hit?.outerHTML.slice(0, 80)}`;
}

/** Somebody in front of an engine: does what hands do, and reads what eyes or ears do. */
export class Visitor {
  constructor(
    readonly session: Session,
    private readonly origin: string,
  ) {}

  /** Opens an address of the site; resolves once React has taken over. */
  async go(path: string): Promise<void> {
    await this.goUnhydrated(path);
    await this.hydrated();
  }

  /** The same, as soon as the document can be read. */
  async goUnhydrated(path: string): Promise<void> {
    await this.leaveDocument(() => this.session.open(this.origin + path));
  }

  async hydrated(): Promise<void> {
    await expect
      .poll(
        this.page(() => document.documentElement.dataset['hydrated']),
        'hydrated',
      )
      .toBe('true');
  }

  async reload(): Promise<void> {
    await this.reloadUnhydrated();
    await this.hydrated();
  }

  async reloadUnhydrated(): Promise<void> {
    // The answer may be lost with the document that is asked to go.
    await this.leaveDocument(() => this.evaluate(() => location.reload()).catch(() => undefined));
  }

  async resize(size: Size): Promise<void> {
    await this.session.resize(size);
  }

  async click(target: Target): Promise<void> {
    const place = this.element(target, clickablePoint);
    let point: [number, number] = [0, 0];
    await expect
      .poll(async () => {
        const now = (await place()) ?? 'is not there';
        if (typeof now === 'string') return now;
        const isStill = now[0] === point[0] && now[1] === point[1];
        point = [now[0], now[1]];
        return isStill ? 'can be clicked' : `moves to ${now.join(', ')}`;
      }, describeTarget(target))
      .toBe('can be clicked');
    const [x, y] = point;
    await this.session.click(x, y);
  }

  async type(text: string): Promise<void> {
    for (const character of text) await this.session.press([character]);
  }

  /** @param keys such as `Tab` or `Shift+Tab` */
  async press(...keys: string[]): Promise<void> {
    for (const combination of keys) await this.session.press(combination.split('+'));
  }

  /** As a hand does it: into the field, over what stands there. */
  private async typeOver(target: Target, text: string): Promise<void> {
    await this.focus(target);
    await this.press('Control+a', 'Backspace');
    await this.type(text);
  }

  async fill(target: Target, text: string): Promise<void> {
    await this.typeOver(target, text);
    await expect.poll(this.value(target), describeTarget(target)).toBe(text);
  }

  /** A number, once what reads numbers has come; before, the field leaves it as it is typed. After, it is grouped. */
  async fillTelephone(name: string, number: string): Promise<void> {
    const target = `[name="${name}"]`;
    await this.focus(target);
    await expect.poll(this.text(`.phone-input:has(${target}) .phone-country`)).toContain('+');
    await this.typeOver(target, number);
    await expect.poll(this.value(target), describeTarget(target)).not.toBe('');
  }

  async focus(target: Target): Promise<void> {
    await this.click(target);
    await expect.poll(this.isFocused(target), `${describeTarget(target)} has the focus`).toBe(true);
  }

  /** What the page gives for a function of the test; to be polled, as all that follow: a navigation may be under way. */
  page<Result, Values extends Json[]>(
    read: (...values: Values) => Result,
    ...values: Values
  ): () => Promise<Awaited<Result> | undefined> {
    return this.reading(`(${read.toString()})(...${JSON.stringify(values)})`);
  }

  /** The same with an element; null where there is none. */
  element<Result, Values extends Json[]>(
    target: Target,
    read: (element: Element, ...values: Values) => Result,
    ...values: Values
  ): () => Promise<Awaited<Result> | null | undefined> {
    return this.reading(callSource(read.toString(), target, values));
  }

  path(): Promise<string | undefined> {
    return this.page(() => location.pathname + location.search + location.hash)();
  }

  text(target: Target): () => Promise<string | null | undefined> {
    return this.element(target, (element) => (element.textContent ?? '').trim());
  }

  value(target: Target): () => Promise<string | null | undefined> {
    return this.element(target, (element) => (element as HTMLInputElement).value);
  }

  attribute(target: Target, name: string): () => Promise<string | null | undefined> {
    return this.element(target, (element, attribute) => element.getAttribute(attribute), name);
  }

  isFocused(target: Target): () => Promise<boolean | null | undefined> {
    return this.element(target, (element) => element === document.activeElement);
  }

  isShown(target: Target): () => Promise<boolean | null | undefined> {
    return this.element(target, (element) => element.checkVisibility({ visibilityProperty: true }));
  }

  /** Once, and without patience. */
  async evaluate<Result, Values extends Json[]>(read: (...values: Values) => Result, ...values: Values) {
    return (await this.session.evaluate(
      `(${read.toString()})(...${JSON.stringify(values)})`,
    )) as Awaited<Result>;
  }

  private async leaveDocument(leave: () => Promise<void>): Promise<void> {
    const born = this.page(() => document.readyState !== 'loading' && performance.timeOrigin);
    const before = await born();
    await leave();
    await expect
      .poll(async () => {
        const now = await born();
        return typeof now === 'number' && now !== before;
      }, 'another document')
      .toBe(true);
  }

  private reading<Result>(source: string): () => Promise<Result | undefined> {
    return async () => {
      try {
        return (await this.session.evaluate(`(${INSTALL}, ${source})`)) as Result;
      } catch {
        // The document is gone that was asked, and the next one not there yet.
        return undefined;
      }
    };
  }
}
