import { textWidth } from '../parts/textWidth.ts';

/** Breaks a label into lines of a width in pixels, between words where possible. */
export function wrapLabel(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').flatMap((one) => piecesOf(one, size, width))) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last === undefined || textWidth(longer, size) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** A word in pieces that fit the width; at least one character each. */
function piecesOf(word: string, size: number, width: number): string[] {
  const pieces = [''];
  for (const character of word) {
    const longer = pieces[pieces.length - 1] + character;
    if (pieces[pieces.length - 1] && textWidth(longer, size) > width) pieces.push(character);
    else pieces[pieces.length - 1] = longer;
  }
  return pieces;
}
