import * as v from 'valibot';

/** What the socket answers, a line each. Without one of the last two the reader takes the answer as cut off. */
export const answerLineSchema = v.union([
  v.object({ item: v.unknown() }),
  v.object({ end: v.literal(true) }),
  v.object({ failed: v.literal(true) }),
]);

export type AnswerLine = v.InferOutput<typeof answerLineSchema>;
