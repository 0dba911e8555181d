import { createListeners } from './listeners';

/** The texts are `toast.*` of `common.json`. */
export type ToastMessage = 'newVersion' | 'loggedOut' | 'offline' | 'notSent' | 'unexpected';

export interface Toast {
  message: ToastMessage;
  /** An error interrupts a screen reader; anything else waits for its turn. */
  kind: 'info' | 'success' | 'warning' | 'error';
  /** Specification, section 9: bottom right, and a layer at the top right for what belongs to the header. */
  layer: 'bottom-right' | 'top-right';
}

let waiting: Toast[] = [];
let isWanted = false;
const listeners = createListeners();

export const onToast = listeners.add;

/** Says something in passing. Kept until whoever draws it has been loaded. */
export function showToast(message: ToastMessage, options: Partial<Omit<Toast, 'message'>> = {}): void {
  waiting.push({ kind: 'info', layer: 'bottom-right', ...options, message });
  isWanted = true;
  listeners.tell();
}

/** True from the first toast on: time to load what draws them. */
export const areToastsWanted = (): boolean => isWanted;

/** Hands out what has not been drawn yet. */
export function takeToasts(): Toast[] {
  const taken = waiting;
  waiting = [];
  return taken;
}
