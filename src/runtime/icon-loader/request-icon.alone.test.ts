import { expect, it, vi } from 'vitest';
import { requestIcon } from './request-icon';

const loadIcons = vi.hoisted(() => vi.fn());
vi.mock('./load-icons', () => ({ loadIcons }));

const icon = (name: string) => ({ body: `<path id="${name}"/>`, width: 24, height: 24 });

it('asks once a set for all that is drawn at once, and each is given its own', async () => {
  loadIcons.mockImplementation((_prefix: string, names: string[]) =>
    Promise.resolve(new Map(names.filter((name) => name !== 'gone').map((name) => [name, icon(name)]))),
  );
  const asked = [
    ['mdi', 'a'],
    ['mdi', 'b'],
    ['mdi', 'a'],
    ['brand', 'line'],
    ['mdi', 'gone'],
  ] as const;
  const given = await Promise.all(asked.map(([prefix, name]) => requestIcon(prefix, name)));
  expect(given).toEqual([icon('a'), icon('b'), icon('a'), icon('line'), null]);
  expect(loadIcons.mock.calls).toEqual([
    ['mdi', ['a', 'b', 'gone']],
    ['brand', ['line']],
  ]);
  await requestIcon('mdi', 'c');
  expect(loadIcons).toHaveBeenLastCalledWith('mdi', ['c']);
});
