import { type ReactNode, useState } from 'react';
import { useSession } from '../../api/account-store';
import { isBegunHere } from '../../api/session';
import { SignedInCard } from './signed-in-card';
import { UnlessSession } from './unless-session';

/**
 * A form for whoever is signed out; whoever came signed in, or signs in in another tab, is told so. Signing in by the form
 * itself leaves its answer, until they sign out again: then the form begins anew.
 */
export function ForNobody({ children }: { children: ReactNode }) {
  const session = useSession();
  const [last, setLast] = useState(session);
  const [isByForm, setByForm] = useState(false);
  const [departures, setDepartures] = useState(0);
  if (session !== last) {
    setLast(session);
    if (last && session === null) setDepartures(departures + 1);
    if (!last && session) setByForm(isBegunHere(session));
  }
  if (session && !isByForm) return <SignedInCard account={session} />;
  return <UnlessSession key={departures}>{children}</UnlessSession>;
}
