import { type Forged, printOf } from './forgery';
import type { FindingTexts } from './specimen-texts';
import { type CheckResult, checkTd1, isPrinted, type Td1, type Td1Check } from './td1';

/** What a check says of the card. */
export interface Examined {
  check: Td1Check | 'face' | 'liveness' | 'card';
  term: string;
  finding: string;
  isRight: boolean;
  /** Shown, not computed. */
  isActed?: true;
}

/** The check digits are computed, and print and zone are compared; the rest is acted. */
export function examine(zone: Td1, forged: Forged, texts: FindingTexts): Examined[] {
  const print = printOf(forged);
  const computed = checkTd1(zone).map((result): Examined => {
    const { check } = result;
    const isRight = isDigitRight(result) && isPrinted(check, zone, print);
    return { check, term: texts.check[check], finding: wording(result, isRight, texts), isRight };
  });
  const acted = (check: 'face' | 'liveness' | 'card', isRight: boolean): Examined => {
    const { term, finding, wrong = '' } = texts[check];
    return { check, term, finding: isRight ? finding : wrong, isRight, isActed: true };
  };
  return [
    ...computed,
    acted('face', !forged.has('photo')),
    acted('liveness', true),
    acted('card', !forged.has('hole')),
  ];
}

const isDigitRight = ({ printed, computed }: CheckResult): boolean => printed === computed;

function wording(result: CheckResult, isRight: boolean, { right, differs }: FindingTexts): string {
  if (isRight) return right(result.printed);
  return isDigitRight(result) ? differs : `${result.printed} → ${result.computed}`;
}

/** How a check's row stands in the list; the last of them is what all come to. */
export const findingClass = (isRight: boolean, isResult: boolean): string =>
  `finding ${isRight ? 'finding-right' : 'finding-wrong'}${isResult ? ' finding-result' : ''}`;
