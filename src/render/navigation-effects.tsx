import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { LOCALE_TAGS } from '../contract/locales';
import { MAIN_ID } from '../layout/main';
import { useCurrentPage } from '../routes/current-page';
import { isStaying } from '../routes/stays';
import { announcePageShown } from '../runtime/navigation/page-shown';
import { recallScroll, trackScroll } from '../runtime/navigation/scroll-positions';
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

function closePopovers(): void {
  // A browser without popovers takes their selector for a mistake.
  if (!('popover' in HTMLElement.prototype)) return;
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
}

function arrive(hash: string, scrollY: number | null): void {
  closePopovers();
  const target = scrollY === null ? hashTarget(hash) : null;
  const focused = target ?? document.getElementById(MAIN_ID);
  if (target instanceof HTMLDetailsElement) target.open = true;
  if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  focused?.focus({ preventScroll: true });
  if (target) target.scrollIntoView();
  else window.scrollTo({ top: scrollY ?? 0, behavior: 'instant' });
}

/** What a full page load would do by itself: title, language, scroll position, focus, and being read out. */
export function NavigationEffects({ page }: { page: LoadedPage }) {
  const { key, hash, state } = useLocation();
  const navigationType = useNavigationType();
  const { locale } = useCurrentPage();
  const shown = useRef({ page, key });
  const [announcement, setAnnouncement] = useState('');

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { page, key };
    if (before.page !== page) {
      document.documentElement.lang = LOCALE_TAGS[locale];
      writePageHead(page.head);
      arrive(hash, navigationType === 'POP' ? recallScroll(key) : null);
      setAnnouncement(document.title);
      announcePageShown();
    } else if (before.key !== key && navigationType !== 'POP' && !isStaying(state)) {
      // A link to the page that is shown, or to a place on it.
      arrive(hash, null);
    }
    return trackScroll(key);
  }, [key, hash, state, page, locale, navigationType]);

  return (
    <div role="status" className="sr-only">
      {announcement}
    </div>
  );
}
