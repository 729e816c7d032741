import { wrapLabel } from './wrapLabel.ts';
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
