import { textWidth } from '../parts/textWidth.ts';
import { sungearSizes as sizes } from './sizes.ts';
import type { NumberedName } from './types.ts';

/**
 * Places the names behind the numbers of a diagram in columns, from y = 0. Names wider than the figure get several lines.
 * Analyses without a name have no entry.
 */
export function placeNames(
  texts: readonly string[],
  width: number,
): { readonly names: readonly NumberedName[]; readonly height: number } {
  const indent = Math.ceil(textWidth(String(texts.length), sizes.nameText)) + sizes.numberPad;
  const wrapped = texts.flatMap((text, index) =>
    text ? [{ index, lines: wrapLabel(text, sizes.nameText, width - indent) }] : [],
  );
  const widest = wrapped.reduce(
    (max, { lines }) => Math.max(max, ...lines.map((line) => textWidth(line, sizes.nameText))),
    0,
  );
  const entry = indent + Math.ceil(widest) + sizes.nameGap;
  const columns = Math.max(1, Math.floor((width + sizes.nameGap) / entry));
  const perColumn = Math.ceil(wrapped.length / columns);
  const bottoms: number[] = [];
  const names = wrapped.map(({ index, lines }, place): NumberedName => {
    const column = Math.floor(place / perColumn);
    const y = bottoms[column] ?? 0;
    bottoms[column] = y + sizes.nameRow + (lines.length - 1) * sizes.nameLine;
    return { index, number: String(index + 1), x: column * entry + indent, y: y + 14, lines };
  });
  return { names, height: Math.max(0, ...bottoms) };
}

/** Breaks a label into lines of a width in pixels, between words where possible. */
function wrapLabel(text: string, size: number, width: number): string[] {
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
