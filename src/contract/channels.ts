/** Specification, section 1: the ways in, from the one that asks least of a developer. */
export const CHANNELS = ['webClient', 'webSdk', 'mobileSdk', 'restApi'] as const;

export type Channel = (typeof CHANNELS)[number];
