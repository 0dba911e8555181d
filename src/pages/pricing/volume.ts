import { toAsciiDigits } from '../../contract/ascii-digits';

/** More than anybody asks a calculator for; beyond it a number field is no place to ask. */
export const MAX_VOLUME = 1_000_000;

export const VOLUME_PARAM = 'volume';

/**
 * A number of verifications out of what was typed or linked to: `1,200`, `๑๒๐๐`. Null for what is none.
 * Never negative, never above `MAX_VOLUME`.
 */
export function parseVolume(text: string | null): number | null {
  const digits = toAsciiDigits(text ?? '').replace(/[\s,]/g, '');
  return /^\d{1,15}$/.test(digits) ? Math.min(Number(digits), MAX_VOLUME) : null;
}
