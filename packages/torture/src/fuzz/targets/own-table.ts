import {
  knownGenes,
  readOwnFile,
  type ReadFile,
} from '../../../../web/src/features/query/own/reading/readOwnFile.ts';
import { readSheets } from '../../../../web/src/features/query/own/reading/readSheets.ts';
import type { Target } from '../target.ts';
import { mini } from './mini.ts';

const genes = knownGenes({
  ids: mini.genes.map(({ id }) => id),
  symbols: mini.genes.map(({ name }) => name),
  aliases: mini.aliases.map(({ alias }) => alias),
  genes: mini.aliases.map(({ gene }) => gene),
});

/** Reads a file as the page does that lets users bring their analyses. */
export async function readAsPage(name: string, bytes: Uint8Array): Promise<void> {
  requireRows(readOwnFile(await readSheets(Uint8Array.from(bytes), name), name, genes, {}));
}

/** Throws unless there is a gene, and a number or NaN in each chosen column, for each row. */
function requireRows({ rows, columns, recognized }: ReadFile): void {
  const ids = rows.count === 0 ? [] : rows.genes.split('\n');
  const areKnown = ids.every((id) => genes.ids.includes(id)) && new Set(ids).size === ids.length;
  const lengths = [ids.length, rows.change?.length ?? rows.count, rows.p?.length ?? rows.count];
  if (!areKnown || lengths.some((length) => length !== rows.count)) throw new Error('rows without genes or numbers');
  const places = [recognized.gene, recognized.change ?? 0, recognized.p ?? 0, ...recognized.numbers];
  if (places.some((place) => !(place in columns))) throw new Error('a column that the table does not have');
}

/** Tables in the forms of other programs, packed with gzip or not, which the page reads. */
export const ownTable: Target = {
  name: 'own-table',
  tokens: [
    ...[
      ',',
      ';',
      '\t',
      ' ',
      '"',
      '""',
      '#',
      '\n',
      'gene_id',
      'log2FoldChange',
      'padj',
      'pvalue',
      'FDR',
      '-log10(q)',
      'row',
    ],
    ...['AT1G00010', 'ALF', 'TWIN', 'AT1G00020.1', '1,5', '−2.5', '1e-300', 'NA', '#N/A', 'inf', '\u00a0', '\ufeff'],
  ],
  seeds: [
    '"","baseMean","log2FoldChange","pvalue","padj"\n"AT1G00010",812.4,2.31,1e-30,3e-28\n"AT1G00030",33,-1.7,NA,0.01\n',
    '# made by x\ngene;logFC;FDR\nALF;1,5;0,01\nBET;−2;1e-5\n',
    'baseMean log2FC\nAT1G00010 1 2\nAT1G00020 3 -4\n',
    'AT1G00010, AT1G00020, AT1G00030, AT1G00040\n',
  ],
  run: (bytes) => readAsPage('table.csv', bytes),
};
