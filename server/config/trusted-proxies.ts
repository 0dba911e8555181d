import ipaddr from 'ipaddr.js';
import * as v from 'valibot';

const EXPECTED = 'false, a number of proxies, or their addresses';

const GROUPS = ['loopback', 'linklocal', 'uniquelocal'];

const isProxy = (text: string): boolean =>
  GROUPS.includes(text) || v.is(v.pipe(v.string(), v.ip()), text) || ipaddr.isValidCIDR(text);

/** Whose `X-Forwarded-*` headers are believed: nobody's, the last n hops', or these addresses'. */
export const trustedProxies = () =>
  v.optional(
    v.union(
      [
        v.pipe(
          v.picklist(['false', '0']),
          v.transform((): false => false),
        ),
        // Believing every hop would let a visitor write any address, so `true` means the one proxy in front.
        v.pipe(
          v.literal('true'),
          v.transform(() => 1),
        ),
        v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number)),
        v.pipe(
          v.string(),
          v.transform((text) => text.split(',').map((part) => part.trim())),
          v.everyItem(isProxy, EXPECTED),
        ),
      ],
      EXPECTED,
    ),
    'false',
  );
