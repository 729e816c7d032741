import type { CsvValue } from '../formats/csv.ts';
import { isEnriched } from './bestTerms.ts';
import { expectedOverlap } from './testedSets.ts';
import { writePValue } from '../stats/pValue.ts';
import { fieldText, infoLabel } from './columnInfo.ts';
import type { ResultFunctionsView, TestedGeneSet } from './resultFunctions.ts';
import type { ResultTerm } from './significantTerms.ts';

/** Name of the gene set of all rows of a result. */
const allGenesName = 'All genes of the result';

/** Name of a tested gene set: the label of its analysis, or `All genes of the result`. */
export const geneSetName = ({ info }: Pick<TestedGeneSet, 'info'>): string => (info ? infoLabel(info) : allGenesName);

/** Headings of `functionRows`. */
export const functionHeader: readonly string[] = [
  'term',
  'name',
  'aspect',
  'set',
  'analysis_id',
  'gene_id',
  'gene_name',
  'k',
  'n',
  'K',
  'P',
  'fold',
  'p',
  'adjusted p',
];

interface FunctionRowsOptions {
  /** Whether to leave out gene sets in which the term is not enriched. */
  readonly onlyEnriched?: boolean;
}

/** Writes the tests of a result: a row per term and gene set with a gene of the term. */
export function* functionRows(
  { sets, terms, alpha }: Pick<ResultFunctionsView, 'sets' | 'terms' | 'alpha'>,
  { onlyEnriched = false }: FunctionRowsOptions = {},
): Generator<readonly CsvValue[]> {
  for (const term of terms) {
    for (let set = 0; set < sets.length; set++) {
      const isWritten = onlyEnriched ? isEnriched(term, set, alpha) : term.k[set] > 0;
      if (isWritten) yield rowOf(term, sets[set], set);
    }
  }
}

function rowOf(term: ResultTerm, tested: TestedGeneSet, set: number): CsvValue[] {
  const { id, name, aspect, K, P } = term;
  const { n, fold } = foldOf(term, tested, set);
  return [
    id,
    name,
    aspect,
    geneSetName(tested),
    ...['analysis_id', 'gene_id', 'gene_name'].map((field) => (tested.info ? fieldText(tested.info, field) : null)),
    term.k[set],
    n,
    K,
    P,
    fold,
    writePValue(term.pLog10[set]),
    writePValue(term.adjustedLog10[set]),
  ];
}

/** Genes of a set in the population of a term, and how many times more of them have the term than expected. */
export function foldOf(
  { aspect, k, K, P }: ResultTerm,
  { aspects }: TestedGeneSet,
  set: number,
): { readonly n: number; readonly fold: number } {
  const n = aspects[aspect]?.n ?? 0;
  const expected = expectedOverlap(n, K, P);
  return { n, fold: expected > 0 ? k[set] / expected : 0 };
}
