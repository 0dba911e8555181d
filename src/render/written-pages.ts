/** What Vike keeps of the pages it has written: all of their documents, until the last one is. */
export type Written = { pageContext: object }[];

let written: Written = [];

export function watchWritten(output: Written): void {
  written = output;
}

/** Takes what is written out of its hands: of 5,000 pages, that is half a gigabyte. */
export function forgetWritten(): void {
  for (const { pageContext } of written.splice(0)) Reflect.deleteProperty(pageContext, '_prerenderResult');
}
