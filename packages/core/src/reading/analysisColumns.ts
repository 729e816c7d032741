import { groupBy } from '../groupBy.ts';
import { changeWord, isGroupName, plainWord, pWord, type ChangeWord, type PWord } from './columnWords.ts';
import { isNumeric, type ColumnFacts } from './columnFacts.ts';
import { findGeneColumn } from './geneColumn.ts';
import type { Layout } from './tableLayout.ts';

/** A column of changes with what its name says. */
export interface ChangeColumn {
  readonly column: ColumnFacts;
  readonly word: ChangeWord;
}

/** A column of p-values with what its name says. */
export interface PColumn {
  readonly column: ColumnFacts;
  readonly word: PWord;
}

/** The columns of an analysis by their names. */
export interface AnalysisColumns {
  /** Those of the most telling name, in the order of the file. */
  readonly changes: readonly ChangeColumn[];
  readonly ps: readonly PColumn[];
}

const hasNumbers = (column: ColumnFacts): boolean =>
  isNumeric(column) || (column.present > 0 && column.numbers > 0.3 && column.ids === 0);

/** Finds the columns of changes, by rank over all columns, and all columns of p-values. */
export function analysisColumns(facts: readonly ColumnFacts[], gene: number | undefined): AnalysisColumns {
  const columns = facts.filter((column) => column.index !== gene && hasNumbers(column));
  const heading = headingWords(columns);
  const ps = columns.flatMap((column) => {
    const isInitial = initialOf(column.name, heading) === 'p';
    const word = pWord(column.name) ?? (isInitial ? ({ role: 'p', isLog: false, rank: 1 } as const) : undefined);
    return word && canBeP(column, word) ? [{ column, word }] : [];
  });
  const taken = new Set(ps.map(({ column }) => column));
  const found = columns
    .filter((column) => !taken.has(column))
    .flatMap((column) => {
      const word = changeWord(column.name) ?? changeInContext(column, heading);
      return word ? [{ column, word }] : [];
    });
  const best = Math.max(0, ...found.map(({ word }) => word.rank));
  return { changes: found.filter(({ word }) => word.rank === best), ps };
}

/** Values that can be p-values: from 0 to 1 for the most part, as percent, or logarithms. */
function canBeP(column: ColumnFacts, { isLog }: PWord): boolean {
  if (isLog) return column.max <= 0 || column.min >= 0 || column.unit > 0;
  return column.unit > 0.5 || /%/.test(column.name);
}

/** The names of the numeric columns, as written and as plain words. */
interface HeadingWords {
  readonly names: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

const headingWords = (columns: readonly ColumnFacts[]): HeadingWords => ({
  names: new Set(columns.map(({ name }) => name)),
  words: new Set(columns.map(({ name }) => plainWord(name))),
});

/** `M` of NOISeq is a log2 ratio next to `D` and `prob`; `b` of sleuth a natural logarithm next to `se_b`. */
function changeInContext({ name, min }: ColumnFacts, heading: HeadingWords): ChangeWord | undefined {
  const has = (...words: string[]): boolean => words.some((word) => heading.words.has(word));
  if (/^M[ -]?value$/i.test(name)) return { role: 'log2fc', rank: 3 };
  if (/^M(_|$)/.test(name) && has('d', 'prob', 'ranking', 'a')) return { role: 'log2fc', rank: 3 };
  if (name === 'b' && has('seb')) return { role: 'ln_fold_change', rank: 3 };
  if (initialOf(name, heading) === 'l') return { role: 'log2fc', rank: 3 };
  // The coefficients of several contrasts of limma are called as these, `root - shoot`.
  if (min < 0 && has('aveexpr') && has('f') && /[a-z\d)] ?(?:vs\.?|-|\.{3}) ?[a-z\d(]/i.test(name))
    return { role: 'log2fc', rank: 3 };
  return undefined;
}

/** Scanpy's groups side by side with the initials of their statistics: `0_n`, `0_l`, `0_p` are names, log changes and p-values. */
function initialOf(name: string, { names }: HeadingWords): string | undefined {
  const [, group = '', initial] = /^(.+)_([nslp])$/.exec(name) ?? [];
  return initial && names.has(`${group}_p`) ? initial : undefined;
}

/** One comparison of a table. */
export interface Contrast {
  readonly label: string;
  readonly change: ChangeColumn | undefined;
  readonly p: PColumn | undefined;
}

const statisticWords =
  /\bnormali[sz]ed\b|\(?\b(?:benjamini|storey|hochberg)[^)]*\)?|(shrunken|avg|mean)?[ _.-]*(log2?|ln)?[ _.(-]*(fold[ _.-]*changes?|fold|fc|ratio|lfc)\)?|l2fc|adj(usted)?[ _.-]*p([ _.-]*val(ue)?s?)?|p[ _.-]*(val(ue)?s?)?[ _.-]*\(?adj(usted)?\)?|fdr|q[ _.-]*val(ue)?s?|p[ _.-]*val(ue)?s?|\bpadj\b|svalue|\b[pq]\b/gi;

/** What is left of the name of a column without the words for its statistic. */
const labelOf = (name: string): string =>
  name
    .replace(/_[nslp]$/, '')
    .replaceAll(statisticWords, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The comparisons of a table: pairs of a change and a p-value, by their labels or side by side. */
export function findContrasts({ changes, ps }: AnalysisColumns, { upper }: Pick<Layout, 'upper'>): Contrast[] {
  const label = ({ index, name }: ColumnFacts): string =>
    [upper[index] ?? '', labelOf(name)].filter(Boolean).join(' ');
  const usable = ps.filter(({ word }) => word.role !== 'probability');
  if (changes.length < 2) return [{ label: '', change: changes.at(0), p: bestP(ps) }];
  const byLabel = new Map(
    [...groupBy(usable, ({ column }) => label(column))].map(([own, same]) => [own, bestP(same)]),
  );
  const between = splitAt(usable, changes);
  const isShared = usable.length <= 2;
  const shared = bestP(usable.length > 0 ? usable : ps);
  return changes.map((change, i) => {
    const own = label(change.column);
    const near = byLabel.get(own) ?? bestP(between[i + 1]) ?? bestP(between[i]) ?? (isShared ? shared : undefined);
    return { label: own || change.column.name, change, p: near };
  });
}

/** Columns in the order of the file, in parts: those before the first change, between it and the second, and so on. */
function splitAt<T extends { readonly column: ColumnFacts }>(
  columns: readonly T[],
  changes: readonly ChangeColumn[],
): T[][] {
  const parts: T[][] = [[]];
  for (const one of columns) {
    while (parts.length <= changes.length && changes[parts.length - 1].column.index < one.column.index)
      parts.push([]);
    parts[parts.length - 1].push(one);
  }
  while (parts.length <= changes.length) parts.push([]);
  return parts;
}

/**
 * The columns of genes of comparisons that each have their own, side by side (`names`, `logfoldchanges`, `names`,
 * `logfoldchanges`): in front of their changes. Undefined where comparisons share a column of genes.
 */
export function ownGeneColumns(
  facts: readonly ColumnFacts[],
  contrasts: readonly Contrast[],
): readonly ColumnFacts[] | undefined {
  const changes = contrasts.flatMap(({ change }) => change ?? []);
  if (changes.length < 2) return undefined;
  const areChanges = new Set(changes.map(({ column }) => column));
  const others = facts.filter((column) => !areChanges.has(column)).map((column) => ({ column }));
  const own = splitAt(others, changes)
    .slice(0, changes.length)
    .map((part) => findGeneColumn(part.map(({ column }) => column)));
  return own.every((column) => column !== undefined) ? own : undefined;
}

/** The p-values that count: adjusted ones before others, probabilities last. */
function bestP(ps: readonly PColumn[]): PColumn | undefined {
  const rank = ({ word }: PColumn): number => ({ adjusted_p: 20, p: 10, probability: 0 })[word.role] + word.rank;
  return [...ps].sort((a, b) => rank(b) - rank(a) || a.column.index - b.column.index).at(0);
}

/** A column that tells the rows of a gene apart, where genes have several rows: clusters, comparisons, times. */
export function groupColumn(layout: Layout, facts: readonly ColumnFacts[], gene: number): ColumnFacts | undefined {
  const rows = layout.data.sample;
  const candidates = facts.filter((column) => {
    if (column.index === gene || column.different < 2 || column.present === 0) return false;
    const isNamed = isGroupName(column.name);
    return isNamed || (!isNumeric(column) && column.different <= 20 && column.texts < 0.9);
  });
  if (rows.length < 4 || candidates.length === 0) return undefined;
  const genes = new Set(rows.map(({ cells }) => cells[gene] ?? ''));
  if (genes.size > rows.length * 0.9) return undefined;
  const apart = candidates.filter(({ index, different }) => {
    const pairs = new Set(rows.map(({ cells }) => `${cells[gene] ?? ''}\t${cells[index] ?? ''}`));
    return pairs.size > rows.length * 0.97 && different < rows.length * 0.5;
  });
  return apart.find(({ name }) => isGroupName(name)) ?? apart.at(0);
}
