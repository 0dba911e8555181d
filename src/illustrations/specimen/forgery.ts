import { SPECIMEN, type Td1Print } from './td1';

/** What can be done to the card, in the order of its buttons. */
export const FORGERIES = ['birth', 'number', 'photo', 'hole'] as const;
export type Forgery = (typeof FORGERIES)[number];

export type Forged = ReadonlySet<Forgery>;

export const GENUINE_CARD: Forged = new Set();

/** The last digit alone: what a forger can scratch out. */
const FORGED_NUMBER = 'D23145898';

/** Twenty years younger, and only on the face: the zone is forgotten. */
const FORGED_BIRTH = '940812';

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

export const numberOf = (forged: Forged): string =>
  forged.has('number') ? FORGED_NUMBER : SPECIMEN.documentNumber;

/** What the face of the card says, as the zone would write it. */
export const printOf = (forged: Forged): Td1Print => ({
  documentNumber: numberOf(forged),
  birthDate: forged.has('birth') ? FORGED_BIRTH : SPECIMEN.birthDate,
  expiryDate: SPECIMEN.expiryDate,
});

/** A date of the zone as an English-speaking country that does not exist prints it. @param century its first digits */
export const asPrinted = (date: string, century: string): string =>
  `${date.slice(4)} ${MONTHS[Number(date.slice(2, 4)) - 1]} ${century}${date.slice(0, 2)}`;
