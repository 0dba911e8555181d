/** Marks the element of the 404 page that says which address was asked for. */
export const REQUESTED_PATH = 'data-requested-path';

const REFERENCES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** One document answers for every unknown address; the server writes the asked one into it. */
export function withRequestedPath(html: string, path: string): string {
  const text = path.replace(/[&<>"]/g, (character) => REFERENCES[character] ?? '');
  // The marked element while it is empty, however its renderer writes its attributes.
  const place = new RegExp(`(<([a-z]+)\\b[^<>]*\\s${REQUESTED_PATH}(?=[\\s=>])[^<>]*>)(?=</\\2>)`);
  return html.replace(place, (element) => `${element}: ${text}`);
}
