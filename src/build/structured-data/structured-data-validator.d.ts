declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    fieldNames: string[];
  }

  /** Things by their types, as an extractor finds them in a document. */
  type Found = Record<string, unknown[]>;

  /** What search engines ask of structured data before they show it. */
  export default class Validator {
    validate(data: { jsonld: Found; microdata: Found; rdfa: Found }): Promise<Issue[]>;
  }
}
