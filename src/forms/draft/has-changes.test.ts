// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { hasChanges } from './has-changes';

function form(html: string): HTMLFormElement {
  document.body.innerHTML = `<form>${html}</form>`;
  const element = document.querySelector('form');
  if (!element) throw new Error('no form');
  return element;
}

const CONTROLS = `
  <input name="name"><textarea name="message"></textarea><input type="checkbox" name="urgent">
  <select name="service"><option value="">-</option><option value="other">Other</option></select>
  <input type="hidden" name="locale" value="en"><button>Send</button>`;

describe('hasChanges', () => {
  it('is false for a form as it came', () => {
    expect(hasChanges(form(CONTROLS))).toBe(false);
  });

  it.each([
    ['name', (control: HTMLInputElement) => Object.assign(control, { value: 'Ada' })],
    ['message', (control: HTMLInputElement) => Object.assign(control, { value: 'Hello' })],
    ['urgent', (control: HTMLInputElement) => Object.assign(control, { checked: true })],
    ['service', (control: HTMLInputElement) => Object.assign(control, { value: 'other' })],
  ])('sees a change of %s', (name, change) => {
    const element = form(CONTROLS);
    const control = element.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (control) change(control);
    expect(hasChanges(element)).toBe(true);
  });
});
