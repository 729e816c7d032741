/** What the name of a downloaded file says. */
export interface FileSubject {
  readonly edition: string;
  /** The query of the result; undefined for a file about the whole edition. */
  readonly query?: string;
}

/** Maximum number of characters of a query, a view, and an edition in a file name. */
const maxLengths = { query: 48, view: 28, edition: 16, ending: 8 } as const;

/** Files that are always saved under these names; scripts and guides name them. */
export const plainNames: ReadonlySet<string> = new Set([
  'target_genes.txt',
  'target_enrichment_table.csv',
  'motif_enrichment_table.csv',
  'individual_motifs.csv',
  'cluster_info.csv',
  'metadata.csv',
  'list_enrichment.svg',
  'motif_enrichment.svg',
  'genelist.txt',
  'genes.txt',
  'sungear.svg',
  'query.cyjs',
  'query.png',
]);

/** Joins the words of a text by `-`, and drops words from its end until it fits. */
function shorten(text: string, maxLength: number): string {
  const words = text.normalize('NFKD').match(/[A-Za-z0-9]+/g) ?? [];
  let short = '';
  for (const word of words) {
    const longer = short ? `${short}-${word}` : word;
    if (longer.length > maxLength) return short || word.slice(0, maxLength);
    short = longer;
  }
  return short;
}

/**
 * Name of a downloaded file, e.g. `trellis_EDITION_NLP7-or-TGA1_table_2026-11-22.csv` for the file `table.csv`: the
 * edition, the beginning of the query, the view, and the date (`2026-11-22`). It has only letters, digits, `-`, `_` and `.`,
 * and fewer than 120 characters. A file of `plainNames` keeps its name.
 */
export function describedFileName(file: string, { edition, query = '' }: FileSubject, date: string): string {
  if (plainNames.has(file)) return file;
  const dot = file.lastIndexOf('.');
  const [view, extension] = dot > 0 ? [file.slice(0, dot), file.slice(dot + 1)] : [file, ''];
  const parts = [
    'trellis',
    shorten(edition, maxLengths.edition),
    shorten(query, maxLengths.query),
    shorten(view, maxLengths.view),
    shorten(date, 10),
  ];
  const ending = extension.replace(/[^A-Za-z0-9]+/g, '').slice(0, maxLengths.ending);
  return parts.filter(Boolean).join('_') + (ending && `.${ending}`);
}
