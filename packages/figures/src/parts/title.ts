import type { PlacedText } from './placedText.ts';
import { textWidth } from './textWidth.ts';

export const titleSize = 15;
export const titleLine = 20;

/** Wraps the title of a figure to the width, from the upper left corner. */
export function placeTitle(title: string, width: number): PlacedText[] {
  if (!title) return [];
  return wrapText(title, width).map((text, line) => ({ text, x: 0, y: 16 + line * titleLine }));
}

/** Breaks a title between words; a word wider than the width gets its own line. */
function wrapText(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines[lines.length - 1]} ${word}`.trim();
    if (textWidth(longer, titleSize, true) <= width || !lines[lines.length - 1]) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
