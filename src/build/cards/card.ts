import type { Locale } from '../../contract/locales';

/** In pixels: what networks and messengers show without cutting it. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** What the picture of one page in one language is drawn from. */
export interface Card {
  locale: Locale;
  /** The site's, as its header says it. */
  name: string;
  headline: string;
  /** The end of the headline that the page sets in the accent's colour; empty for none. */
  accent: string;
  /** The lines of the page's machine-readable zone. */
  zone: readonly string[];
  /** What only ultraviolet light shows on the page, a line at a time; empty for nothing. */
  hidden: string;
  /** The rosette of the page's family, as SVG in black. */
  rosette: string;
}
