import type { Person } from './head.ts';

/** Nobody who lives. */

/** The holder of the specimen. */
export const ANNA: Person = {
  jaw: 16.8,
  chin: 0,
  neck: 10,
  nose: 3.5,
  lips: 1.05,
  ridge: -0.8,
  hair: 'long',
  brow: 1,
  beard: 0,
  shoulders: 54,
};

/** Who stands on the other side of the counter. */
export const OMAR: Person = {
  jaw: 18.4,
  chin: 1.4,
  neck: 13,
  nose: 4.2,
  lips: 0.85,
  ridge: 0.6,
  hair: 'short',
  brow: 1.5,
  beard: 1,
  shoulders: 60,
};
