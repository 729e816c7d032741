import type { Motifs } from '@trellis/contract';
import { valueOf } from '@trellis/core';
import type { CsvValue } from '@trellis/core/formats';
import { foldAt, type FoldStatistics, infoLabel } from '@trellis/core/views';
import { adjustedP, analysisId, filter, foldColumns, tfId, tfSymbol } from '../../columns.ts';
import { defineTable, pValueCell } from '../../table.ts';

type GeneSet = Motifs['columns'][number];

/** A motif cluster in a region of a gene set. */
interface Row extends FoldStatistics {
  readonly motif: Readonly<Record<string, string>>;
  readonly set: GeneSet;
  readonly region: string;
  readonly log10: number;
}

function* rowsOf({ columns, regions, result, log10, folds }: Motifs): Generator<Row> {
  for (const [i, cells] of result.entries()) {
    const motif = cells.find((cell) => cell !== null && typeof cell === 'object') ?? {};
    for (const [at, value] of log10[i].entries()) {
      if (value === null) continue;
      const set = columns[Math.floor(at / regions.length)];
      yield { motif, set, region: regions[at % regions.length], log10: value, ...foldAt(folds[i], at) };
    }
  }
}

/** A field of the analysis; a target list has only a name. */
const field =
  (name: string) =>
  ({ set }: Row): CsvValue =>
    (valueOf(set, name) as CsvValue | undefined) ?? null;

/** Enriched motif clusters: a row per cluster, analysis or target list, and region. */
export const motifsTable = defineTable<Motifs, Row>(rowsOf, [
  { name: 'motif', meaning: 'Name of the motif cluster', cell: ({ motif }) => motif.name },
  { name: 'family', meaning: 'TF family of the cluster', cell: ({ motif }) => valueOf(motif, 'Family') ?? null },
  tfId(field('gene_id')),
  tfSymbol(field('gene_name')),
  filter(field('filter')),
  analysisId(field('analysis_id')),
  {
    name: 'analysis',
    meaning: 'Label of the analysis, or name of the target list',
    cell: ({ set }) => infoLabel(set),
  },
  { name: 'region', meaning: 'Region around the genes in which motifs are counted', cell: ({ region }) => region },
  {
    name: 'common',
    meaning: 'Hits of the motif in the gene set, or genes of the set with a hit, by the test',
    isNumber: true,
    cell: ({ common }) => common,
  },
  ...foldColumns,
  adjustedP(({ log10 }) => pValueCell(log10)),
]);
