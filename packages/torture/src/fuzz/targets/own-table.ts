import { genesOfNames, readForPage } from '../../../../web/src/state/reading/readForPage.ts';
import type { FileReading } from '../../../../web/src/state/reading/readingTask.ts';
import type { Target } from '../target.ts';
import { mini } from './mini.ts';

const genes = genesOfNames({
  ids: mini.genes.map(({ id }) => id),
  symbols: mini.genes.map(({ name }) => name),
  aliases: mini.aliases.map(({ alias }) => alias),
  genes: mini.aliases.map(({ gene }) => gene),
  tfs: [...new Set(mini.analyses.map(({ tf }) => tf))],
  positions: '',
});

/** Reads a file as the page does that lets users bring their analyses. */
export async function readAsPage(name: string, bytes: Uint8Array): Promise<void> {
  const file = new File([Uint8Array.from(bytes)], name);
  requireRows(await readForPage({ file, wanted: 'analysis', tfs: false, choice: {} }, genes));
}

/** Throws unless there is a gene, and a number or NaN in each column that is read, for each row. */
function requireRows({ rows, file, unknown }: FileReading): void {
  if (!rows) throw new Error('an analysis without rows');
  const ids = rows.count === 0 ? [] : rows.genes.split('\n');
  const areKnown = ids.every((id) => genes.ids.includes(id)) && new Set(ids).size === ids.length;
  const lengths = [ids.length, rows.change?.length ?? rows.count, rows.p?.length ?? rows.count];
  if (!areKnown || lengths.some((length) => length !== rows.count)) throw new Error('rows without genes or numbers');
  if (rows.p?.some((value) => value < 0 || value > 1)) throw new Error('a p-value that is none');
  if (unknown.length !== file.unknown_count) throw new Error('unknown names are counted twice');
  for (const { text } of [...file.notes, ...file.questions])
    if (text.length > 300) throw new Error('a long sentence');
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
