/** A name in double quotes, or a run of other characters; a semicolon before a digit belongs to a symbol like `PIP2;1`. */
const pieces = /"([^"]*)"|[^\s,;]+(?:;\d[^\s,;]*)*/g;

/** Whether a text is a value of a table and not a name: a number, NA, or nothing. */
export const isValue = (text: string): boolean => /^([-+]?(\d+(?:\.\d*)?|\.\d+)(e[-+]?\d+)?|na|nan|)$/i.test(text);

/** A quoted name, or a remark to the end of the line. */
const quotedOrRemark = /(?<![^\s,;])"[^"]*"|(?:^|\s)#[^]*$/g;

/** A line of a list without blanks around it and without its remark, which begins with a # outside quotes. */
export function withoutRemark(line: string): string {
  if (!line.includes('#')) return line.trim();
  return line.replaceAll(quotedOrRemark, (part) => (part.startsWith('"') ? part : '')).trim();
}

/**
 * The gene names in a line of a list, separated by blanks, tabs, commas or semicolons. A name with one of these is quoted:
 * `"AP-3 beta"`. Numbers are left out, so that the lines of a table give their genes.
 */
export const listedNames = (line: string): string[] =>
  Array.from(line.matchAll(pieces), ([piece, quoted]) => (quoted ?? piece).trim()).filter((name) => !isValue(name));

/** What a column of genes is called in tables. */
const columnNames = new Set(
  (
    'accession agi agi_code gene gene_id gene_ids gene_name gene_symbol geneid genes id ids locus locus_id locus_tag name ' +
    'names symbol symbols target target_id targets tf tfs transcript transcript_id'
  ).split(' '),
);

/** Whether a line of a list names the columns of a table: its first column is called like one of genes. */
export function isHeader(line: string): boolean {
  const [first = ''] = listedNames(line);
  return columnNames.has(first.toLowerCase().replaceAll(/[.-]/g, '_'));
}
