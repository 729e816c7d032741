/** Advance widths in Inter of the characters from space to ~, in hundredths of the font size. */
const regular = [
  28, 29, 47, 63, 64, 98, 64, 30, 36, 36, 50, 66, 29, 46, 29, 36, 63, 41, 61, 62, 65, 59, 62, 57, 62, 62, 29, 30, 66,
  66, 66, 51, 97, 69, 65, 73, 72, 60, 59, 75, 74, 27, 57, 67, 57, 90, 75, 76, 64, 76, 64, 64, 65, 74, 69, 99, 68, 68,
  63, 36, 36, 36, 47, 46, 32, 56, 61, 57, 61, 58, 37, 61, 59, 24, 24, 55, 24, 88, 59, 60, 61, 61, 38, 53, 33, 59, 56,
  82, 55, 56, 55, 43, 33, 43, 66,
];

/** Width assumed for any other character; most are narrower. */
const other = 70;

/** Width of semibold text relative to regular text. */
const boldFactor = 1.03;

/**
 * Estimated width of a text in Inter, in the unit of `size`. Needs no browser, so server and page lay figures out the same
 * way. Ignores kerning; the error is a few percent, on the safe side.
 */
export function textWidth(text: string, size: number, bold = false): number {
  let sum = 0;
  for (const character of text) sum += regular[character.charCodeAt(0) - 32] ?? other;
  return (sum * size * (bold ? boldFactor : 1)) / 100;
}

/** Shortens a text with an ellipsis to fit the width `available`; '' if fewer than three characters would remain. */
export function fitText(text: string, size: number, available: number): string {
  if (textWidth(text, size) <= available) return text;
  let end = text.length - 1;
  while (end > 0 && textWidth(`${text.slice(0, end)}…`, size) > available) end--;
  return end < 3 ? '' : `${text.slice(0, end)}…`;
}
