/** Numbers as a path's `d` has them, with nothing between them that it can do without: `[8, -0.5, 3]` is `8-.5 3`. */
export const pathNumbers = (values: readonly number[]): string =>
  values
    .map((value, index) => {
      const text = String(value).replace(/^(-?)0\./, '$1.');
      return index > 0 && !text.startsWith('-') ? ` ${text}` : text;
    })
    .join('');
