import { type ReactNode, useState } from 'react';
import { useSession } from '../../api/account-store';
import { SignedInCard } from './signed-in-card';
import { UnlessSession } from './unless-session';

/** A form for who is signed out; who came signed in is told so. Signing in by the form itself leaves its answer. */
export function ForNobody({ children }: { children: ReactNode }) {
  const session = useSession();
  const [atFirst, setAtFirst] = useState(session);
  const isFirstKnown = atFirst === undefined && session !== undefined;
  const hasLeft = atFirst && session === null;
  if (isFirstKnown || hasLeft) setAtFirst(session);
  return session && atFirst ? <SignedInCard account={session} /> : <UnlessSession>{children}</UnlessSession>;
}
