import { describe, expect, it } from 'vitest';
import { isFormDirty, registerOpenForm } from './open-forms';

describe('isFormDirty', () => {
  it('asks the forms on the page, and those that have left no more', () => {
    const leave = registerOpenForm({ isDirty: () => true, save: () => undefined });
    expect(isFormDirty()).toBe(true);
    leave();
    expect(isFormDirty()).toBe(false);
  });
});
