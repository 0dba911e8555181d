// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { readStored, removeStored, writeStored } from './safe-storage';

describe('storage', () => {
  it('keeps and forgets', () => {
    expect(writeStored('localStorage', 'key', 'value')).toBe(true);
    expect(readStored('localStorage', 'key')).toBe('value');
    removeStored('localStorage', 'key');
    expect(readStored('localStorage', 'key')).toBeNull();
  });

  it('that is blocked holds nothing and throws nothing', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(writeStored('localStorage', 'key', 'value')).toBe(false);
    expect(readStored('localStorage', 'key')).toBeNull();
    expect(() => removeStored('localStorage', 'key')).not.toThrow();
  });

  it('that is full says so', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(writeStored('sessionStorage', 'key', 'value')).toBe(false);
  });
});
