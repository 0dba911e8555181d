import { matchPage } from '../../routes/match-page';
import { isFormDirty } from '../open-forms';

/**
 * What the browser has learnt of the site since the page was loaded; it decides whether a navigation may stay
 * within the tab. Until something is known, the pages that the code knows are taken as they are.
 */
interface SiteState {
  isListed: (pathname: string) => boolean;
  hasNewBuild: boolean;
}

const state: SiteState = {
  isListed: (pathname) => matchPage(pathname).page !== null,
  hasNewBuild: false,
};

/** From now on only these addresses are navigated to within the tab, and prefetched. */
export function setListedPaths(isListed: (pathname: string) => boolean): void {
  state.isListed = isListed;
}

/** From now on the next navigation is the browser's own, and brings the new build. */
export function setNewBuild(): void {
  state.hasNewBuild = true;
}

/** Never while a form is being filled: a page of the old build keeps what was typed. Nor offline: the browser has none. */
export function isClientNavigation(pathname: string): boolean {
  return state.isListed(pathname) && (!state.hasNewBuild || isFormDirty() || !navigator.onLine);
}
