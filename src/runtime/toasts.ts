/** The texts are `toast.*` of locales/common.json. */
export type ToastMessage = 'newVersion' | 'loggedOut' | 'offline' | 'notSent' | 'unexpected';

export interface Toast {
  message: ToastMessage;
  /** An error interrupts a screen reader; anything else waits for its turn. */
  kind: 'info' | 'success' | 'warning' | 'error';
  /** Specification, section 9: bottom right, and a layer at the top right for what belongs to the header. */
  layer: 'bottom-right' | 'top-right';
}

type Listener = () => void;

let waiting: Toast[] = [];
let isWanted = false;
const listeners = new Set<Listener>();

/** Says something in passing. Kept until whoever draws it has been loaded. */
export function showToast(message: ToastMessage, options: Partial<Omit<Toast, 'message'>> = {}): void {
  waiting.push({ kind: 'info', layer: 'bottom-right', ...options, message });
  isWanted = true;
  for (const listener of listeners) listener();
}

/** True from the first toast on: time to load what draws them. */
export const areToastsWanted = (): boolean => isWanted;

export function onToast(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Hands out what has not been drawn yet. */
export function takeToasts(): Toast[] {
  const taken = waiting;
  waiting = [];
  return taken;
}
