import type { SKRSContext2D } from '@napi-rs/canvas';

/** The letters of a text that the context's fonts lack: they take room, and have no ink. */
export function undrawnLetters(context: SKRSContext2D, text: string): string[] {
  const letters = new Set(Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment));
  return [...letters].filter((letter) => {
    const { width, actualBoundingBoxAscent, actualBoundingBoxDescent } = context.measureText(letter);
    return letter.trim() !== '' && width > 0 && actualBoundingBoxAscent + actualBoundingBoxDescent === 0;
  });
}
