import type { AccountRegistration } from './answers';
import { PLAN_IDS, type PlanId } from './plans';

/**
 * What a plan is to an account: its own registration's status; `held` below one that it has or has asked for; `used` for
 * a trial that is over, which nobody gets twice; `open` for everything that may be registered for.
 */
export type PlanStanding = 'active' | 'requested' | 'held' | 'used' | 'open';

const isLive = ({ status }: AccountRegistration): boolean => status !== 'ended';

/** As the server decides a registration: one plan holds those below it. */
export function standingOf(planId: PlanId, registrations: readonly AccountRegistration[]): PlanStanding {
  const own = registrations.find((registration) => registration.planId === planId);
  if (own?.status === 'active' || own?.status === 'requested') return own.status;
  const above = PLAN_IDS.slice(PLAN_IDS.indexOf(planId) + 1);
  if (registrations.some((other) => isLive(other) && above.includes(other.planId))) return 'held';
  return own && planId === 'free-trial' ? 'used' : 'open';
}
