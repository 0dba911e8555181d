/** What the build manifest says of the addresses that a pattern covers. */
export interface RouteRule {
  /** False: no document and no payload lies there; the browser asks for it as for any other address. */
  prerender?: boolean;
}

export type RouteRules = Readonly<Record<string, RouteRule>>;

/** `/api/**` covers `/api` and all below it; any other pattern is one address. */
function covers(pattern: string, pathname: string): boolean {
  if (!pattern.endsWith('/**')) return pattern === pathname;
  const folder = pattern.slice(0, -'/**'.length);
  return pathname === folder || pathname.startsWith(`${folder}/`);
}

/** The rule that applies to an address: that of the longest pattern that covers it. */
export function ruleFor(rules: RouteRules, pathname: string): RouteRule {
  const [pattern] = Object.keys(rules)
    .filter((candidate) => covers(candidate, pathname))
    .sort((a, b) => b.length - a.length);
  return pattern === undefined ? {} : (rules[pattern] ?? {});
}
