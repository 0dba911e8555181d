/**
 * The estimator's answers until React has come, half a second later on a phone: what is chosen is written where React
 * would write it, by the same figures. Inlined in the page's document: see src/build/plugins/inlined-script-plugin.
 */
import { chosenVolume, shownEstimate } from './shown-estimate';

const find = (selector: string): Element | null => document.querySelector(selector);

function write(selector: string, text: string): void {
  const element = find(selector);
  if (element) element.textContent = text;
}

function show(volume: number, chosenBy: HTMLInputElement): void {
  const { count, product, estimate, gives, step, drop, point } = shownEstimate(volume);
  const row = '.estimator-sum > :first-child';
  write(`${row} > dt`, (find(`${row} > dt`)?.textContent ?? '').replace(/^[\d,]+/, count));
  write(`${row} > dd`, product);
  write('.estimator output', estimate);
  find(row)?.toggleAttribute('data-gives-way', gives === 'product');
  find(`${row} + *`)?.toggleAttribute('data-gives-way', gives === 'minimum');
  find('.curve input')?.setAttribute('aria-valuetext', count);
  find('.curve-drop')?.setAttribute('d', drop);
  for (const end of document.querySelectorAll('.curve-halo, .curve-point')) end.setAttribute('d', point);
  for (const [input, value] of [
    [find('.curve input'), step],
    [find('.estimator input'), volume],
  ] as const)
    if (input instanceof HTMLInputElement && input !== chosenBy) input.value = String(value);
}

function answer({ target }: Event): void {
  if (document.documentElement.dataset['hydrated']) {
    document.removeEventListener('input', answer);
    return;
  }
  const volume = target instanceof HTMLInputElement ? chosenVolume(target) : null;
  if (volume !== null) show(volume, target as HTMLInputElement);
}

document.addEventListener('input', answer);
