/**
 * Writes which address was asked for into the 404 page of a host that can't, before it is painted: the title grows by a
 * line, and what stands below it would move when React comes. Inlined in the page's document.
 */
import { REQUESTED_PATH } from '../../contract/requested-path';
import { readableAddress } from './requested-path';

const place = document.querySelector(`[${REQUESTED_PATH}]`);
if (place && !place.textContent) place.textContent = readableAddress();
