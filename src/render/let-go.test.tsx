// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LetGo } from './let-go';

const page = (path: string) => (
  <>
    <LetGo key={path} />
    <a href="/">brand</a>
    <main key={`main ${path}`} id="main">
      <button type="button">{path}</button>
    </main>
  </>
);

afterEach(cleanup);

it('takes the focus off a page that goes while it still stands', () => {
  const { rerender } = render(page('/'));
  const button = screen.getByRole('button');
  button.focus();
  let stood: boolean | undefined;
  button.addEventListener('blur', () => (stood = button.isConnected));
  rerender(page('/'));
  expect(document.activeElement).toBe(button);
  rerender(page('/faq'));
  expect(stood).toBe(true);
});

it('leaves it where it stays', () => {
  const { rerender } = render(page('/'));
  const brand = screen.getByRole('link');
  brand.focus();
  rerender(page('/faq'));
  expect(document.activeElement).toBe(brand);
});
