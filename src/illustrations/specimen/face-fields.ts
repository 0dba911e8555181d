import type { Examined } from './examine';
import { asPrinted, type Forged, printOf } from './forgery';
import { SPECIMEN } from './td1';

interface FaceField {
  label: string;
  value: string;
  /** Where it stands, if not one beside the other. */
  place?: 'wide' | 'more';
  /** The check that compares it with the zone. */
  of?: Examined['check'];
}

/** What is printed on the card, forged or not. In English on every page: Firefox sets no Thai below 10 px. */
export function faceFields(forged: Forged): FaceField[] {
  const print = printOf(forged);
  return [
    { label: 'Surname / Given names', value: `${SPECIMEN.surname}, ${SPECIMEN.givenNames}`, place: 'wide' },
    { label: 'Document no.', value: print.documentNumber, of: 'documentNumber' },
    { label: 'Date of birth', value: asPrinted(print.birthDate, '19'), of: 'birthDate' },
    { label: 'Nationality', value: 'UTO', place: 'more' },
    { label: 'Expires', value: asPrinted(print.expiryDate, '20'), of: 'expiryDate', place: 'more' },
  ];
}

/** The class of what a check has found to be wrong. */
export const caughtClass = (
  caught: readonly Examined['check'][],
  check: Examined['check'] | undefined,
): string | undefined => (check && caught.includes(check) ? 'caught' : undefined);
