import type { TestModel } from '@trellis/core/degrees';
import type { CsvValue } from '@trellis/core/formats';
import { expectedOverlap, fieldText, foldInterval } from '@trellis/core/views';
import type { ResultFunctionsView, TermDegrees } from '@trellis/contract';
import { foldOf, geneSetName } from './testedTerm.ts';
import { isEnriched } from './bestTerms.ts';
import { analysisId, fold, foldHigh, foldLow, pValue, adjustedP, population, tfId, tfSymbol } from '../../columns.ts';
import { defineTable, pValueCell, type Column, type Table } from '../../table.ts';

type Term = ResultFunctionsView['terms'][number];
type GeneSet = ResultFunctionsView['sets'][number];

/** A term in a gene set. */
interface Row {
  readonly term: Term;
  readonly tested: GeneSet;
  /** Index of the gene set. */
  readonly set: number;
  /** Genes of the set in the population of the term. */
  readonly n: number;
  readonly fold: number;
}

/** What the table is made of. */
interface TestedTerms extends Pick<ResultFunctionsView, 'sets' | 'terms' | 'alpha'> {
  /** Whether to leave out gene sets in which the term is not enriched; else those without a gene of the term. */
  readonly onlyEnriched?: boolean;
}

function* rowsOf({ sets, terms, alpha, onlyEnriched = false }: TestedTerms): Generator<Row> {
  for (const term of terms) {
    for (let set = 0; set < sets.length; set++) {
      const isWritten = onlyEnriched ? isEnriched(term, set, alpha) : term.k[set] > 0;
      if (isWritten) yield { term, tested: sets[set], set, ...foldOf(term, sets[set], set) };
    }
  }
}

/** A field of the analysis of a gene set; null for all genes of the result. */
const field =
  (name: string) =>
  ({ tested: { info } }: Row) =>
    info ? fieldText(info, name) : null;

/** The 95 % interval of a fold; nulls where none is expected. */
const intervalOf = ({ term, set, n }: Row, expected: number): readonly (number | null)[] =>
  expected > 0 ? foldInterval(term.k[set], Math.min(n, term.K), expected) : [null, null];

/** The columns of every table of functions. */
const columns: readonly Column<Row>[] = [
  { name: 'term', meaning: 'Id of the term in the Gene Ontology', cell: ({ term }) => term.id },
  { name: 'name', meaning: 'Name of the term', cell: ({ term }) => term.name },
  {
    name: 'aspect',
    meaning: 'BP, biological process; MF, molecular function; CC, cellular component',
    cell: ({ term }) => term.aspect,
  },
  {
    name: 'set',
    meaning: 'Gene set: all genes of the result, or the label of the analysis whose targets are tested',
    cell: ({ tested }) => geneSetName(tested),
  },
  analysisId(field('analysis_id')),
  tfId(field('gene_id')),
  tfSymbol(field('gene_name')),
  {
    name: 'k',
    meaning: 'Number of genes of the set with the term',
    unit: 'genes',
    cell: ({ term, set }) => term.k[set],
  },
  { name: 'n', meaning: 'Number of genes of the set that could be drawn', unit: 'genes', cell: ({ n }) => n },
  {
    name: 'K',
    meaning: 'Number of genes with the term that could be drawn',
    unit: 'genes',
    cell: ({ term }) => term.K,
  },
  population(({ term }) => term.P),
  fold((row) => row.fold),
  foldLow((row) => intervalOf(row, expectedOverlap(row.n, row.term.K, row.term.P))[0]),
  foldHigh((row) => intervalOf(row, expectedOverlap(row.n, row.term.K, row.term.P))[1]),
  pValue(({ term, set }) => pValueCell(term.pLog10[set])),
  adjustedP(({ term, set }) => pValueCell(term.adjustedLog10[set])),
];

const byDegrees = (
  name: string,
  meaning: string,
  [unit, read]: readonly [unit: string, read: (row: Row, degrees: TermDegrees) => CsvValue],
): Column<Row> => ({
  name,
  meaning: `${meaning}; empty for all genes of the result, and without a model of the degrees`,
  unit,
  cell: (row) => {
    const { degrees } = row.term;
    return degrees && !Number.isNaN(degrees.expected[row.set]) ? read(row, degrees) : null;
  },
});

/** An end of the interval of the fold by degrees. */
const degreeInterval = (end: 'low' | 'high', i: 0 | 1): Column<Row> =>
  byDegrees(`fold_degrees_${end}`, `fold_${end} by the degrees of genes`, [
    'ratio',
    (row, { expected }) => intervalOf(row, expected[row.set])[i],
  ]);

/** The tests by the degrees of genes. */
const degreeColumns: readonly Column<Row>[] = [
  byDegrees('expected_degrees', 'Number of genes of the term that degrees explain', [
    'genes',
    ({ set }, { expected }) => expected[set],
  ]),
  byDegrees('fold_degrees', 'k divided by expected_degrees', [
    'ratio',
    ({ term, set }, { expected }) => (expected[set] > 0 ? term.k[set] / expected[set] : null),
  ]),
  degreeInterval('low', 0),
  degreeInterval('high', 1),
  byDegrees('p_degrees', 'p by the degrees of genes', [
    'probability',
    ({ set }, { pLog10 }) => pValueCell(pLog10[set]),
  ]),
  byDegrees('adjusted_p_degrees', 'adjusted_p by the degrees of genes', [
    'probability',
    ({ set }, { adjustedLog10 }) => pValueCell(adjustedLog10[set]),
  ]),
];

/** Terms of the Gene Ontology: a row per term and gene set, with the model `both` tested by the degrees of genes too. */
export const functionsWith = (model: TestModel = 'uniform'): Table<TestedTerms> =>
  defineTable<TestedTerms, Row>(rowsOf, [...columns, ...(model === 'both' ? degreeColumns : [])]);
