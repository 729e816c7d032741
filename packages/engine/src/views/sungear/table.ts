import type { SungearAnswer, SungearTest } from '@trellis/contract';
import { foldEnrichment, foldInterval, infoLabel } from '@trellis/core/views';
import { adjustedP, expected, fold, foldHigh, foldLow, pValue } from '../../columns.ts';
import { defineTable, pValueCell } from '../../table.ts';

/** What the table needs of the answer: an archive makes it without the places of the figure. */
export type SungearGroups = Pick<SungearAnswer, 'intersects' | 'metadata' | 'universe' | 'total'>;

/** A group of genes. */
interface Row extends SungearTest {
  readonly ids: string;
  readonly labels: string;
  readonly genes: readonly string[];
  /** Genes of the group that could be drawn, and all genes that could. */
  readonly n: number;
  readonly population: number | null;
  /** All genes that could be drawn, by default those of any group. */
  readonly drawn: number;
}

type Key = SungearAnswer['metadata'][number][0];

const keyText = ([[, , tag], id]: Key): string => `${tag} ${id}`;

function rowsOf({ intersects, metadata, universe, total }: SungearGroups): Row[] {
  const labels = new Map(metadata.map(([key, info]) => [keyText(key), infoLabel(info)]));
  const isOfAnalyses = metadata.every(([, { analyses }]) => analyses === undefined);
  return intersects.map(([members, , genes, test]) => ({
    ...test,
    ids: isOfAnalyses ? members.map(([, id]) => id).join(' ') : '',
    labels: members.map((key) => labels.get(keyText(key)) ?? '').join('; '),
    genes,
    n: test.n ?? genes.length,
    population: universe ?? null,
    drawn: universe ?? total,
  }));
}

/** The 95 % interval of the fold: Wilson's with continuity correction, of the share of the group; nulls where none is expected. */
const intervalOf = ({ n, drawn, expected: by }: Row): readonly (number | null)[] =>
  by > 0 ? foldInterval(n, drawn, by) : [null, null];

/** Groups of genes that the same analyses target, with the test of their size. */
export const sungearTable = defineTable<SungearGroups, Row>(rowsOf, [
  {
    name: 'analysis_ids',
    meaning: 'Ids of the analyses that share the genes, separated by blanks; empty for TFs and TF families',
    cell: ({ ids }) => ids,
  },
  {
    name: 'analyses',
    meaning: 'Labels of the analyses, TFs or TF families that share the genes',
    cell: ({ labels }) => labels,
  },
  { name: 'genes', meaning: 'Number of genes in the group', unit: 'genes', cell: ({ genes }) => genes.length },
  {
    name: 'n',
    meaning: 'Number of genes in the group that could be drawn',
    unit: 'genes',
    cell: ({ n }) => n,
  },
  expected((row) => row.expected),
  fold((row) => foldEnrichment(row.n, row.expected)),
  foldLow((row) => intervalOf(row)[0]),
  foldHigh((row) => intervalOf(row)[1]),
  pValue(({ pLog10 }) => pValueCell(pLog10)),
  adjustedP(({ adjustedLog10 }) => pValueCell(adjustedLog10)),
  {
    name: 'drawn_from',
    meaning: 'Number of genes that could be drawn',
    unit: 'genes',
    cell: ({ population }) => population,
  },
  { name: 'gene_ids', meaning: 'Ids of the genes, separated by blanks', cell: ({ genes }) => genes.join(' ') },
]);
