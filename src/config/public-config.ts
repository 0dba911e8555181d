import * as v from 'valibot';

/**
 * `/config.json`: what an operator may change in a finished build, without building again.
 * An absent or broken value falls back to its default, so a typing error can't take the forms down.
 */
const publicConfigSchema = v.object({
  apiBase: v.fallback(v.pipe(v.string(), v.nonEmpty()), '/api'),
  iconServers: v.fallback(v.array(v.pipe(v.string(), v.url())), []),
  visitorCountry: v.fallback(
    v.object({ enabled: v.fallback(v.boolean(), false), url: v.fallback(v.string(), '') }),
    { enabled: false, url: '' },
  ),
});

export type PublicConfig = v.InferOutput<typeof publicConfigSchema>;

export function parsePublicConfig(value: unknown): PublicConfig {
  const result = v.safeParse(publicConfigSchema, value);
  return result.success ? result.output : v.parse(publicConfigSchema, {});
}
