import { bitsToIndices, countBits, hasBit, type Bitset } from '../dataset/bitset.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { compareTexts } from '../compareTexts.ts';
import { analysisName } from '../result/names.ts';
import { changedMetadata, type MetadataChange } from './changedMetadata.ts';
import { pairColumns, type ColumnPair, type ComparedColumn } from './pairColumns.ts';
import { compareTargets, translateGenes } from './compareTargets.ts';

/** One version of what is compared: analyses with the edges that count, and genes. */
export interface ComparedSide {
  readonly dataset: Dataset;
  readonly columns: readonly ComparedColumn[];
  readonly genes: Bitset;
}

/** How an analysis differs between two versions. */
export interface AnalysisChange {
  readonly change: 'added' | 'removed' | 'changed';
  /** Gene id of the TF. */
  readonly tf: string;
  readonly symbol: string;
  readonly id: number;
  readonly name: string;
  /** Filter of the query, '' without one. */
  readonly filter: string;
  /** Edges in the first version, and in the second. */
  readonly before: number;
  readonly after: number;
  readonly gained: number;
  readonly lost: number;
  /** Edges in both versions with another fold change or p-value. */
  readonly revalued: number;
  readonly metadata: readonly MetadataChange[];
}

/** A gene that is in only one of two versions. */
export interface GeneChange {
  readonly change: 'gained' | 'lost';
  readonly id: string;
  readonly symbol: string;
  /** Its edges in the version that has it. */
  readonly edges: number;
}

/** Sizes of a difference. */
export interface DifferenceCounts {
  readonly analyses: {
    readonly added: number;
    readonly removed: number;
    readonly changed: number;
    readonly unchanged: number;
  };
  readonly genes: { readonly gained: number; readonly lost: number; readonly kept: number };
  readonly edges: {
    readonly gained: number;
    readonly lost: number;
    readonly revalued: number;
    readonly kept: number;
  };
}

/** What changes from one version to another. */
export interface VersionDifference {
  readonly before: { readonly version: string; readonly label: string };
  readonly after: { readonly version: string; readonly label: string };
  readonly counts: DifferenceCounts;
  /** Analyses that differ, by TF, then id. */
  readonly analyses: readonly AnalysisChange[];
  /** Genes of one version only, by id. */
  readonly genes: readonly GeneChange[];
}

/** Compares two versions gene by gene id and analysis by analysis id. Cost: linear in the edges of both. */
export function compareVersions(before: ComparedSide, after: ComparedSide): VersionDifference {
  const translated = translateGenes(before.dataset, after.dataset);
  const analyses = pairColumns(before, after).map((pair) => {
    const edges = compareTargets(pair, translated);
    const metadata = pair.before && pair.after ? changedMetadata(pair.before.analysis, pair.after.analysis) : [];
    const change = changeOf(pair, edges.gained + edges.lost + edges.revalued + metadata.length);
    const names = describe(after.dataset, pair.after) ?? describe(before.dataset, pair.before) ?? nothing;
    return { ...names, ...edges, change, metadata };
  });
  const genes = compareGenes(before, after);
  return {
    before: nameOf(before.dataset),
    after: nameOf(after.dataset),
    counts: countChanges(analyses, genes, countBits(after.genes)),
    analyses: analyses.flatMap(({ change, ...rest }) => (change === 'unchanged' ? [] : [{ ...rest, change }])),
    genes,
  };
}

const nameOf = ({ version, label }: Dataset) => ({ version, label });

type Change = AnalysisChange['change'] | 'unchanged';

function changeOf({ before, after }: ColumnPair, differences: number): Change {
  if (!before) return 'added';
  if (!after) return 'removed';
  return differences > 0 ? 'changed' : 'unchanged';
}

const nothing = { tf: '', symbol: '', id: 0, name: '', filter: '' };

/** Names of a column; undefined for a version without it. */
function describe({ genes }: Dataset, column: ComparedColumn | undefined) {
  if (!column) return undefined;
  const { analysis, filter } = column;
  const { id: tf, name: symbol } = genes[analysis.tf];
  return { tf, symbol, id: analysis.id, name: analysisName(analysis), filter };
}

function compareGenes(before: ComparedSide, after: ComparedSide): GeneChange[] {
  const lost = genesOnlyIn(before, after).map((gene): GeneChange => ({ change: 'lost', ...gene }));
  const gained = genesOnlyIn(after, before).map((gene): GeneChange => ({ change: 'gained', ...gene }));
  return [...lost, ...gained].sort((a, b) => compareTexts(a.id, b.id));
}

/** Genes of one side that the other one lacks. */
function genesOnlyIn(side: ComparedSide, other: ComparedSide): Omit<GeneChange, 'change'>[] {
  const { genes } = other.dataset;
  const known = new Set(Array.from(bitsToIndices(other.genes), (gene) => genes[gene].id));
  const mine = Array.from(bitsToIndices(side.genes)).filter((gene) => !known.has(side.dataset.genes[gene].id));
  return mine.map((gene) => {
    const { id, name: symbol } = side.dataset.genes[gene];
    return { id, symbol, edges: side.columns.filter(({ present }) => hasBit(present, gene)).length };
  });
}

function countChanges(
  analyses: readonly (Omit<AnalysisChange, 'change'> & { readonly change: Change })[],
  genes: readonly GeneChange[],
  genesAfter: number,
): DifferenceCounts {
  const of = (change: Change) => analyses.filter((analysis) => analysis.change === change).length;
  const sum = (key: 'gained' | 'lost' | 'revalued' | 'after') =>
    analyses.reduce((total, analysis) => total + analysis[key], 0);
  const gained = genes.filter(({ change }) => change === 'gained').length;
  return {
    analyses: { added: of('added'), removed: of('removed'), changed: of('changed'), unchanged: of('unchanged') },
    genes: { gained, lost: genes.length - gained, kept: genesAfter - gained },
    edges: {
      gained: sum('gained'),
      lost: sum('lost'),
      revalued: sum('revalued'),
      kept: sum('after') - sum('gained'),
    },
  };
}
