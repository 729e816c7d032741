import { plainWord } from './columnWords.ts';
import { isNumeric, type ColumnFacts } from './columnFacts.ts';
import type { Layout } from './layout.ts';

const chromosomes = /^(chr|chrom|chromosome|chromosomes|seqnames?|seqid|contig|scaffold|peakchr|chromosomename)$/;
const starts = /^(start|chromstart|chrstart|peakstart|startposition|begin|from|left)$/;
const ends = /^(end|stop|chromend|chrend|peakend|endposition|to|right)$/;

/** Whether a table has regions: columns named chromosome, start and end, or the first three of a BED file. */
export const hasRegions = (layout: Layout, facts: readonly ColumnFacts[]): boolean =>
  layout.heading === null ? isBed(layout, facts) : isNamed(facts);

function isNamed(facts: readonly ColumnFacts[]): boolean {
  const has = (names: RegExp, number: boolean): boolean =>
    facts.some((column) => names.test(plainWord(column.name)) && (!number || isNumeric(column)));
  return has(chromosomes, false) && has(starts, true) && has(ends, true);
}

function isBed(layout: Layout, facts: readonly ColumnFacts[]): boolean {
  if (layout.width < 3) return false;
  const [chromosome, start, end] = facts;
  const isPlace = (column: ColumnFacts): boolean => isNumeric(column) && column.integers === 1 && column.least >= 0;
  if (!isPlace(start) || !isPlace(end) || isPlaceOfGene(chromosome)) return false;
  const rows = layout.rows.slice(0, 200);
  const ordered = rows.filter(({ cells }) => Number(cells[1]) <= Number(cells[2])).length;
  return ordered >= rows.length * 0.95 && (chromosome.chromosomes >= 0.5 || end.most >= 1000);
}

const isPlaceOfGene = ({ ids, chromosomes: share }: ColumnFacts): boolean => ids > 0.3 && share < 0.5;
