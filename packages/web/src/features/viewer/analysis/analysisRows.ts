import type { Evidence, NetworkAnalysis, NetworkWalk } from '@trellis/core/network';
import { formatPValue } from '@trellis/core/stats';
import type { DataColumn } from '../../../ui/DataTable.tsx';
import { countOf, formatCount } from '../../../ui/numbers.ts';
import { formatFoldInterval } from '../../../shared/statistics/pAndFold.tsx';

type HubRow = NetworkAnalysis['hubs'][number];
export type FeedForwardRow = NetworkAnalysis['loops']['feedForward'][number];
type HierarchyRow = NetworkAnalysis['hierarchy'][number];
export type LoopKind = keyof NetworkAnalysis['loops']['tests'];
type SecondaryTfRow = NetworkWalk['through'][number];
export type WalkPath = NetworkWalk['paths'][number];

interface NamedGene {
  readonly gene: string;
  readonly symbol: string;
}

/** Returns the symbol of a gene, or its id when it has none. */
export const symbolOrId = ({ gene, symbol }: NamedGene): string => symbol || gene;

/** Kinds of loops in the order of the table. */
export const loopKinds: readonly LoopKind[] = ['feedForward', 'mutual', 'cycle'];

/** Names of the kinds of loops. */
export const loopLabels: Readonly<Record<LoopKind, string>> = {
  feedForward: 'Feed-forward loops',
  mutual: 'Two TFs that regulate each other',
  cycle: 'Cycles of three TFs',
};

/** Formats a number from 0 to 1 with 4 decimals, or in exponential form when it is below 0.001. */
export const smallNumber = (value: number): string =>
  value === 0 ? '0' : value < 0.001 ? value.toExponential(2) : value.toFixed(4);

/** Formats a mean and its standard deviation: `1,234.5 ± 6.7`. */
export const meanText = (mean: number, sd: number): string =>
  [mean, sd].map((value) => formatCount(Math.round(value * 10) / 10)).join(' ± ');

const symbol = <Row extends NamedGene>(): DataColumn<Row> => ({
  id: 'symbol',
  name: 'Symbol',
  value: (row) => row.symbol,
});

export const hubColumns: readonly DataColumn<HubRow>[] = [
  { id: 'gene', name: 'Gene', value: ({ gene }) => gene },
  symbol(),
  { id: 'out', name: 'Targets', numeric: true, value: (row) => row.out, show: (row) => formatCount(row.out) },
  { id: 'in', name: 'Regulators', numeric: true, value: (row) => row.in, show: (row) => formatCount(row.in) },
  {
    id: 'betweenness',
    name: 'Betweenness',
    numeric: true,
    value: (row) => row.betweenness,
    show: (row) => smallNumber(row.betweenness),
  },
];

export const feedForwardColumns: readonly DataColumn<FeedForwardRow>[] = [
  { id: 'regulator', name: 'Regulator', value: ({ regulator }) => symbolOrId(regulator) },
  { id: 'intermediate', name: 'Through', value: ({ intermediate }) => symbolOrId(intermediate) },
  {
    id: 'targets',
    name: 'Shared targets',
    numeric: true,
    value: (row) => row.targets,
    show: (row) => formatCount(row.targets),
  },
];

export const hierarchyColumns: readonly DataColumn<HierarchyRow>[] = [
  { id: 'gene', name: 'TF', value: ({ gene }) => gene },
  symbol(),
  { id: 'level', name: 'Level', numeric: true, value: (row) => row.level, show: (row) => row.level ?? 'none' },
  {
    id: 'height',
    name: 'Height',
    numeric: true,
    value: (row) => row.height,
    show: (row) => row.height?.toFixed(2) ?? 'none',
  },
  { id: 'out', name: 'TFs below', numeric: true, value: (row) => row.out, show: (row) => formatCount(row.out) },
  { id: 'in', name: 'TFs above', numeric: true, value: (row) => row.in, show: (row) => formatCount(row.in) },
];

export const secondaryColumns: readonly DataColumn<SecondaryTfRow>[] = [
  { id: 'gene', name: 'Secondary TF', value: symbolOrId },
  {
    id: 'reached',
    name: 'Reaches',
    numeric: true,
    value: (row) => row.reached,
    show: (row) => formatCount(row.reached),
  },
  {
    id: 'indirect',
    name: 'Not direct',
    numeric: true,
    value: (row) => row.indirect,
    show: (row) => formatCount(row.indirect),
  },
  { id: 'analyses', name: 'Analyses', numeric: true, value: (row) => row.analyses },
  {
    id: 'fold',
    name: 'Fold (95 % interval)',
    numeric: true,
    value: (row) => row.fold,
    show: (row) => (row.p === null ? 'none' : formatFoldInterval(row.fold, [row.low, row.high])),
  },
  {
    id: 'p',
    name: 'p (Bonferroni)',
    title: 'p (Bonf.)',
    numeric: true,
    value: (row) => row.adjustedLog10,
    show: (row) => (row.adjustedLog10 === null ? 'none' : formatPValue(row.adjustedLog10)),
  },
];

/** Returns the ids of the genes of a path, in order. */
export const genesOfPath = ({ steps }: WalkPath): string[] => [
  ...steps.slice(0, 1).map(({ source }) => source.gene),
  ...steps.map(({ target }) => target.gene),
];

/** `binding and expression, 7 analyses`: the evidence of the weakest step, and the number of analyses of all steps. */
export function supportText({ score, publications, analyses }: WalkPath): string {
  return `${Math.floor(score) > 1 ? 'binding and expression' : 'one kind of evidence'}, ${countOf(publications, 'publication')}, ${countOf(analyses, 'analysis', 'analyses')}`;
}

/** `NLP7 reaches 10 of 20 genes: 5 directly, 5 only through other TFs, 10 not at all`. */
export function reachText({ from, wanted, direct, indirect, missed }: NetworkWalk): string {
  const reached = `${symbolOrId(from)} reaches ${formatCount(direct + indirect)} of ${countOf(wanted, 'gene')}`;
  const ways = `${formatCount(direct)} directly, ${formatCount(indirect)} only through other TFs`;
  return `${reached}: ${ways}, ${formatCount(missed)} not at all`;
}

/** Formats a log2 fold change with its sign; `none` when the analysis reports none. */
export const foldChangeText = (log2fc: number | null): string =>
  log2fc === null ? 'none' : `${log2fc > 0 ? '+' : ''}${log2fc.toFixed(2)}`;

/** Formats a p-value; `none` when the analysis reports none. */
export const pText = (p: number | null): string => (p === null ? 'none' : p.toExponential(2));

/** Formats the evidence of one analysis for an edge in one line. */
export function evidenceText({ analysis, edge, log2fc, p }: Evidence): string {
  const values = [
    ...(log2fc === null ? [] : [`log2 FC ${foldChangeText(log2fc)}`]),
    ...(p === null ? [] : [`p ${pText(p)}`]),
  ];
  return `${edge}: ${analysis}${values.length ? ` (${values.join(', ')})` : ''}`;
}
