/** Where the partners' page says what the Partner Portal is. */
export const PORTAL_HASH = '#portal';
