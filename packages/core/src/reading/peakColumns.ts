import { plainWord } from './columnWords.ts';
import { isNumeric, type ColumnFacts } from './columnFacts.ts';
import type { Layout } from './tableLayout.ts';

/** The columns of regions, by index. */
export interface PeakColumns {
  readonly chromosome: number;
  readonly start: number;
  readonly end: number;
  /** Place of the summit on the chromosome, or behind the start. */
  readonly summit?: { readonly column: number; readonly isOffset: boolean };
  /** Whether starts are counted from 0, as in BED files. */
  readonly isZeroBased: boolean;
}

const chromosomes = /^(chr|chrom|chromosome|chromosomes|seqnames?|seqid|contig|scaffold|peakchr|chromosomename)$/;
const starts = /^(start|chromstart|chrstart|peakstart|startposition|begin|from|left)$/;
const ends = /^(end|stop|chromend|chrend|peakend|endposition|to|right)$/;

/** Finds the columns of chromosome, start and end: by their names, or as the first three of a BED file. */
export function peakColumns(layout: Layout, facts: readonly ColumnFacts[]): PeakColumns | undefined {
  return layout.heading === null ? bed(layout, facts) : named(facts);
}

function named(facts: readonly ColumnFacts[]): PeakColumns | undefined {
  const find = (names: RegExp, number: boolean): ColumnFacts | undefined =>
    facts.find((column) => names.test(plainWord(column.name)) && (!number || isNumeric(column)));
  const [chromosome, start, end] = [find(chromosomes, false), find(starts, true), find(ends, true)];
  if (!chromosome || !start || !end) return undefined;
  const summit = find(/^(abssummit|summit|peaksummit|summitposition)$/, true);
  const isOffset = summit !== undefined && summit.max < start.min;
  return {
    chromosome: chromosome.index,
    start: start.index,
    end: end.index,
    isZeroBased: false,
    ...(summit && { summit: { column: summit.index, isOffset } }),
  };
}

function bed(layout: Layout, facts: readonly ColumnFacts[]): PeakColumns | undefined {
  if (layout.width < 3) return undefined;
  const [chromosome, start, end] = facts;
  const isPlace = (column: ColumnFacts): boolean => isNumeric(column) && column.integers === 1 && column.min >= 0;
  if (!isPlace(start) || !isPlace(end) || isPlaceOfGene(chromosome)) return undefined;
  const rows = layout.data.sample.slice(0, 200);
  const ordered = rows.filter(({ cells }) => Number(cells[1]) <= Number(cells[2])).length;
  if (ordered < rows.length * 0.95 || (chromosome.chromosomes < 0.5 && end.max < 1000)) return undefined;
  const isNarrow = layout.width === 10 && facts[9].integers === 1 && isNumeric(facts[9]);
  return {
    chromosome: 0,
    start: 1,
    end: 2,
    isZeroBased: true,
    ...(isNarrow && facts[9].min >= 0 && { summit: { column: 9, isOffset: true } }),
  };
}

const isPlaceOfGene = ({ ids, chromosomes: share }: ColumnFacts): boolean => ids > 0.3 && share < 0.5;
