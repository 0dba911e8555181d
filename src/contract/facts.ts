import { formatDollars, formatWholeDollars } from './format-numbers';
import { PASSWORD_MIN_LENGTH } from './limits';
import { STARTER_MINIMUM_USD, STARTER_UNIT_PRICE_USD, TRIAL_DAYS, TRIAL_ONBOARDINGS } from './plans';
import {
  ANSWER_DAYS,
  DRAFT_DAYS,
  ICON_CACHE_DAYS,
  KNOWN_NETWORK_DAYS,
  LEAD_DAYS,
  LINK_MINUTES,
  LOCALE_COOKIE_DAYS,
  QUARANTINED_DAYS,
  SESSION_DAYS,
  SESSION_IDLE_DAYS,
} from './retention';

/**
 * Every figure that the copy may state: of the service what the specification says (sections 1, 5 and 9) and nothing
 * else, how long this site keeps what, and how long a law gives.
 * Locale files name a figure by its key, `{{documentTypes}}`; the locale check refuses digits typed into copy.
 * Constants by themselves, so that a page's code has those alone that it names.
 */
export const documentTypes = '7,000';
export const countries = '220';
export const transactionMillions = '1.3';
export const idTypes = '10,000+';
export const dataSources = '99.2%';
export const serverCountries = '105';
export const liveChatHours = '24';
export const supportHours = '24';
export const trialDays = `${TRIAL_DAYS}`;
export const trialOnboardings = `${TRIAL_ONBOARDINGS}`;
export const trialPrice = '0';
export const starterUnitPrice = /* @__PURE__ */ formatDollars(STARTER_UNIT_PRICE_USD);
export const starterMinimum = /* @__PURE__ */ formatWholeDollars(STARTER_MINIMUM_USD);
export const passwordMinimum = `${PASSWORD_MIN_LENGTH}`;
export const faceMatchOne = '1:1';
export const faceMatchMany = '1:n';
export const localeCookieDays = `${LOCALE_COOKIE_DAYS}`;
export const draftDays = `${DRAFT_DAYS}`;
export const iconCacheDays = `${ICON_CACHE_DAYS}`;
export const sessionDays = `${SESSION_DAYS}`;
export const sessionIdleDays = `${SESSION_IDLE_DAYS}`;
export const knownNetworkDays = `${KNOWN_NETWORK_DAYS}`;
export const answerDays = `${ANSWER_DAYS}`;
export const linkMinutes = `${LINK_MINUTES}`;
export const leadDays = `${LEAD_DAYS}`;
export const quarantinedDays = `${QUARANTINED_DAYS}`;
/** To answer who asks for their data. */
export const accessAnswerDays = '30';
