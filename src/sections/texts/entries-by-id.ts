/** All entries but plain texts, each with its key for an id. */
export function entriesById<Entry extends object>(texts: Record<string, string | Entry>) {
  return Object.entries(texts).flatMap(([id, entry]) =>
    typeof entry === 'string' ? [] : [{ ...entry, id }],
  );
}
