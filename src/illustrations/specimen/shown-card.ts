import { type Examined, examine } from './examine';
import { type Forged, GENUINE_CARD, numberOf } from './forgery';
import type { FindingTexts } from './specimen-texts';
import { type CheckResult, checkTd1, SPECIMEN, type Td1, withNumber, writeTd1 } from './td1';

/** What has been done to the card: what stands in its zone, and what was forged on it. */
export interface Card {
  zone: Td1;
  forged: Forged;
}

const GENUINE_ZONE = writeTd1(SPECIMEN);

export const GENUINE: Card = { zone: GENUINE_ZONE, forged: GENUINE_CARD };

/** The card after these forgeries and no others; a forged number is written into the zone as well. */
export function forge({ zone, forged }: Card, after: Forged): Card {
  const isOther = after.has('number') !== forged.has('number');
  return { zone: isOther ? withNumber(zone, numberOf(after)) : zone, forged: after };
}

/** The card with another text in a line of its zone. */
export const writeLine = ({ zone, forged }: Card, index: number, line: string): Card => ({
  zone: zone.map((old, at) => (at === index ? line : old)) as unknown as Td1,
  forged,
});

/** A check digit, and whether the field before it is what gave the card away. */
export interface MarkedCheck extends CheckResult {
  isCaught: boolean;
}

/** What a card in that state shows: what its view draws, and what writes into the prerendered one until that has come. */
export interface ShownCard {
  examined: readonly Examined[];
  isGenuine: boolean;
  passes: boolean;
  /** What the checks have found to be wrong. */
  caught: readonly Examined['check'][];
  /** The check digits of a line, from 0. */
  checksOf: (line: number) => MarkedCheck[];
  /** What to do, or what has been found; the findings themselves are read by whoever turns to them. */
  hint: string;
}

export function shownCard({ zone, forged }: Card, texts: FindingTexts): ShownCard {
  const examined = examine(zone, forged, texts);
  const wrong = examined.filter(({ isRight }) => !isRight);
  const caught = wrong.map(({ check }) => check);
  const isGenuine = forged.size === 0 && zone.join() === GENUINE_ZONE.join();
  const checks = checkTd1(zone).map((result) => ({ ...result, isCaught: caught.includes(result.check) }));
  return {
    examined,
    isGenuine,
    passes: wrong.length === 0,
    caught,
    checksOf: (line) => checks.filter((check) => check.line === line),
    hint: isGenuine ? texts.hint : said(wrong, texts),
  };
}

function said(wrong: readonly Examined[], texts: FindingTexts): string {
  if (wrong.length === 0) return texts.unnoticed;
  const findings = wrong.map(
    ({ term, finding, isActed }) => `${term}${isActed ? ` (${texts.acted})` : ''}: ${finding}`,
  );
  return [...findings, `${texts.result}: ${texts.fail}`].join('. ');
}
