import { createContext, use } from 'react';

/** What makes the sheet that a page is printed on a document: it is made with the page, and differs with its language. */
export interface Sheet {
  /** The lines of its machine-readable zone. */
  zone: readonly string[];
  /** Seen under ultraviolet light alone, a line at a time. */
  hidden?: string;
}

const NONE: Sheet = { zone: [] };

export const SheetContext = createContext<Sheet>(NONE);

export const useSheet = (): Sheet => use(SheetContext);
