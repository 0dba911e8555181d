import type { Store, StoreUnavailableError } from './store';

/** How long an answer holds, so that asking often is not a write each time. */
const HOLDS_MS = 5_000;

/** More than a page of the file, so that it needs room as a post does. */
const PROBE = 'x'.repeat(8_192);

/** Whether the database takes a write: one that only reads, such as on a full disk, takes no post. */
export function createStoreHealth(now: () => number) {
  let wroteAt = Number.NEGATIVE_INFINITY;
  let lost: StoreUnavailableError | undefined;
  return {
    /** @throws StoreUnavailableError when nothing can be stored now. */
    async check(store: Store): Promise<void> {
      const age = now() - wroteAt;
      if (age >= 0 && age < HOLDS_MS) {
        await store.selectFrom('settings').select('name').limit(1).execute();
        return;
      }
      const value = `${now()} ${PROBE}`;
      await store
        .insertInto('settings')
        .values({ name: 'health', value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
      wroteAt = now();
    },
    /** What was stored lately says nothing any more: a write has failed since. */
    doubt(failure: StoreUnavailableError): void {
      wroteAt = Number.NEGATIVE_INFINITY;
      if (failure.isForGood) lost = failure;
    },
    /** Asks nothing of the database. @throws StoreUnavailableError when nothing will be stored before a start. */
    checkLife(): void {
      if (lost !== undefined) throw lost;
    },
  };
}
