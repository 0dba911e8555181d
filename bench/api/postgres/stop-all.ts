export type Stop = () => Promise<void> | void;

/** What was started last is stopped first; one that fails holds up none of the others. */
export async function stopAll(stops: readonly Stop[]): Promise<void> {
  for (const stop of stops.toReversed()) {
    try {
      await stop();
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    }
  }
}
