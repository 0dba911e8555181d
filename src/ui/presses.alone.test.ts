// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import './presses.client';

const { dataset } = document.documentElement;

it('presses are seen at once, and done in their order when the code is there; later ones are the code’s alone', async () => {
  document.body.innerHTML =
    '<button type="button">menu</button><main><button type="button"><span>yes</span></button><button type="button">no</button><button>send</button></main>';
  const [menu, yes, no, send] = document.querySelectorAll('button');
  document.querySelector('span')?.click();
  for (const button of [no, no, menu, send]) button?.click();
  expect([...document.querySelectorAll('[data-pressed]')]).toEqual([yes, no]);

  const done = vi.fn<(label: string | null) => void>();
  document.addEventListener('click', ({ target }) => done((target as Element).textContent));
  dataset['hydrated'] = 'true';
  await vi.waitFor(() => expect(done).toHaveBeenCalledTimes(3));
  expect(done.mock.calls.flat()).toEqual(['yes', 'no', 'no']);
  expect(document.querySelector('[data-pressed]')).toBeNull();

  yes?.click();
  expect(document.querySelector('[data-pressed]')).toBeNull();
  expect(done).toHaveBeenCalledTimes(4);
});
