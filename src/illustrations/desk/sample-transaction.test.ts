import { expect, it } from 'vitest';
import {
  moved,
  outcomeOf,
  pointsOf,
  RULE_LIMITS,
  RULES,
  type Rules,
  riskScore,
  SAMPLE,
} from './sample-transaction';

it.each([
  [{}, 50, 'review'],
  [{ deviceWeight: 0 }, 20, 'pass'],
  [{ deviceWeight: 60 }, 80, 'refuse'],
  [{ deviceWeight: 100 }, 100, 'refuse'],
  [{ reviewFrom: 60 }, 50, 'pass'],
  [{ reviewFrom: 50 }, 50, 'review'],
  [{ refuseFrom: 50 }, 50, 'refuse'],
])('the rules %j give a score of %i: %s', (changes, score, outcome) => {
  const rules = { ...RULES, ...changes };
  expect(riskScore(rules)).toBe(score);
  expect(outcomeOf(rules)).toBe(outcome);
});

it.each<[keyof Rules, number, number]>([
  ['reviewFrom', 95, RULES.refuseFrom],
  ['reviewFrom', 20, 20],
  ['refuseFrom', 20, RULES.reviewFrom],
  ['refuseFrom', 95, 95],
  ['deviceWeight', 80, 80],
])('%s moved to %i stands at %i: neither limit passes the other', (rule, to, stands) => {
  expect(moved(RULES, rule, to)).toEqual({ ...RULES, [rule]: stands });
});

it.each([0, RULES.deviceWeight, RULE_LIMITS.deviceWeight])(
  'the rows add up to the score when the device counts %i',
  (deviceWeight) => {
    const rules = { ...RULES, deviceWeight };
    expect(SAMPLE.reduce((sum, sample) => sum + pointsOf(sample, rules), 0)).toBe(riskScore(rules));
  },
);
