/** Control characters could drive the terminal that shows a list. */
export const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, ' ');
