import { expectedOverlap, foldInterval } from '@trellis/core/views';
import type { FunctionsView } from '@trellis/core/ontology';
import {
  adjustedP,
  expected,
  fold,
  foldHigh,
  foldLow,
  listGenes,
  listSize,
  pValue,
  population,
} from '../../columns.ts';
import { defineTable, pValueCell } from '../../table.ts';

type Row = FunctionsView['rows'][number];

const chanceOf = ({ n, K, P }: Row): number => expectedOverlap(n, K, P);
const intervalOf = (row: Row) => foldInterval(row.k, Math.min(row.n, row.K), chanceOf(row));

/** The functions of a gene list: a row per tested term with a gene of the list. */
export const termTable = defineTable<Pick<FunctionsView, 'rows'>, Row>(
  ({ rows }) => rows,
  [
    { name: 'term', meaning: 'Id of the term in the Gene Ontology', cell: ({ id }) => id },
    { name: 'name', meaning: 'Name of the term', cell: ({ name }) => name },
    {
      name: 'aspect',
      meaning: 'BP, biological process; MF, molecular function; CC, cellular component',
      cell: ({ aspect }) => aspect,
    },
    { name: 'k', meaning: 'Number of genes of the list with the term', unit: 'genes', cell: ({ k }) => k },
    listSize(({ n }) => n),
    { name: 'K', meaning: 'Number of genes with the term that could be drawn', unit: 'genes', cell: ({ K }) => K },
    population(({ P }) => P),
    expected(chanceOf),
    fold((row) => row.fold),
    foldLow((row) => intervalOf(row)[0]),
    foldHigh((row) => intervalOf(row)[1]),
    pValue(({ pLog10 }) => pValueCell(pLog10)),
    adjustedP(({ adjustedLog10 }) => pValueCell(adjustedLog10)),
    listGenes(({ genes }) => genes.join('/')),
  ],
);
