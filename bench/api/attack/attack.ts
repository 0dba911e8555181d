/** One attack of the security test: what it does to a server of its own, as one line. */
export interface Attack {
  name: string;
  /** The figure of the server before it was made to hold, of the same program or of the security test. */
  before: string;
  run: () => Promise<string>;
}
