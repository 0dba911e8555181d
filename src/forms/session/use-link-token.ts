import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type CONFIRM_PREFIX, LINK_FRAGMENT } from '../../contract/link-fragment';
import { STAYS } from '../../routes/stays';
import './by-link.css';

/** Across the switch of the language, which is another page. */
const kept = new Map<string, string>();

interface LinkToken {
  token: string | null;
  /** It has been used: whoever comes back to the page begins anew. */
  spend: () => void;
  /** It is of no use: the page is shown as without it. */
  forget: () => void;
}

/**
 * The token of a one-time link, from the part of the address that no server sees. It leaves the address at once, so that
 * no history, bookmark or picture of the screen has it, and is kept in memory alone. Until it is known, what is there for
 * who has one (`by-link`) stands in the document beside what is there for all others (`unless-link`).
 * @param prefix what stands before it, behind the `#`
 */
export function useLinkToken(prefix: '' | typeof CONFIRM_PREFIX): LinkToken {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => kept.get(prefix) ?? null);
  const [, before = '', found] = LINK_FRAGMENT.exec(hash) ?? [];
  const linked = found !== undefined && before === prefix ? found : null;

  // Before the next frame, as the mark goes.
  useLayoutEffect(() => {
    document.documentElement.removeAttribute('data-link');
    if (linked === null) return;
    kept.set(prefix, linked);
    // The browser alone knows what stands behind the `#`, after the prerendered page.
    // oxlint-disable-next-line react/set-state-in-effect
    setToken(linked);
  }, [prefix, linked]);

  useEffect(() => {
    if (linked !== null) void navigate(pathname + search, { replace: true, state: STAYS });
  }, [linked, pathname, search, navigate]);

  const spend = () => void kept.delete(prefix);
  return {
    token,
    spend,
    forget: () => {
      spend();
      setToken(null);
    },
  };
}
