import { DAY_MS, LEAD_DAYS } from '../contract/retention';
import './period-bar.css';

/** Of the shortest periods, of 100: something to see. */
const LEAST = 0.5;

type PeriodBarProps = ({ days: number } | { minutes: number }) & {
  /** What a whole bar stands for; unless given, the longest that this site keeps anything. */
  longestDays?: number;
};

interface OpenPeriodBarProps {
  /** Whether it ends with a visit, and so is brief beside the others. */
  brief: boolean;
}

/** A period that ends with what somebody does, as a bar beside others: a long one fades out. */
export const OpenPeriodBar = ({ brief }: OpenPeriodBarProps) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 100 1"
    preserveAspectRatio="none"
    className={brief ? 'period-bar' : 'period-bar period-open'}
  >
    <path d="M0 .5H100" />
    {brief && <path d={`M0 .5H${LEAST}`} />}
  </svg>
);

/** A period as a hatched bar beside the longest of its page, for the eye alone: a text tells it. */
export function PeriodBar({ longestDays = LEAD_DAYS, ...period }: PeriodBarProps) {
  const milliseconds = 'days' in period ? period.days * DAY_MS : period.minutes * 60_000;
  const length = Math.max(LEAST, Math.round((1000 * milliseconds) / (longestDays * DAY_MS)) / 10);
  return (
    <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none" className="period-bar">
      <path d="M0 .5H100" />
      <path d={`M0 .5H${length}`} />
    </svg>
  );
}
