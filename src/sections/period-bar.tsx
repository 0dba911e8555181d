import { DAY_MS, LEAD_DAYS, LINK_MINUTES } from '../contract/retention';

const MINUTE_MS = 60 * 1000;
const SHORTEST = LINK_MINUTES * MINUTE_MS;
const LONGEST = LEAD_DAYS * DAY_MS;

/** Of the shortest period that a bar is drawn for: something to see. */
const LEAST = 4;

/** How long a period is beside the longest, of 100: each step of the scale is as many times the one before. */
const lengthOf = (milliseconds: number): number =>
  LEAST + (100 - LEAST) * (Math.log(milliseconds / SHORTEST) / Math.log(LONGEST / SHORTEST));

type PeriodBarProps = { days: number } | { minutes: number };

/** A period as a hatched bar, for the eye alone: the text beside it tells it. */
export function PeriodBar(period: PeriodBarProps) {
  const milliseconds = 'days' in period ? period.days * DAY_MS : period.minutes * MINUTE_MS;
  const length = Math.round(lengthOf(milliseconds) * 10) / 10;
  return (
    <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none" className="period-bar">
      <path d="M0 .5H100" />
      <path d={`M0 .5H${length}`} />
    </svg>
  );
}
