import { DAY_MS, LEAD_DAYS } from '../contract/retention';
import './period-bar.css';

const LONGEST_MS = LEAD_DAYS * DAY_MS;

/** Of the shortest periods, of 100: something to see. */
const LEAST = 0.5;

type PeriodBarProps = { days: number } | { minutes: number };

/** A period as a hatched bar beside the longest that this site keeps anything, for the eye alone: a text tells it. */
export function PeriodBar(period: PeriodBarProps) {
  const milliseconds = 'days' in period ? period.days * DAY_MS : period.minutes * 60_000;
  const length = Math.max(LEAST, Math.round((1000 * milliseconds) / LONGEST_MS) / 10);
  return (
    <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none" className="period-bar">
      <path d="M0 .5H100" />
      <path d={`M0 .5H${length}`} />
    </svg>
  );
}
