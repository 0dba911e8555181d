import { expect, it } from 'vitest';
import { outcomeOf, RULES, riskScore } from './sample-transaction';

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
