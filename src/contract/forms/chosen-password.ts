import type { Field } from './field';

/** A password being chosen, and again. */
export const CHOSEN_PASSWORD = [
  { name: 'password', kind: 'new-password', required: true, autocomplete: 'new-password' },
  {
    name: 'confirmPassword',
    kind: 'new-password',
    required: true,
    autocomplete: 'new-password',
    repeats: 'password',
  },
] as const satisfies readonly Field[];
