/** By CSS, or as somebody who can't see the page finds it. */
export type Target = string | { role: string; name?: string; within?: string };

export const describeTarget = (target: Target): string =>
  typeof target === 'string' ? target : `${target.role} ${target.name ?? ''}`.trim();
