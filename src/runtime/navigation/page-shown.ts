type Listener = () => void;

const listeners = new Set<Listener>();

/** Called after each navigation within the tab, once the new page stands; not for the page that was loaded. */
export function onPageShown(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function announcePageShown(): void {
  for (const listener of listeners) listener();
}
