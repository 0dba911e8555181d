// How many days things are kept, by the server and in a browser. Both keep them by these, the policies name them.

/** A request or an application, dealt with or not. What belongs to an account stays as long as the account. */
export const LEAD_DAYS = 730;
/** What was set aside because a program seems to have sent it: long enough to find a person's among them. */
export const QUARANTINED_DAYS = 30;
/** A log-in token, used or not. */
export const SESSION_DAYS = 30;
/** The same, unused. */
export const SESSION_IDLE_DAYS = 7;
/** The keyed hash of a network that an account was used from. */
export const KNOWN_NETWORK_DAYS = 90;
/** What is typed into a form, in the browser: long enough to come back after a week-end. */
export const DRAFT_DAYS = 7;
/** The sealed answer to a post, for the same post sent again: a day longer than a browser keeps a draft and its key. */
export const ANSWER_DAYS = DRAFT_DAYS + 1;
/** The chosen language: specification, section 9. */
export const LOCALE_COOKIE_DAYS = 365;
/** Icons in the browser, 168 hours: specification, section 9. */
export const ICON_CACHE_DAYS = 7;

/** A link by e-mail: from when it is sent. */
export const LINK_MINUTES = 30;

export const DAY_MS = 24 * 60 * 60 * 1000;
