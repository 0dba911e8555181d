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
  /** What the shared device adds to the score. */
  deviceWeight: number;
  /** From this score on a person looks at it. */
  reviewFrom: number;
  /** From this score on it is refused. */
  refuseFrom: number;
}

export const RULES: Rules = { deviceWeight: 30, reviewFrom: 40, refuseFrom: 80 };

export type Outcome = 'pass' | 'review' | 'refuse';

/** 0 to 100. */
export function riskScore({ deviceWeight }: Rules): number {
  const score = SAMPLE.filter(({ isClear }) => !isClear).reduce(
    (sum, { signal, weight }) => sum + (signal === 'device' ? deviceWeight : weight),
    0,
  );
  return Math.min(100, score);
}

export function outcomeOf(rules: Rules): Outcome {
  const score = riskScore(rules);
  if (score >= rules.refuseFrom) return 'refuse';
  return score >= rules.reviewFrom ? 'review' : 'pass';
}
