/** The curve's ruler: three decades of verifications, each in as many steps as a resistor's E24 series. */
const FIRST = 10;
const DECADES = 3;
const STEPS_A_DECADE = 24;

/** The ruler's last step; its first is 0. */
export const LAST_STEP = DECADES * STEPS_A_DECADE;

const inDecades = (volume: number): number => Math.log10(Math.max(volume, FIRST) / FIRST);

/**
 * Where on the ruler a number of verifications stands.
 * @returns a share of the ruler's length, 0 to 1: what is off the ruler stands at its nearer end
 */
export const placeOf = (volume: number): number => Math.min(inDecades(volume) / DECADES, 1);

/** The step nearest to a number of verifications. */
export const stepOf = (volume: number): number => Math.round(placeOf(volume) * LAST_STEP);

/** A step's number of verifications, in two digits: 10, 11, 12, 13, 15 … 9,100, 10,000. */
export const volumeAt = (step: number): number =>
  Number((FIRST * 10 ** (step / STEPS_A_DECADE)).toPrecision(2));

/** The ruler's decades, from its first step to its last. */
export const EXAMPLE_VOLUMES: readonly number[] = /* @__PURE__ */ Array.from(
  { length: DECADES + 1 },
  (_, decade) => volumeAt(decade * STEPS_A_DECADE),
);
