import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { LOCALE_TAGS } from '../contract/locales';
import { MAIN_ID } from '../layout/main';
import { useCurrentPage } from '../routes/current-page';
import { announcePageShown } from '../runtime/navigation/page-shown';
import { recallScroll, trackScroll } from '../runtime/navigation/scroll-positions';
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
export function NavigationEffects({ head }: { head: string }) {
  const { key, hash } = useLocation();
  const navigationType = useNavigationType();
  const { locale } = useCurrentPage();
  const shownHead = useRef(head);
  const [announcement, setAnnouncement] = useState('');

  useLayoutEffect(() => {
    const isNewPage = shownHead.current !== head;
    shownHead.current = head;
    if (isNewPage) {
      document.documentElement.lang = LOCALE_TAGS[locale];
      writePageHead(head);
      arrive(hash, navigationType === 'POP' ? recallScroll(key) : null);
      setAnnouncement(document.title);
      announcePageShown();
    }
    return trackScroll(key);
  }, [key, hash, head, locale, navigationType]);

  return (
    <div role="status" className="sr-only">
      {announcement}
    </div>
  );
}
