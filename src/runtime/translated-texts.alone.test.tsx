// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { bearTranslation } from './translated-texts';

// What it changes is the whole document's, so that this file has one of its own.
beforeAll(bearTranslation);
afterEach(cleanup);

/** What changes its kind, and what comes and goes before others. */
const Shown = ({ found, isOpen }: { found: string; isOpen: boolean }) => (
  <p>
    {isOpen && <i>open</i>}
    {found === '' ? 'nothing' : <b>{found}</b>}
    {isOpen && ' more'}
    <u>end</u>
  </p>
);

const textsIn = (node: Node): Text[] =>
  node instanceof Text ? [node] : Array.from(node.childNodes).flatMap(textsIn);

/** As Chromium's translation does: two elements, and the text in them. */
function wrap(text: Text): void {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')];
  text.replaceWith(outer);
  outer.append(inner);
  inner.append(text);
}

/** Another text in its place: the page's own is nowhere. */
function replace(text: Text): void {
  text.replaceWith(Object.assign(document.createElement('font'), { textContent: `${text.data}*` }));
}

it('goes on where a translation has put elements around the texts', () => {
  const { container, rerender } = render(<Shown found="" isOpen />);
  textsIn(container).forEach(wrap);
  rerender(<Shown found="one" isOpen={false} />);
  expect(container.textContent).toBe('oneend');
  textsIn(container).forEach(wrap);
  rerender(<Shown found="" isOpen />);
  expect(container.textContent).toBe('opennothing moreend');
});

it('goes on where a translation has put its own texts there', () => {
  const { container, rerender } = render(<Shown found="" isOpen />);
  textsIn(container).forEach(replace);
  rerender(<Shown found="one" isOpen={false} />);
  expect(container.textContent).toContain('one');
  rerender(<Shown found="two" isOpen />);
  expect(container.textContent).toContain('two');
});

it('leaves a page alone that nobody translates', () => {
  const { container, rerender } = render(<Shown found="" isOpen />);
  rerender(<Shown found="one" isOpen={false} />);
  rerender(<Shown found="one" isOpen />);
  expect(container.innerHTML).toBe('<p><i>open</i><b>one</b> more<u>end</u></p>');
});
