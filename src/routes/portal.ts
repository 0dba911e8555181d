/** Where the partners' page says what the Partner Portal is: the section's address is the name of its texts. */
export const PORTAL_HASH = '#portal';
