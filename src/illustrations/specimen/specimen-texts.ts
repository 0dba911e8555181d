import type { Forgery } from './forgery';
import type { Td1Check } from './td1';

/** A check that is shown, not computed: what it is called, and what it finds on the card as it is and forged. */
interface ActedTexts {
  term: string;
  finding: string;
  wrong?: string;
}

export interface SpecimenTexts {
  /** What the picture shows, for those who don't see it. */
  alternative: string;
  hint: string;
  /** Said in the hint's place of an edit that leaves every check right. */
  unnoticed: string;
  restore: string;
  /** Over the buttons, and what each of them does. */
  forge: Record<Forgery | 'title', string>;
  lamp: Record<'name' | 'shines' | 'nothing', string>;
  line: (number: number) => string;
  check: Record<Td1Check, string>;
  right: (digit: string) => string;
  /** Of a print that is not what the zone says. */
  differs: string;
  acted: string;
  face: ActedTexts;
  liveness: ActedTexts;
  card: ActedTexts;
  result: string;
  pass: string;
  fail: string;
}

/** Of these, what is said of the card as it stands. */
export type FindingTexts = Omit<SpecimenTexts, 'alternative' | 'forge' | 'lamp' | 'line' | 'restore'>;
