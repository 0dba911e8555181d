import { expect, it } from 'vitest';
import { INLINED_SCRIPTS } from './inlined-scripts';

it('names each script once, however many pages have it: each is a hash before every document', () => {
  expect(INLINED_SCRIPTS).toEqual([...new Set(INLINED_SCRIPTS)]);
});
