/** By its UTF-16 units, as JSON has it. */
const escaped = (character: string): string =>
  Array.from({ length: character.length }, (_, at) => {
    const unit = character.charCodeAt(at).toString(16);
    return `\\u${unit.padStart(4, '0')}`;
  }).join('');

/** JSON for reading, in which no control character reaches the terminal and none turns what is shown around. */
export const jsonText = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replace(/[\u007f-\u009f]|\p{Cf}/gu, escaped)}\n`;
