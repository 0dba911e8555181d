import { builtHosts } from 'virtual:outside-hosts';
import { useEffect, useState } from 'react';
import { type OutsideHosts, outsideHosts } from '../../config/outside-hosts';
import { SITE } from '../../config/site';

/** Null where the code that reads it can't be had: the page is right already, unless somebody edited the file. */
async function configuredHosts(): Promise<OutsideHosts | null> {
  const reading = await import('../../api/load-public-config').catch(() => null);
  return reading && outsideHosts(await reading.loadPublicConfig(), SITE.origin);
}

/**
 * The hosts of others that this page's scripts may ask. A document tells what it was built with; `config.json` may have
 * been edited since, and what is asked follows it, so what is told does too.
 */
export function useOutsideHosts(): OutsideHosts {
  const [hosts, setHosts] = useState(builtHosts);
  useEffect(() => {
    void configuredHosts().then((configured) => configured && setHosts(configured));
  }, []);
  return hosts;
}
