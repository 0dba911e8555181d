// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { layOutAhead, showLaidOut } from './lay-out-ahead';

let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = '<header></header><main></main><footer style="display: none"></footer>';
  stop = layOutAhead(document.body);
});

afterEach(() => stop());

/** As React does with what is in a hidden `<Activity>`. */
const hide = ({ style }: HTMLElement) => style.setProperty('display', 'none', 'important');

/** Changes are told of when the script that made them has ended. */
const told = () => Promise.resolve();

async function addHidden(): Promise<HTMLElement> {
  const main = document.createElement('main');
  hide(main);
  document.body.append(main);
  await told();
  return main;
}

const isLaidOut = (main: HTMLElement) => main.style.display === '' && main.hasAttribute('data-ahead');

it('lays out the page that React keeps hidden, and nothing else', async () => {
  const main = await addHidden();
  expect(isLaidOut(main)).toBe(true);
  expect(document.querySelectorAll('[data-ahead]')).toHaveLength(1);
  expect(document.querySelector('footer')?.style.display).toBe('none');
});

it('does so again when React hides it anew, and no more once it is told to end', async () => {
  const main = await addHidden();
  hide(main);
  await told();
  expect(isLaidOut(main)).toBe(true);
  stop();
  hide(main);
  await told();
  expect(main.style.display).toBe('none');
});

it('leaves a page that is shown as the others are', async () => {
  const main = await addHidden();
  showLaidOut();
  expect(main.hasAttribute('data-ahead')).toBe(false);
});
