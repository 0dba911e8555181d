import { formatCount, formatDollars } from '../../contract/format-numbers';
import { STARTER_MINIMUM_USD } from '../../contract/plans';
import { CURVE, pointAt } from './curve-geometry';
import { estimateStarter } from './starter-estimate';
import { parseVolume, VOLUME_PARAM } from './volume';
import { stepOf, volumeAt } from './volume-scale';

/** Shown before anything is chosen. */
export const DEFAULT_VOLUME = 1000;

/** The name of the curve's slider; the field's is the address's. */
export const SLIDER_NAME = `${VOLUME_PARAM}-slider`;

/** What the estimator shows of a volume, in the reader's numbers and the drawing's paths. */
export function shownEstimate(volume: number) {
  const { product, estimate } = estimateStarter(volume);
  const { x, y } = pointAt(volume);
  const count = formatCount(volume);
  return {
    count,
    product: formatDollars(product),
    estimate: formatDollars(estimate),
    /** Which of the two is not paid. */
    gives: product < STARTER_MINIMUM_USD ? 'product' : 'minimum',
    step: stepOf(volume),
    drop: `M${x} ${y}V${CURVE.height}`,
    point: `M${x} ${y}h0`,
  } as const;
}

/** The volume that a field or the slider says; null where it says none. */
export const chosenVolume = ({ name, value }: Pick<HTMLInputElement, 'name' | 'value'>): number | null =>
  name === SLIDER_NAME ? volumeAt(Number(value)) : parseVolume(value);
