/** The layers of the solution, in the order in which a transaction passes through them. */
export const LAYERS = ['capture', 'document', 'person', 'background', 'score', 'decision'] as const;
