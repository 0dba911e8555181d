import { expect, it } from 'vitest';
import { withoutSlashes } from './void-elements';

it.each([
  ['<input type="radio" value="a/b"/>', '<input type="radio" value="a/b">'],
  ['a<br/>b', 'a<br>b'],
  ['<svg><path d="M0 0"/><use href="#a"/></svg>', '<svg><path d="M0 0"/><use href="#a"/></svg>'],
  ['<p title="&lt;br/&gt;">&lt;br/&gt;</p>', '<p title="&lt;br/&gt;">&lt;br/&gt;</p>'],
  ['<link rel="x"><linearGradient id="b"/>', '<link rel="x"><linearGradient id="b"/>'],
])('%s', (html, expected) => {
  expect(withoutSlashes(html)).toBe(expected);
});
