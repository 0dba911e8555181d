/** Marks the element of the 404 page that says which address was asked for. */
export const REQUESTED_PATH = 'data-requested-path';

/**
 * One document answers for every unknown address; the server writes the asked one into it.
 * @param path as HTML.
 */
export function withRequestedPath(html: string, path: string): string {
  // The marked element while it is empty, however its renderer writes its attributes.
  const place = new RegExp(`(<([a-z]+)\\b[^<>]*\\s${REQUESTED_PATH}(?=[\\s=>])[^<>]*>)(?=</\\2>)`);
  return html.replace(place, (element) => `${element}: ${path}`);
}
