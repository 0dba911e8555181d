/** Ends the command with one line that says what to do. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}
