/** An example to try the rules on: invented, and no claim about anybody. */
export const SIGNALS = ['textZones', 'faceMatch', 'liveness', 'email', 'device'] as const;
export type Signal = (typeof SIGNALS)[number];

export interface SampleSignal {
  signal: Signal;
  /** What the check found. */
  isClear: boolean;
  /** Added to the score when the check is not clear. */
  weight: number;
}

export const SAMPLE: readonly SampleSignal[] = [
  { signal: 'textZones', isClear: true, weight: 60 },
  { signal: 'faceMatch', isClear: true, weight: 70 },
  { signal: 'liveness', isClear: true, weight: 80 },
  { signal: 'email', isClear: false, weight: 20 },
  { signal: 'device', isClear: false, weight: 30 },
];

export interface Rules {
  /** What a device that was seen under another name adds to the score. */
  deviceWeight: number;
  /** From this score on a person looks at it. */
  reviewFrom: number;
  /** From this score on it is refused. */
  refuseFrom: number;
}

export const RULES: Rules = { deviceWeight: 30, reviewFrom: 40, refuseFrom: 80 };

/** The rules after one was moved: what is refused was first for review, so neither limit passes the other. */
export function moved(rules: Rules, rule: keyof Rules, value: number): Rules {
  if (rule === 'reviewFrom') return { ...rules, reviewFrom: Math.min(value, rules.refuseFrom) };
  if (rule === 'refuseFrom') return { ...rules, refuseFrom: Math.max(value, rules.reviewFrom) };
  return { ...rules, [rule]: value };
}

export type Outcome = 'pass' | 'review' | 'refuse';

export const HIGHEST_SCORE = 100;

/** What a check adds to the score. */
export function pointsOf({ signal, isClear, weight }: SampleSignal, { deviceWeight }: Rules): number {
  if (isClear) return 0;
  return signal === 'device' ? deviceWeight : weight;
}

/** 0 to `HIGHEST_SCORE`. */
export function riskScore(rules: Rules): number {
  return Math.min(
    HIGHEST_SCORE,
    SAMPLE.reduce((sum, sample) => sum + pointsOf(sample, rules), 0),
  );
}

/** How far each rule can be moved; the device no further than where the rows would add up to more than the score. */
export const RULE_LIMITS: Rules = {
  deviceWeight: HIGHEST_SCORE - riskScore({ ...RULES, deviceWeight: 0 }),
  reviewFrom: HIGHEST_SCORE,
  refuseFrom: HIGHEST_SCORE,
};

export function outcomeOf(rules: Rules): Outcome {
  const score = riskScore(rules);
  if (score >= rules.refuseFrom) return 'refuse';
  return score >= rules.reviewFrom ? 'review' : 'pass';
}
