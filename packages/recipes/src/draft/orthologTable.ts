import { badFile } from '@trellis/core/formats';
import { readTable } from '../formats/readTable.ts';
import { hasNoHeader } from './guessColumns.ts';

/** Names of the columns of genes of the edition and of their orthologs, in lower case without signs. */
const geneNames = ['geneid', 'gene', 'genestableid'];
const orthologNames = ['orthologid', 'ortholog', 'homologid', 'homolog', 'homologue'];

/**
 * The file `orthologs/OTHER.tsv` of an import folder, from a table of any delimited format: its columns `gene_id` and
 * `ortholog_id` by these or similar names, else its first two. Rows without an ortholog are left out. Throws `bad-file`.
 */
export function orthologTable(bytes: Uint8Array, name: string): string {
  const format = { format: 'delimited', name };
  const named = readTable(bytes, format);
  const isBare = hasNoHeader(named);
  const { columns, rows } = isBare ? readTable(bytes, { ...format, header: false }) : named;
  if (columns.length < 2) throw badFile(name, 1, 'a table of orthologs has two columns, gene_id and ortholog_id');
  const [gene, ortholog] = isBare ? [0, 1] : columnsOf(columns);
  const pairs = rows.flatMap((row) => (row[gene] && row[ortholog] ? [`${row[gene]}\t${row[ortholog]}`] : []));
  return `${['gene_id\tortholog_id', ...new Set(pairs)].join('\n')}\n`;
}

/** Places of the two columns. */
function columnsOf(columns: readonly string[]): readonly [gene: number, ortholog: number] {
  const known = columns.map((column) => column.toLowerCase().replaceAll(/[^a-z]/g, ''));
  const [gene, ortholog] = [geneNames, orthologNames].map((names) => known.findIndex((one) => names.includes(one)));
  return gene >= 0 && ortholog >= 0 ? [gene, ortholog] : [0, 1];
}
