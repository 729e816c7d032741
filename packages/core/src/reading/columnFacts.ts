import { parseNumber, isMissing } from './cellNumbers.ts';
import type { Layout } from './tableLayout.ts';
import type { NameReader } from './nameReader.ts';
import { sampleOf } from './sampleOf.ts';

/** What is in a column, from a sample of its rows. Shares are of the cells that are not missing. */
export interface ColumnFacts {
  readonly index: number;
  readonly name: string;
  readonly present: number;
  /** Share of the rows that have a value. */
  readonly filled: number;
  readonly numbers: number;
  readonly integers: number;
  readonly min: number;
  readonly max: number;
  /** Share of numbers from 0 to 1. */
  readonly unit: number;
  /** Share of cells with ids of genes, and with other names of genes, and genes per such cell. */
  readonly ids: number;
  readonly symbols: number;
  readonly perCell: number;
  /** Share of ids that are written exactly as ids, without a transcript. */
  readonly exact: number;
  /** Share of cells that are a chromosome. */
  readonly chromosomes: number;
  /** Share of cells with blanks between words. */
  readonly texts: number;
  /** Number of different cells. */
  readonly different: number;
  /** Whether it is a first column without a name that numbers the rows. */
  readonly isCount: boolean;
}

const sampleSize = 400;
const chromosome =
  /^(?:(?:at)?chr(?:omosome)?[._ ]?)(?:\d{1,2}|[xymcw]|mt|pt|un|sy|cp|mito.*|chlor.*)$|^(?:\d{1,2}|mt|pt|[xymc])$|^n[cwt]_\d+(?:\.\d+)?$|^(?:scaffold|contig|super|b73v4_ctg|chrun)[_.\d]*\w*$|^cm\d{6}/i;

/** Whether a text is the name of a chromosome. */
export const isChromosome = (text: string): boolean => text.length < 30 && chromosome.test(text);

/** The facts of all columns. */
export function columnFacts(layout: Layout, names: NameReader): ColumnFacts[] {
  const sample = sampleOf(layout.data.sample, sampleSize);
  return Array.from({ length: layout.width }, (_, index) => {
    let [present, numbers, integers, unit, ids, symbols, genes, exact, chromosomes, texts] =
      Array<number>(10).fill(0);
    let [min, max] = [Infinity, -Infinity];
    const different = new Set<string>();
    for (const { cells } of sample) {
      const cell = cells[index] ?? '';
      if (isMissing(cell)) continue;
      present++;
      different.add(cell);
      if (isChromosome(cell)) chromosomes++;
      const value = parseNumber(cell, layout.numbers);
      if (!Number.isNaN(value)) {
        numbers++;
        if (Number.isInteger(value) && !/[.eE]/.test(cell)) integers++;
        if (value >= 0 && value <= 1.000001) unit++;
        if (value < min) min = value;
        if (value > max) max = value;
        continue;
      }
      const read = names.name(cell);
      if (read.kind === 'id') {
        ids++;
        genes += read.genes.length;
        if (!read.isTranscript) exact++;
      } else if (read.kind === 'symbol' || read.kind === 'ambiguous' || read.kind === 'date') {
        symbols++;
        genes += Math.max(1, read.genes.length);
      } else if (!names.knowsGenes && !/\s/.test(cell)) {
        symbols++;
        genes++;
      }
      if (/\s/.test(cell) && read.genes.length === 0) texts++;
    }
    const of = (count: number): number => count / Math.max(1, present);
    return {
      index,
      name: layout.columns[index] ?? '',
      present,
      filled: present / Math.max(1, sample.length),
      numbers: of(numbers),
      integers: numbers === 0 ? 0 : integers / numbers,
      min,
      max,
      unit: numbers === 0 ? 0 : unit / numbers,
      ids: of(ids),
      symbols: of(symbols),
      perCell: genes / Math.max(1, ids + symbols),
      exact: exact / Math.max(1, ids),
      chromosomes: of(chromosomes),
      texts: of(texts),
      different: different.size,
      isCount: index === 0 && isCount(layout),
    };
  });
}

/** Whether the first column, which has no name, has the numbers of the rows: `1`, `2.`, `3)`. */
function isCount({ columns, data: { sample: rows }, width }: Layout): boolean {
  if (width < 2 || rows.length < 3 || columns[0] !== '') return false;
  const values = rows.slice(0, 50).map(({ cells }) => Number((cells[0] || 'x').replace(/[.):]$/, '')));
  return (values[0] === 0 || values[0] === 1) && values.every((value, i) => value === values[0] + i);
}

/** Whether a column has numbers. */
export const isNumeric = ({ numbers, present }: ColumnFacts): boolean => present > 0 && numbers > 0.7;
