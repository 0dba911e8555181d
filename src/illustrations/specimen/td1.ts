import { checkDigit } from '../../contract/check-digit';

/** The three lines of the machine-readable zone of an ID card: ICAO Doc 9303, part 5 (size TD1). */
export type Td1 = readonly [string, string, string];

export const LINE_LENGTH = 30;

const pad = (text: string, length: number): string => text.padEnd(length, '<');

export const TD1_CHECKS = ['documentNumber', 'birthDate', 'expiryDate', 'composite'] as const;
export type Td1Check = (typeof TD1_CHECKS)[number];

/** Where a field with a check digit of its own stands, from 0; its digit follows it at once. */
interface Place {
  line: 0 | 1;
  from: number;
  to: number;
}

const PLACES = {
  documentNumber: { line: 0, from: 5, to: 14 },
  birthDate: { line: 1, from: 0, to: 6 },
  expiryDate: { line: 1, from: 8, to: 14 },
} as const satisfies Record<string, Place>;

/** What stands on the face of the card as well as in the zone. */
export type Td1Print = Readonly<Record<keyof typeof PLACES, string>>;

export interface CheckResult {
  check: Td1Check;
  /** Where the digit is printed: line and position, both from 0. */
  line: 0 | 1;
  position: number;
  printed: string;
  computed: string;
  /** Where the field begins that the digit is of; the composite's own are all over the zone. */
  from?: number;
}

/** Every check digit of the zone, as printed and as it should be. */
export function checkTd1(zone: Td1): CheckResult[] {
  const [first, second] = zone;
  const fields = (['documentNumber', 'birthDate', 'expiryDate'] as const).map((check): CheckResult => {
    const { line, from, to } = PLACES[check];
    const printed = zone[line].charAt(to);
    return { check, line, position: to, printed, computed: checkDigit(zone[line].slice(from, to)), from };
  });
  const whole = first.slice(5, 30) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18, 29);
  return [
    ...fields,
    {
      check: 'composite',
      line: 1,
      position: 29,
      printed: second.charAt(29),
      computed: checkDigit(whole),
    },
  ];
}

/** Whether the face of the card says what the zone says; the composite is of the zone alone. */
export function isPrinted(check: Td1Check, zone: Td1, print: Td1Print): boolean {
  if (check === 'composite') return true;
  const { line, from, to } = PLACES[check];
  return zone[line].slice(from, to) === print[check];
}

/** The zone with another document number in it, as a forger writes it who knows nothing of check digits. */
export function withNumber([first, second, third]: Td1, number: string): Td1 {
  const { from, to } = PLACES.documentNumber;
  return [first.slice(0, from) + number + first.slice(to), second, third];
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
