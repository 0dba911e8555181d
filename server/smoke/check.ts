import type { Ask } from './ask';

/** What is known of the site that is looked at. */
export interface Site {
  /** Scheme and host that it is asked at. */
  address: string;
  ask: Ask;
  build: string;
  /** Bare addresses of all pages, as the site's own list has them. */
  pages: readonly string[];
  apiBase: string;
}

/** Looks at one thing. @returns a plain sentence for each that is not as it should be; none when all is well */
export type Check = (site: Site) => Promise<string[]>;

const AT_ONCE = 8;

/** The sentences of all, in the order of the items; some are asked at once, as a browser would. */
export async function forAll<Item>(
  items: readonly Item[],
  look: (item: Item) => Promise<string[]>,
): Promise<string[]> {
  const found: string[][] = items.map(() => []);
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index];
      if (item !== undefined) found[index] = await look(item);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return found.flat();
}

/** A sentence, where it holds. */
export const when = (isWrong: boolean, sentence: string): string[] => (isWrong ? [sentence] : []);
