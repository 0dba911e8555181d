import type { ReactNode } from 'react';
import {
  AnswerExhibit,
  type AnswerTexts,
  CaptureExhibit,
  FieldsExhibit,
  ScoreExhibit,
  type ScoreTexts,
  SumExhibit,
  type SumTexts,
  type ZoneField,
} from './trace-exhibits';
import './trace.css';

const STAGES = ['capture', 'extraction', 'checks', 'orchestration', 'answer'] as const;
type Stage = (typeof STAGES)[number];

interface TransactionTraceProps {
  stages: Record<Stage, { term: string; text: string }>;
  fields: Record<ZoneField, string>;
  sum: SumTexts;
  score: ScoreTexts;
  answer: AnswerTexts;
}

/** One transaction from upload to answer: what each stage does, beside what it hands on. */
export function TransactionTrace({ stages, fields, sum, score, answer }: TransactionTraceProps) {
  const exhibits: Record<Stage, ReactNode> = {
    capture: <CaptureExhibit />,
    extraction: <FieldsExhibit names={fields} />,
    checks: <SumExhibit texts={sum} />,
    orchestration: <ScoreExhibit texts={score} />,
    answer: <AnswerExhibit texts={answer} />,
  };
  return (
    <ol className="trace">
      {STAGES.map((stage) => (
        <li key={stage} className="trace-stage">
          <div className="trace-text">
            <h3>{stages[stage].term}</h3>
            <p className="note">{stages[stage].text}</p>
          </div>
          <div className="trace-exhibit">{exhibits[stage]}</div>
        </li>
      ))}
    </ol>
  );
}
