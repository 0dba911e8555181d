import { keyValue } from './key-values';

/** What WebDriver, and WebDriver BiDi after it, call sources of actions. */
type Actions = readonly { type: string; id: string; [part: string]: unknown }[];

/** All down, in their order, and up again in the opposite one. */
export function keyActions(keys: readonly string[]): Actions {
  const values = keys.map(keyValue);
  return [
    {
      type: 'key',
      id: 'keyboard',
      actions: [
        ...values.map((value) => ({ type: 'keyDown', value })),
        ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
      ],
    },
  ];
}

export function clickActions(x: number, y: number): Actions {
  return [
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ];
}
