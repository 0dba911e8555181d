/** Before the token of a link that confirms an e-mail; one for a new password has none. */
export const CONFIRM_PREFIX = 'confirm=';

/** What stands behind the `#` of a one-time link: 256 bits in base64url. The names of a page's parts are shorter. */
export const LINK_FRAGMENT = /^#(confirm=)?([\w-]{32,})$/;

/** No link is shorter. */
export const LEAST_LINK_FRAGMENT = 33;
