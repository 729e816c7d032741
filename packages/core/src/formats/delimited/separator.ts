/** What separates the cells of a line; `blanks` is any run of spaces and tabs. */
export type Separator = ',' | '\t' | ';' | 'blanks';

/**
 * Finds the separator from the first lines of a text: a tab if the first line has one, else the more frequent of comma and
 * semicolon. Without any of them, blanks count if the second line has as many words as the first one or, under a header
 * without a name for the row names of R, one more: so the header `Gene ID` of a single column remains one cell.
 */
export function findSeparator(first: string, second: string | undefined): Separator {
  const plain = withoutQuoted(first);
  if (plain.includes('\t')) return '\t';
  const [commas, semicolons] = [countOf(plain, ','), countOf(plain, ';')];
  if (commas + semicolons > 0) return semicolons > commas ? ';' : ',';
  return areWords(plain, withoutQuoted(second ?? '')) ? 'blanks' : ',';
}

/** A line in which each quoted cell is one letter. */
const withoutQuoted = (line: string): string => line.replaceAll(/"[^"]*"/g, 'q');

const countOf = (text: string, part: string): number => text.split(part).length - 1;

function areWords(first: string, second: string): boolean {
  const [above, below] = [first, second].map((line) => line.trim().split(/\s+/).length);
  return below > 1 && (below === above || below === above + 1);
}
