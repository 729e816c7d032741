import {
  isEdgeName,
  isNoScore,
  isRankName,
  isSourceName,
  isStrictTargetName,
  isTargetName,
  plainWord,
  pWord,
  scoreRank,
} from './columnWords.ts';
import { isNumeric, type ColumnFacts } from './columnFacts.ts';
import { chosenColumn, type FileTable } from './fileTable.ts';
import { hasGenes } from './geneColumn.ts';
import type { Layout } from './tableLayout.ts';
import type { NameReader } from './nameReader.ts';

/** The columns of a network, by index. */
export interface NetworkColumns {
  readonly source: number;
  readonly target: number;
  readonly edge: number | undefined;
  readonly score: number | undefined;
  /** Whether the score is a p-value or a rank. */
  readonly isSmallBest?: boolean;
  /** Whether every cell from the target on is a target. */
  readonly isSif?: boolean;
}

/** The columns of a table that is a network; undefined for other tables. */
export function networkColumns(table: FileTable): NetworkColumns | undefined {
  const { layout, facts } = table;
  const requested = [chosenColumn(table, 'source'), chosenColumn(table, 'target')];
  if (requested[0] !== undefined && requested[1] !== undefined) {
    const score = chosenColumn(table, 'score');
    const isSmallBest = score !== undefined && isSmall(facts[score]);
    return { source: requested[0], target: requested[1], edge: chosenColumn(table, 'edge'), score, isSmallBest };
  }
  if (isSif(table))
    return { source: 0, edge: 1, target: 2, score: undefined, ...(!isFollowedByTexts(table) && { isSif: true }) };
  return layout.heading === null ? byPlace(table) : byName(facts, table);
}

/** Cytoscape's SIF: source, edge, and at least one target, without numbers. */
function isSif(table: FileTable): boolean {
  const { layout, names, file, wanted } = table;
  const end = isFollowedByTexts(table) ? 3 : undefined;
  const isGene = (cell: string): boolean => !names.knowsGenes || names.name(cell).genes.length > 0;
  if (layout.heading !== null || layout.data.count === 0) return false;
  const isNamed = /\.sif$/i.test(file);
  const rows = layout.data.sample.slice(0, 100);
  const fits = rows.filter(({ cells }) => {
    const targets = cells.slice(2, end).filter((cell) => cell !== '');
    if (targets.length === 0 || cells[0] === '' || isPlain(cells[1])) return false;
    const genes = targets.filter(isGene).length;
    return targets.every((cell) => !isPlain(cell)) && (genes > targets.length / 2 || isNamed);
  });
  if (fits.length < rows.length * 0.9) return false;
  const middle = new Set(rows.map(({ cells }) => cells[1]));
  const middleGenes = rows.filter(({ cells }) => names.name(cells[1] ?? '').kind === 'id').length;
  const sources = rows.filter(({ cells }) => isGene(cells[0])).length;
  if (middleGenes > rows.length * 0.2 || (sources === 0 && !isNamed && wanted === undefined)) return false;
  if (!names.knowsGenes && !isNamed) return layout.isRagged && layout.width > 2;
  return layout.isRagged || layout.width > 3 || middle.size <= Math.max(3, rows.length / 2);
}

/** Whether the only column behind the target has texts that are not genes: a species, a source of the edge. */
const isFollowedByTexts = ({ layout, facts, names }: FileTable): boolean =>
  names.knowsGenes &&
  !layout.isRagged &&
  layout.width === 4 &&
  facts.slice(3).every((column) => {
    if (isNumeric(column)) return false;
    return hasGenes(column)
      ? column.different === 1 && layout.data.count > 4
      : column.different < Math.max(5, layout.data.sample.length / 2);
  });

export const isPlain = (cell: string): boolean => {
  // A name begins with a letter, as no number does.
  if (cell === '' || (cell.charCodeAt(0) | 32) >= 97) return false;
  return Number.isFinite(Number(cell));
};

/** Columns without names: source, target; source, edge, target; source, target, score; source, edge, target, score. */
function byPlace({ layout, facts: all, wanted, names }: FileTable): NetworkColumns | undefined {
  const facts = all.filter(({ isCount }) => !isCount);
  const width = facts.length;
  const first = layout.data.sample[0].cells;
  const scored = (i: number): boolean =>
    isNumeric(facts[i]) || isPlain(first[facts[i].index] ?? '') || (facts[i].present === 0 && i === 3);
  const isName = (i: number): boolean => !isNumeric(facts[i]) && facts[i].chromosomes < 0.9;
  if (width < 2 || width > 4 || !isName(0)) return undefined;
  const found = width === 4 && isNumeric(facts[2]) ? twoScores(facts) : placed(width, scored);
  if (!found || !isName(found.target)) return undefined;
  const at = (i: number | undefined): number | undefined => (i === undefined ? undefined : facts[i].index);
  const [source, target] = [facts[found.source], facts[found.target]];
  const columns = { source: source.index, target: target.index, edge: at(found.edge), score: at(found.score) };
  if (wanted === 'network' || wanted === 'edges') return columns;
  if (areSame(layout, names, [source.index, target.index])) return undefined;
  if (width === 4 && columns.target === source.index + 1)
    return hasGenes(source) && hasGenes(target) ? columns : undefined;
  if (width === 4)
    return hasGenes(source) || hasGenes(target) || source.texts + target.texts < 0.1 ? columns : undefined;
  const hasBoth = hasGenes(source) && hasGenes(target);
  if (width === 3)
    return hasBoth || (hasGenes(source) && target.texts < 0.1 && columns.edge !== undefined && target.ids > 0)
      ? columns
      : undefined;
  // Different ids with a symbol each are genes and their labels.
  const isPair = target.ids > 0.3 && layout.separator !== ',';
  return hasBoth && (isPair || source.different < source.present) ? columns : undefined;
}

/** Whether two columns name the same gene in most rows: an id and its symbol. */
function areSame(layout: Layout, names: NameReader, columns: readonly [number, number]): boolean {
  const rows = layout.data.sample.slice(0, 200);
  const same = rows.filter(({ cells }) => {
    const [a, b] = columns.map((index) => names.name(cells[index] ?? '').genes.at(0));
    return a !== undefined && a === b;
  });
  return same.length > rows.length / 2;
}

/** The column with the largest share of ids, the first of equal ones. */
const withMostIds = (columns: readonly ColumnFacts[]): ColumnFacts | undefined =>
  [...columns].sort((a, b) => b.ids - a.ids || a.index - b.index).at(0);

/** Whether a column has names or numbers of rows: the first one, without a name. */
const isRowName = ({ index, name }: ColumnFacts, { hasRowNames }: Layout): boolean =>
  index === 0 && (hasRowNames || name === '');

/** Source, target and two scores: the second one counts where the first only says whether there is a motif (PANDA). */
const twoScores = ([, target, first]: readonly ColumnFacts[]): NetworkColumns | undefined =>
  isNumeric(target)
    ? undefined
    : {
        source: 0,
        target: 1,
        edge: undefined,
        score: first.different <= 2 && first.min >= 0 && first.max <= 1 ? 3 : 2,
      };

function placed(width: number, scored: (i: number) => boolean): NetworkColumns | undefined {
  if (width === 2) return { source: 0, target: 1, edge: undefined, score: undefined };
  if (width === 3)
    return scored(2)
      ? { source: 0, target: 1, edge: undefined, score: 2 }
      : { source: 0, edge: 1, target: 2, score: undefined };
  return scored(3) ? { source: 0, edge: 1, target: 2, score: 3 } : undefined;
}

/** Columns with names: source and target by name, else the first two of genes; the score by its name, else the first number. */
function byName(facts: readonly ColumnFacts[], { wanted, layout, names }: FileTable): NetworkColumns | undefined {
  const texts = facts.filter((column) => !isNumeric(column) && column.present > 0);
  const source = withMostIds(texts.filter(({ name }) => isSourceName(name)));
  const others = texts.filter((column) => column !== source);
  const target =
    withMostIds(others.filter((column) => isStrictTargetName(column.name))) ??
    withMostIds(others.filter((column) => isTargetName(column.name) && hasGenes(column)));
  const pair =
    source && target ? [source, target] : (scannedPair(texts) ?? byContent(texts, { wanted, layout, names }, source));
  if (!pair) return undefined;
  const [from, to] = pair;
  const isWanted = wanted === 'network' || wanted === 'edges';
  // The id of a TF and its gene, as lists of TFs have them.
  if (!isWanted && areSame(layout, names, [from.index, to.index])) return undefined;
  if (!isWanted && !(hasGenes(from) || hasGenes(to) || (source && target))) return undefined;
  const rest = facts.filter((column) => column !== from && column !== to && !isRowName(column, layout));
  const edge = rest.find((column) => !isNumeric(column) && isEdgeName(column.name));
  const between = layout.width <= 4 && to.index === from.index + 2 ? facts[from.index + 1] : undefined;
  const unnamed = between && !isNumeric(between) && between.present > 0 ? between : undefined;
  return { source: from.index, target: to.index, edge: (edge ?? unnamed)?.index, ...scoreOf(rest) };
}

/** Motifs that are called as their TFs, and the sequences of genes in which FIMO found them. */
function scannedPair(texts: readonly ColumnFacts[]): readonly [ColumnFacts, ColumnFacts] | undefined {
  const find = (names: RegExp): ColumnFacts | undefined =>
    texts.find((column) => names.test(plainWord(column.name)) && hasGenes(column));
  const [motif, sequence] = [find(/^(pattern|motif)(name|id|altid)?$/), find(/^sequence(name|id)?$/)];
  return motif && sequence ? [motif, sequence] : undefined;
}

type Context = Pick<FileTable, 'wanted' | 'layout' | 'names'>;

/** Two columns of genes of which most rows have different ones. */
function byContent(
  texts: readonly ColumnFacts[],
  { wanted, layout, names }: Context,
  source: ColumnFacts | undefined,
): readonly [ColumnFacts, ColumnFacts] | undefined {
  const columns = texts.filter((column) => hasGenes(column) && (column.ids > 0.3 || column.symbols > 0.5));
  const isWanted = wanted === 'network' || wanted === 'edges';
  const [first, second] = source ? [source, columns.find((one) => one !== source)] : columns;
  if (first && second) {
    if (areSame(layout, names, [first.index, second.index])) return undefined;
    return isWanted || source ? [first, second] : undefined;
  }
  return isWanted && texts.length >= 2
    ? [texts[0], texts[texts.length >= 3 && layout.width <= 4 ? 2 : 1]]
    : undefined;
}

/** Whether a small value is a strong one by the name of a column: a p-value or a rank. */
const isSmall = ({ name }: ColumnFacts): boolean =>
  (pWord(name) !== undefined && pWord(name)?.role !== 'probability' && !pWord(name)?.isLog) || isRankName(name);

function scoreOf(others: readonly ColumnFacts[]): Pick<NetworkColumns, 'score' | 'isSmallBest'> {
  const numbers = others.filter(
    (column) =>
      (isNumeric(column) && !isNoScore(column.name)) || (scoreRank(column.name) >= 3 && column.numbers > 0.3),
  );
  const large = numbers
    .filter((column) => !isSmall(column))
    .sort((a, b) => scoreRank(b.name) - scoreRank(a.name) || a.index - b.index);
  const best = large.at(0);
  if (best) return { score: best.index };
  const small = numbers
    .filter(isSmall)
    .sort((a, b) => Number(isRankName(a.name)) - Number(isRankName(b.name)))
    .at(0);
  return small ? { score: small.index, isSmallBest: true } : { score: undefined };
}
