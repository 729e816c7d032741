import type { ChosenMotifs, Motifs } from '@trellis/contract';
import { valueOf } from '@trellis/core';
import {
  areSameExperiments,
  noMotifSources,
  sameExperimentsText,
  type MotifSource,
  type MotifTableKind,
} from '@trellis/core/dataset';
import { columnLetter } from '@trellis/core/result';
import { formatPValue, writePValue } from '@trellis/core/stats';
import { foldAt, headingFields, infoLabel, letteredLabel, type FoldRow } from '@trellis/core/views';
import { useMemo } from 'react';
import { useMotifSources } from '../../api/sources.ts';
import { withFold } from '../../shared/statistics/pAndFold.tsx';

/** Facts about a motif cluster: name, family, consensus ... */
export type ClusterInfo = Readonly<Record<string, string>>;

/**
 * An enriched motif cluster and the base-10 logarithms of its p-values, null above alpha: region by region within gene set
 * by gene set.
 */
export interface MotifRow {
  readonly info: ClusterInfo;
  readonly log10: readonly (number | null)[];
  readonly folds: FoldRow;
}

export const motifRows = ({ result, log10, folds }: Motifs): MotifRow[] =>
  result.map((cells, i) => ({
    info: cells.find((cell) => cell !== null && typeof cell === 'object') ?? {},
    log10: log10[i],
    folds: folds[i],
  }));

/** A p-value with its fold; '' where it is above alpha. */
export const testText = ({ log10, folds }: Pick<MotifRow, 'log10' | 'folds'>, index: number): string =>
  withFold(formatPValue(log10[index] ?? NaN, 5), foldAt(folds, index));

/** A gene set of the test: metadata of an analysis, or the name and genes of a target list. */
export type SetInfo = Motifs['columns'][number] | ChosenMotifs['columns'][number];

/** Text of a field of a gene set, '' where it has none. */
export const textOf = (info: SetInfo, field: string): string => String(valueOf(info, field) ?? '');

const alwaysShown = new Set(['name', 'genes', ...headingFields]);

/** Metadata fields of the analyses, sorted, without those that the headings always show. */
export const motifFields = ({ columns }: Motifs): string[] =>
  [...new Set(columns.flatMap((info) => Object.keys(info)))].filter((name) => !alwaysShown.has(name)).sort();

/** `A - AT4G24020 (NLP7) · DAP-seq · 493`, below it the chosen fields; a target list by its name. */
export function setName(info: SetInfo, index: number, fields: readonly string[] = []): string {
  const extras = fields.map((field) => textOf(info, field));
  return [letteredLabel(info, index), ...extras].filter(Boolean).join('\n');
}

/** A gene set in a region: one column of the table, or one row where gene sets are rows. */
export interface ClusterColumn {
  readonly info: SetInfo;
  readonly region: string;
  /** Index of the gene set. */
  readonly set: number;
  /** Index of the value in the `log10` of each cluster. */
  readonly index: number;
  readonly title: string;
  readonly name: string;
}

/** Whether a gene set is of an experiment that the motif hits come from too. */
export type IsSameExperiment = (info: SetInfo) => boolean;

export const isSameExperimentIn =
  (source: MotifSource): IsSameExperiment =>
  (info) =>
    areSameExperiments(source, textOf(info, 'TECHNOLOGY'));

/** Metadata fields in the headings, and indices of the gene sets. */
interface ShownColumns {
  readonly fields?: readonly string[];
  readonly sets?: readonly number[];
  /** Marks gene sets in the headings; none by default. */
  readonly isSameExperiment?: IsSameExperiment;
}

/** The columns of some gene sets, by default all; headings have the chosen fields. */
export const clusterTableColumns = (
  { columns, regions }: Motifs,
  { fields = [], sets = [...columns.keys()], isSameExperiment = () => false }: ShownColumns = {},
): ClusterColumn[] =>
  sets.flatMap((set) =>
    regions.map((region, r) => ({
      info: columns[set],
      region,
      set,
      index: set * regions.length + r,
      title: [
        setName(columns[set], set, fields),
        isSameExperiment(columns[set]) ? sameExperimentsText : '',
        `${region} (p-value)`,
      ]
        .filter(Boolean)
        .join('\n'),
      name: [columnLetter(set), infoLabel(columns[set]), region].join('_'),
    })),
  );

/** The number at the end of a cluster's name, by which clusters are sorted; the name itself without a number. */
export const clusterOrder = ({ info }: MotifRow): number | string =>
  Number(/_(\d+)$/.exec(info.name)?.[1] ?? NaN) || info.name;

/** The numbers of a fold in files, and their headings. */
const foldHeads = { fold: 'fold', low: 'fold_low', high: 'fold_high' } as const;
export const foldKeys = ['fold', 'low', 'high'] as const;

/** Rows of a CSV file, the header first, and last a row for each chosen field. */
export function clusterRows(motifs: Motifs, fields: readonly string[]) {
  const columns = clusterTableColumns(motifs);
  const head = [
    'motif',
    ...columns.map(({ name }) => name),
    ...foldKeys.flatMap((key) => columns.map(({ name }) => `${name}_${foldHeads[key]}`)),
  ];
  const rows = motifRows(motifs).map(({ info, log10, folds }) => [
    [info.name, info.Family].filter(Boolean).join('_'),
    ...log10.map((value) => (value === null ? null : writePValue(value))),
    ...foldKeys.flatMap((key) => folds[key]),
  ]);
  const extras = fields.map((field) => [field, ...columns.map(({ info }) => textOf(info, field))]);
  return [head, ...rows, ...extras];
}

/** Tells the gene sets of experiments that the hits of a table come from too. */
export function useIsSameExperiment(kind: MotifTableKind): IsSameExperiment {
  const { data = noMotifSources } = useMotifSources();
  const source = data[kind];
  return useMemo(() => isSameExperimentIn(source), [source]);
}
