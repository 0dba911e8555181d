import { type ReactNode, useState } from 'react';
import { useSession } from '../../api/account-store';
import { SignedInCard } from './signed-in-card';
import { UnlessSession } from './unless-session';

/**
 * A form for who is signed out; who came signed in is told so. Signing in by the form itself leaves its answer, until they
 * sign out again: then the form begins anew.
 */
export function ForNobody({ children }: { children: ReactNode }) {
  const session = useSession();
  const [last, setLast] = useState(session);
  const [atFirst, setAtFirst] = useState(session);
  const [departures, setDepartures] = useState(0);
  if (session !== last) {
    setLast(session);
    const hasLeft = last && session === null;
    if (hasLeft) setDepartures(departures + 1);
    if (hasLeft || atFirst === undefined) setAtFirst(session);
  }
  if (session && atFirst) return <SignedInCard account={session} />;
  return <UnlessSession key={departures}>{children}</UnlessSession>;
}
