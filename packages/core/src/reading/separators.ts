import type { Separator } from '../formats/delimited/separator.ts';

/** A separator of cells, or none in a file of one column. */
export type FoundSeparator = Separator | 'none';

/** The word for a separator in an answer. */
export const separatorNames: Readonly<Record<FoundSeparator, string>> = {
  '\t': 'tab',
  ',': 'comma',
  ';': 'semicolon',
  blanks: 'space',
  none: 'none',
};

/** How the lines of a file split at one separator. */
interface Split {
  readonly separator: Separator;
  /** The usual number of cells. */
  readonly width: number;
  /** Share of the lines that have it. */
  readonly share: number;
  /** Share of the lines with the separator. */
  readonly present: number;
  /** Share of cells that are a number or a word, without further separators. */
  readonly whole: number;
}

/**
 * Finds the separator of sample lines: tabs, else commas or semicolons, else blanks, where most lines have the same number of
 * cells. Of two that fit, the one that leaves cells without further separators: `1,500;0,003` is separated by semicolons.
 */
export function findSeparatorOf(lines: readonly string[]): FoundSeparator {
  const plain = lines.map((line) => line.replaceAll(/"[^"]*"/g, 'q'));
  const tab = splitAt(plain, '\t');
  if (tab.present > 0.5 || (tab.present > 0 && tab.share > 0.6 && tab.width > 1)) return '\t';
  const [comma, semicolon] = [splitAt(plain, ','), splitAt(plain, ';')];
  const [best, other] = rank(semicolon) > rank(comma) ? [semicolon, comma] : [comma, semicolon];
  const blanks = splitAt(plain, 'blanks');
  const isEven = blanks.width > 1 && blanks.share > best.share;
  if (best.width > 1 && best.share >= 0.5 && !isEven) return best.separator;
  if (blanks.width > 1 && (blanks.share >= 0.9 || (blanks.share >= 0.5 && plain.length > 3))) return 'blanks';
  if (best.present > 0.5) return best.separator;
  if (other.present > 0.5) return other.separator;
  if (blanks.present > 0.5) return 'blanks';
  return best.present > 0 && plain.length <= 2 ? best.separator : 'none';
}

const rank = ({ width, share, whole }: Split): number => (width > 1 ? share + whole : 0);

function splitAt(lines: readonly string[], separator: Separator): Split {
  const counts = new Map<number, number>();
  let [present, cells, whole] = [0, 0, 0];
  for (const line of lines) {
    const split = separator === 'blanks' ? line.trim().split(/\s+/) : line.split(separator);
    counts.set(split.length, (counts.get(split.length) ?? 0) + 1);
    if (split.length > 1) present++;
    cells += split.length;
    for (const cell of split)
      if (!/[,;]/.test(cell) || /^[<≤]?\s*[-+−–]?\d*,\d+(e[-+]?\d+)?$/i.test(cell.trim())) whole++;
  }
  const [width, count] = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0]).at(0) ?? [1, 0];
  const total = Math.max(1, lines.length);
  return { separator, width, share: count / total, present: present / total, whole: whole / Math.max(1, cells) };
}
