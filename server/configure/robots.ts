const CLOSED = 'User-agent: *\nDisallow: /\n';
/** Before each line that held, so that it can hold again. */
const MARK = '#~ ';

const linesOf = (text: string): string[] => text.split('\n').slice(0, -1);

/** `robots.txt` for a site that no search engine may read; what it said stands in it as remarks. */
export function closeRobots(text: string): string {
  if (text.startsWith(CLOSED)) return text;
  return (
    CLOSED +
    linesOf(text)
      .map((line) => `${MARK}${line}\n`)
      .join('')
  );
}

/** The one that it was before. */
export function openRobots(text: string): string {
  if (!text.startsWith(CLOSED)) return text;
  return linesOf(text.slice(CLOSED.length))
    .map((line) => `${line.slice(MARK.length)}\n`)
    .join('');
}
