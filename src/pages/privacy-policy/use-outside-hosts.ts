import { builtHosts } from 'virtual:outside-hosts';
import { useEffect, useState } from 'react';
import { loadPublicConfig } from '../../api/load-public-config';
import { type OutsideHosts, outsideHosts } from '../../config/outside-hosts';
import { SITE } from '../../config/site';

/**
 * The hosts of others that this page's scripts may ask. A document tells what it was built with; `config.json` may have
 * been edited since, and what is asked follows it, so what is told does too.
 */
export function useOutsideHosts(): OutsideHosts {
  const [hosts, setHosts] = useState(builtHosts);
  useEffect(() => {
    void loadPublicConfig().then((config) => setHosts(outsideHosts(config, SITE.origin)));
  }, []);
  return hosts;
}
