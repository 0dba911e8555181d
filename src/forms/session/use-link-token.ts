import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** 256 bits in base64url; the names of a page's parts are shorter. */
const TOKEN = /^[\w-]{32,}$/;

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
 * no history, bookmark or picture of the screen has it, and is kept in memory alone.
 * @param prefix what stands before it, behind the `#`
 */
export function useLinkToken(prefix: '' | 'confirm='): LinkToken {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => kept.get(prefix) ?? null);

  useEffect(() => {
    const found = hash.startsWith(`#${prefix}`) ? hash.slice(1 + prefix.length) : '';
    if (!TOKEN.test(found)) return;
    kept.set(prefix, found);
    // The browser alone knows what stands behind the `#`, after the prerendered page.
    // oxlint-disable-next-line react/set-state-in-effect
    setToken(found);
    void navigate(pathname + search, { replace: true });
  }, [prefix, pathname, search, hash, navigate]);

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
