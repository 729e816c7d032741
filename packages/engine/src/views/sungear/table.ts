import type { SungearAnswer, SungearTest } from '@trellis/contract';
import { foldEnrichment, infoLabel } from '@trellis/core';
import { adjustedP, expected, fold, pValue } from '../../columns.ts';
import { defineTable, pValueCell } from '../../table.ts';

/** What the table needs of the answer: an archive makes it without the places of the figure. */
export type SungearGroups = Pick<SungearAnswer, 'intersects' | 'metadata' | 'universe'>;

/** A group of genes. */
interface Row extends SungearTest {
  readonly ids: string;
  readonly labels: string;
  readonly genes: readonly string[];
  /** Genes of the group that could be drawn, and all genes that could. */
  readonly n: number;
  readonly population: number | null;
}

type Key = SungearAnswer['metadata'][number][0];

const keyText = ([[, , tag], id]: Key): string => `${tag} ${id}`;

function rowsOf({ intersects, metadata, universe }: SungearGroups): Row[] {
  const labels = new Map(metadata.map(([key, info]) => [keyText(key), infoLabel(info)]));
  return intersects.map(([members, , genes, test]) => ({
    ...test,
    ids: members.map(([, id]) => id).join(' '),
    labels: members.map((key) => labels.get(keyText(key)) ?? '').join('; '),
    genes,
    n: test.n ?? genes.length,
    population: universe ?? null,
  }));
}

/** Groups of genes that the same analyses target, with the test of their size. */
export const sungearTable = defineTable<SungearGroups, Row>(rowsOf, [
  {
    name: 'analysis_ids',
    meaning: 'Ids of the analyses that share the genes, separated by blanks',
    cell: ({ ids }) => ids,
  },
  { name: 'analyses', meaning: 'Labels of the analyses that share the genes', cell: ({ labels }) => labels },
  { name: 'genes', meaning: 'Number of genes in the group', unit: 'genes', cell: ({ genes }) => genes.length },
  {
    name: 'n',
    meaning: 'Number of genes in the group that could be drawn',
    unit: 'genes',
    cell: ({ n }) => n,
  },
  expected((row) => row.expected),
  fold((row) => foldEnrichment(row.n, row.expected)),
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
