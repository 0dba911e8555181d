export interface Size {
  width: number;
  height: number;
}

export interface SessionOptions {
  /** What the browser says that its visitor reads, as `th-TH`. */
  language: string;
  javaScript: boolean;
  size: Size;
}

/** A visitor of one's own in an engine: a tab with its own cookies and storage. What it can do is the same everywhere. */
export interface Session {
  /** Asks for an address; whether it has come is read from the page. */
  open: (url: string) => Promise<void>;
  /** Goes through the history, as the browser's own buttons do, and waits for nothing. */
  traverse: (steps: -1 | 1) => Promise<void>;
  /** @param source of an expression; a promise is waited for @returns what it gave, through JSON */
  evaluate: (source: string) => Promise<unknown>;
  resize: (size: Size) => Promise<void>;
  /** A real click in the viewport, in CSS pixels. */
  click: (x: number, y: number) => Promise<void>;
  /** Real keys; each of them goes down, and all up again: `['Shift', 'Tab']`. */
  press: (keys: readonly string[]) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  /** The page as a PDF; null where the engine can't be asked for one. */
  print: () => Promise<Buffer | null>;
  /** Errors and warnings of the console, and what no script caught, so far. */
  problems: () => readonly string[];
  close: () => Promise<void>;
}

/** A running engine; what it was started with ends with it. */
export interface Engine {
  newSession: (options: SessionOptions) => Promise<Session>;
  stop: () => Promise<void>;
}

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];
