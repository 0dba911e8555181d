import { checkDigit } from './check-digit';

/** The three lines of the machine-readable zone of an ID card: ICAO Doc 9303, part 5 (size TD1). */
export type Td1 = readonly [string, string, string];

export const LINE_LENGTH = 30;

const pad = (text: string, length: number): string => text.padEnd(length, '<');

export const TD1_CHECKS = ['documentNumber', 'birthDate', 'expiryDate', 'composite'] as const;
export type Td1Check = (typeof TD1_CHECKS)[number];

export interface CheckResult {
  check: Td1Check;
  /** Where the digit is printed: line and position, both from 0. */
  line: 0 | 1;
  position: number;
  printed: string;
  computed: string;
}

/** Every check digit of the zone, as printed and as it should be. */
export function checkTd1([first, second]: Td1): CheckResult[] {
  const check = (name: Td1Check, line: 0 | 1, position: number, field: string): CheckResult => ({
    check: name,
    line,
    position,
    printed: (line === 0 ? first : second).charAt(position),
    computed: checkDigit(field),
  });
  return [
    check('documentNumber', 0, 14, first.slice(5, 14)),
    check('birthDate', 1, 6, second.slice(0, 6)),
    check('expiryDate', 1, 14, second.slice(8, 14)),
    check(
      'composite',
      1,
      29,
      first.slice(5, 30) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18, 29),
    ),
  ];
}

interface Holder {
  documentNumber: string;
  birthDate: string;
  sex: string;
  expiryDate: string;
  surname: string;
  givenNames: string;
}

/** ICAO's own example holder, of the country that exists for examples. */
export const SPECIMEN: Holder = {
  documentNumber: 'D23145890',
  birthDate: '740812',
  sex: 'F',
  expiryDate: '320415',
  surname: 'ERIKSSON',
  givenNames: 'ANNA MARIA',
};

/** The zone as a genuine card would print it. */
export function writeTd1({ documentNumber, birthDate, sex, expiryDate, surname, givenNames }: Holder): Td1 {
  const number = pad(documentNumber, 9);
  const first = pad(`I<UTO${number}${checkDigit(number)}`, LINE_LENGTH);
  const second = pad(
    `${birthDate}${checkDigit(birthDate)}${sex}${expiryDate}${checkDigit(expiryDate)}UTO`,
    LINE_LENGTH - 1,
  );
  const third = pad(`${surname}<<${givenNames.replaceAll(' ', '<')}`, LINE_LENGTH);
  const composite = checkTd1([first, second, third]).at(-1)?.computed ?? '';
  return [first, second + composite, third];
}
