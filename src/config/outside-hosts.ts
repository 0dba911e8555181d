import type { PublicConfig } from './public-config';

/** Hosts of others that a visitor's browser is sent to by this configuration, by what for. */
export interface OutsideHosts {
  icons: readonly string[];
  country: readonly string[];
}

/** @param siteOrigin what belongs to the site itself, as does the API's own host */
export function outsideHosts(
  { apiBase, iconServers, visitorCountry }: PublicConfig,
  siteOrigin: string,
): OutsideHosts {
  const own = [siteOrigin, apiBase].map((address) => new URL(address, siteOrigin).origin);
  const hostsOf = (addresses: readonly string[]): string[] => {
    const others = addresses
      .filter((address) => URL.canParse(address, siteOrigin))
      .map((address) => new URL(address, siteOrigin))
      .filter(({ origin }) => !own.includes(origin));
    return [...new Set(others.map(({ host }) => host))];
  };
  return {
    icons: hostsOf(iconServers),
    country: visitorCountry.enabled ? hostsOf([visitorCountry.url]) : [],
  };
}
