export type StorageArea = 'localStorage' | 'sessionStorage';

/** Null without a value, or where storage is blocked: even naming the area throws there. */
export function readStored(area: StorageArea, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** @returns false where storage is blocked or full; what was to be kept holds until the page is left */
export function writeStored(area: StorageArea, key: string, value: string): boolean {
  try {
    window[area].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(area: StorageArea, key: string): void {
  try {
    window[area].removeItem(key);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}
