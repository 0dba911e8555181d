import { createListeners } from '../listeners';

const listeners = createListeners();

/** Called after each navigation within the tab, once the new page stands; not for the page that was loaded. */
export const onPageShown = listeners.add;

export const announcePageShown = listeners.tell;
