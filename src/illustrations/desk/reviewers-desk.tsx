import { useId, useState } from 'react';
import { Button } from '../../ui/button';
import { CaseEvidence } from './case-evidence';
import { RiskBar } from './risk-bar';
import { RuleSlider } from './rule-slider';
import {
  moved,
  type Outcome,
  outcomeOf,
  pointsOf,
  RULE_LIMITS,
  RULES,
  type Rules,
  riskScore,
  SAMPLE,
  type Signal,
} from './sample-transaction';
import './desk.css';

export interface DeskTexts {
  transaction: string;
  clear: string;
  unclear: string;
  signal: Record<Signal, string>;
  score: string;
  rules: string;
  rule: Record<keyof Rules, string>;
  /** The two limits, on the bar: the figure follows. */
  mark: Record<'reviewFrom' | 'refuseFrom', string>;
  outcome: Record<Outcome, string>;
  approve: string;
  reject: string;
  approved: string;
  rejected: string;
  note: string;
  /** Why the two limits stop at each other. */
  limits: string;
}

type Verdict = 'approved' | 'rejected';

/** A sample transaction, its risk score, and rules that change what becomes of it. */
export function ReviewersDesk({ texts }: { texts: DeskTexts }) {
  const [rules, setRules] = useState<Rules>(RULES);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const limitsId = useId();
  const outcome = outcomeOf(rules);
  const score = riskScore(rules);

  function setRule(rule: keyof Rules, value: number): void {
    setRules((latest) => moved(latest, rule, value));
    // Another rule, another transaction: the verdict was on the old one.
    setVerdict(null);
  }

  return (
    <div className="desk">
      <CaseEvidence />
      <div className="desk-case">
        <h3>{texts.transaction}</h3>
        <ul className="desk-signals">
          {SAMPLE.map((sample) => (
            <li key={sample.signal} className={sample.isClear ? 'signal-clear' : 'signal-unclear'}>
              <span>{texts.signal[sample.signal]}</span>
              <span className="signal-finding">{sample.isClear ? texts.clear : texts.unclear}</span>
              <span className="signal-points">{`+${pointsOf(sample, rules)}`}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="desk-decision">
        <div className="desk-verdict">
          <RiskBar label={texts.score} score={score} rules={rules} limits={texts.mark} />
          <p className={`desk-outcome outcome-${verdict ?? outcome}`} role="status">
            {verdict ? texts[verdict] : texts.outcome[outcome]}
          </p>
          <div className="actions needs-script">
            <Button primary disabled={outcome !== 'review'} onClick={() => setVerdict('approved')}>
              {texts.approve}
            </Button>
            <Button disabled={outcome !== 'review'} onClick={() => setVerdict('rejected')}>
              {texts.reject}
            </Button>
          </div>
        </div>
        <fieldset className="desk-rules needs-script">
          <legend>{texts.rules}</legend>
          <div className="desk-rule-list">
            {(['deviceWeight', 'reviewFrom', 'refuseFrom'] as const).map((rule) => (
              <RuleSlider
                key={rule}
                name={rule}
                label={texts.rule[rule]}
                value={rules[rule]}
                max={RULE_LIMITS[rule]}
                describedBy={rule === 'deviceWeight' ? undefined : limitsId}
                onChange={(value) => setRule(rule, value)}
              />
            ))}
            <p className="note" id={limitsId}>
              {texts.limits}
            </p>
            <p className="note">{texts.note}</p>
          </div>
        </fieldset>
      </div>
    </div>
  );
}
