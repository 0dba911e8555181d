import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { LOCALE_TAGS } from '../contract/locales';
import { MAIN_ID } from '../layout/main';
import { useCurrentPage } from '../routes/current-page';
import { isStaying, STAYS } from '../routes/stays';
import { closePopovers } from '../runtime/navigation/close-popovers';
import { announcePageShown } from '../runtime/navigation/page-shown';
import { recallScroll, trackScroll } from '../runtime/navigation/scroll-positions';
import { hasFailed } from './failed-page';
import type { LoadedPage } from './loaded-page';
import { writePageHead } from './page-head';

function hashTarget(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // A malformed escape names no element.
  }
}

function arrive(hash: string, scrollY: number | null): void {
  closePopovers();
  const place = hashTarget(hash);
  const disclosure = place?.closest('details');
  // Before it is scrolled to or focused: what is closed can be neither.
  if (disclosure) disclosure.open = true;
  const target = scrollY === null ? place : null;
  const focused = target ?? document.getElementById(MAIN_ID);
  if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  focused?.focus({ preventScroll: true });
  if (target) target.scrollIntoView();
  else window.scrollTo({ top: scrollY ?? 0, behavior: 'instant' });
}

/** What a full page load would do by itself: title, language, scroll position, focus, and being read out. */
export function NavigationEffects({ page }: { page: LoadedPage }) {
  const { key, pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const { locale } = useCurrentPage();
  const shown = useRef({ page, key, hash });
  const [announcement, setAnnouncement] = useState('');

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { page, key, hash };
    const hasMoved = before.key !== key || before.hash !== hash;
    if (before.page !== page) {
      document.documentElement.lang = LOCALE_TAGS[locale];
      writePageHead(page.head);
      arrive(hash, navigationType === 'POP' ? recallScroll(key) : null);
      setAnnouncement(document.title);
      announcePageShown();
    } else if (hasMoved && navigationType !== 'POP' && !isStaying(state)) {
      // A link to the page that is shown, or to a place on it.
      if (hasFailed(page)) window.location.reload();
      else arrive(hash, null);
    } else if (hasMoved && navigationType === 'POP') {
      // A plain link to a place is the browser's own, which has gone there; its entry has no name to come back to yet.
      if (window.history.state === null)
        void navigate({ pathname, search, hash }, { replace: true, state: STAYS });
      else window.scrollTo({ top: recallScroll(key), behavior: 'instant' });
    }
    trackScroll(key);
  }, [key, pathname, search, hash, state, page, locale, navigationType, navigate]);

  return (
    <div role="status" className="sr-only">
      {announcement}
    </div>
  );
}
