import { describe, expect, it } from 'vitest';
import { describeFile, optionsOf, positionsOf, readTextFile, type KnownGenes } from '../../src/reading/index.ts';
import { garden, ids } from './garden.ts';

/** Ten genes of 1,000 bp every 20 kb on Chr1, each second one on the other strand, and one on Chr2. */
const places = ids
  .slice(0, 10)
  .map((id, i) => `${id}\tChr1\t${20_000 * i + 1}\t${20_000 * i + 1000}\t${i % 2 ? '-' : '+'}`);
const text = `gene_id\tchromosome\tstart\tend\tstrand\n${places.join('\n')}\n${ids[12]}\tChr2\t500\t900\t+\n`;
const genes: KnownGenes = {
  ...garden,
  positions: positionsOf(
    text,
    ids.map((id) => ({ id })),
    (gene) => gene !== 4,
  ),
};

const read = (content: string, answers: Record<string, string> = {}) =>
  describeFile(readTextFile(content, { name: 'x.bed', genes, ...optionsOf({ answers }) }), genes);
const bed = (...rows: readonly (readonly [string, number])[]): string =>
  rows.map(([chromosome, middle], i) => `${chromosome}\t${middle - 101}\t${middle + 100}\tpeak${i}\t9\t.`).join('\n');
const genesOf = (...given: Parameters<typeof read>) => read(...given).lists?.flatMap((list) => list.genes);

describe('peaks without genes', () => {
  it('go to the gene whose transcription start is nearest, on either strand', () => {
    expect(genesOf(bed(['Chr1', 200], ['Chr1', 21_200], ['Chr1', 19_000]))).toEqual([ids[0], ids[1]]);
  });

  it('are left out beyond 5,000 bp, or another distance that is chosen', () => {
    const far = bed(['Chr1', 200], ['Chr1', 7000]);
    expect(genesOf(far)).toEqual([ids[0]]);
    expect(read(far).peaks_without_genes).toBe(1);
    expect(read(far, { distance: '10000' }).peaks_without_genes).toBe(0);
    expect(read(bed(['Chr1', 200], ['Chr1', 3000]), { distance: '1000' }).peaks_without_genes).toBe(1);
  });

  it('go to genes that code for proteins only', () => {
    expect(genesOf(bed(['Chr1', 80_100]), { distance: 'none' })).toEqual([ids[3]]);
  });

  it.each(['1', 'chr1', 'Chr01', 'chromosome 1', 'NC_003070.9'])('are on chromosome %s', (name) => {
    expect(genesOf(bed([name, 200], [name, 300]))).toEqual([ids[0]]);
  });

  it('count from their summits where the file has them', () => {
    const narrow = `Chr1\t100\t21300\tp1\t9\t.\t5\t4\t3\t21000\nChr1\t100\t300\tp2\t9\t.\t5\t4\t3\t20`;
    expect(genesOf(narrow)).toEqual([ids[1], ids[0]]);
  });

  it('on chromosomes that the edition does not have are refused, with the names of its own', () => {
    expect(read(bed(['scaffold_9', 200], ['scaffold_9', 900])).error?.message).toBe(
      '2 regions of 2 in x.bed are on no chromosome of this edition, for example "scaffold_9". Its chromosomes are called Chr1, Chr2 and so on.',
    );
  });
});
