const ANSWER = /^1;?([A-Z]{2})(?![A-Z])/;

/** The country in an answer such as `1;TH;THA;Thailand`; null when the service does not know it. */
export function parseVisitorCountry(answer: string): string | null {
  return ANSWER.exec(answer)?.[1] ?? null;
}
