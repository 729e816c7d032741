import type { NetworkAnalysis, NetworkWalk } from '@trellis/contract';
import { countOf, formatCount } from '../../../ui/numbers.ts';
import type { DataColumn } from '../../../ui/DataTable.tsx';

export type HubRow = NetworkAnalysis['hubs'][number];
export type FeedForwardRow = NetworkAnalysis['loops']['feedForward'][number];
export type HierarchyRow = NetworkAnalysis['hierarchy'][number];
export type LoopKind = keyof NetworkAnalysis['loops']['tests'];
export type SecondaryTfRow = NetworkWalk['through'][number];
export type WalkPath = NetworkWalk['paths'][number];

interface Gene {
  readonly gene: string;
  readonly symbol: string;
}

/** `NLP7`, or the id of a gene without a symbol. */
export const symbolOrId = ({ gene, symbol }: Gene): string => symbol || gene;

/** What the kinds of loops are called. */
export const loopLabels: Readonly<Record<LoopKind, string>> = {
  feedForward: 'Feed-forward loops',
  mutual: 'Two TFs that regulate each other',
  cycle: 'Cycles of three TFs',
};

/** A small number for a table: 4 digits, or in exponential form. */
export const smallNumber = (value: number): string =>
  value === 0 ? '0' : value < 0.001 ? value.toExponential(2) : value.toFixed(4);

const symbol = <Row extends Gene>(): DataColumn<Row> => ({
  id: 'symbol',
  name: 'Symbol',
  value: (row) => row.symbol,
});

export const hubColumns: readonly DataColumn<HubRow>[] = [
  { id: 'gene', name: 'Gene', value: ({ gene }) => gene },
  symbol(),
  { id: 'out', name: 'Targets', numeric: true, value: (row) => row.out, show: (row) => formatCount(row.out) },
  { id: 'in', name: 'TFs on it', numeric: true, value: (row) => row.in, show: (row) => formatCount(row.in) },
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
    id: 'p',
    name: 'p (Bonferroni)',
    title: 'p (Bonf.)',
    numeric: true,
    value: (row) => row.adjusted,
    show: (row) => row.adjusted?.toExponential(2) ?? 'none',
  },
];

/** Ids of the genes of a path, in its order. */
export const genesOfPath = ({ steps }: WalkPath): string[] => [
  ...steps.slice(0, 1).map(({ source }) => source.gene),
  ...steps.map(({ target }) => target.gene),
];

/** `2 kinds of evidence, 7 analyses`: the weakest edge, and all of them. */
export function supportText({ score, analyses }: WalkPath): string {
  return `${Math.floor(score) > 1 ? 'binding and expression' : 'one kind of evidence'}, ${countOf(analyses, 'analysis', 'analyses')}`;
}
