import type { AnalysisContents, DatasetContents, MotifColumn } from '@trellis/core/dataset';
import { describe, expect, it } from 'vitest';
import { combinations } from '../../../core/test/propertyRuns.ts';
import { upperTail } from './hypergeometric.ts';
import { analysesWith, codingGenes } from './universe.ts';
import { demoOf, smallDemo } from '../smallDemo.ts';

const regions = [
  ...['1000bp_promoter', '2000bp_promoter', '500bp_promoter', 'CDS', 'exon', 'five_prime_UTR', 'intron', 'mrna'],
  'three_prime_UTR',
];

/** Hits per gene, 0 for genes outside the universe. */
function hitsPerGene({ genes, counts }: MotifColumn, coding: readonly boolean[]): Uint32Array {
  const hits = new Uint32Array(coding.length);
  genes.forEach((gene, i) => (hits[gene] = coding[gene] ? counts[i] : 0));
  return hits;
}

const total = (numbers: Uint32Array): number => numbers.reduce((a, b) => a + b, 0);

/** Families per cluster, from the cluster information file. */
function familiesOf({ clusterInfo }: DatasetContents): Map<string, string[]> {
  const rows = clusterInfo.trimEnd().split('\n').slice(1);
  return new Map(rows.map((row) => [row.split(',')[0], row.split(',')[1].split('/')]));
}

/** p-values, Bonferroni corrected, of every cluster in one region of every DAP-seq analysis' targets. */
function testClusters(data: DatasetContents, region: string) {
  const analyses = analysesWith(data, 'TECHNOLOGY', /DAPseq$/);
  const coding = codingGenes(data);
  const columns = data.motifs.cluster.filter((column) => column.region === region);
  const hits = columns.map((column) => hitsPerGene(column, coding));
  const totals = hits.map(total);
  const all = totals.reduce((a, b) => a + b, 0);
  const families = familiesOf(data);
  return analyses.map(({ tf, targets }) => {
    const found = hits.map((column) => total(targets.map((gene) => column[gene])));
    const drawn = found.reduce((a, b) => a + b, 0);
    const tests = columns.map(({ motif }, i) => ({
      own: families.get(motif)?.includes(data.genes[tf].family) ?? false,
      p: upperTail({ found: found[i], marked: totals[i], drawn, total: all }) * analyses.length * columns.length,
    }));
    return { own: tests.filter((test) => test.own), other: tests.filter((test) => !test.own) };
  });
}

/** p-values of the first motif of every factor with DAP-seq, in the 500 bp promoters of its targets. */
function testOwnMotifs(data: DatasetContents): number[] {
  const coding = codingGenes(data);
  const columns = data.motifs.individual.filter(({ region }) => region === '500bp_promoter');
  const perGene = new Uint32Array(data.genes.length);
  for (const column of columns) hitsPerGene(column, coding).forEach((count, gene) => (perGene[gene] += count));
  const all = total(perGene);
  return analysesWith(data, 'TECHNOLOGY', /DAPseq$/).map(({ tf, targets }: AnalysisContents) => {
    const own = columns.filter(({ motif }) => motif === `${data.genes[tf].id}_DAP`);
    const hits = own.length > 0 ? hitsPerGene(own[0], coding) : new Uint32Array(coding.length);
    const within = (numbers: Uint32Array) => total(targets.map((gene) => numbers[gene]));
    return upperTail({ found: within(hits), marked: total(hits), drawn: within(perGene), total: all });
  });
}

const demos = combinations(
  [
    ['arabidopsis', 'small'],
    ['maize', 'small'],
    ['arabidopsis', 'full'],
  ] as const,
  2,
);

describe.each(demos)('the motif clusters of the %s demo, %s', (edition, size) => {
  const data = demoOf(edition, size);
  const results = testClusters(data, '500bp_promoter');

  it("are enriched in the promoters of the targets of their own family's factors", () => {
    const enriched = results.filter(({ own }) => own.some(({ p }) => p < 0.05));
    expect(enriched.length).toBeGreaterThan(0.9 * results.length);
  });

  it("are not enriched in those of other families' factors", () => {
    const others = results.flatMap(({ other }) => other);
    expect(others.filter(({ p }) => p < 0.05).length).toBeLessThan(0.001 * others.length);
  });

  it('are not enriched in coding sequences', () => {
    const tests = testClusters(data, 'CDS').flatMap(({ own, other }) => [...own, ...other]);
    expect(tests.filter(({ p }) => p < 0.05).length).toBeLessThan(0.001 * tests.length);
  });

  it('leave their mark on the individual motifs of the same factors', () => {
    const ps = testOwnMotifs(data);
    expect(ps.length).toBeGreaterThan(20);
    expect(ps.filter((p) => p < 0.05).length).toBeGreaterThan(0.8 * ps.length);
  });
});

describe('the motif tables', () => {
  const data = smallDemo('arabidopsis');
  const { cluster, individual } = data.motifs;

  it('have the nine regions', () => {
    expect([...new Set(cluster.map(({ region }) => region))]).toEqual(regions);
  });

  it('have hits near a gene among those farther off', () => {
    for (const columns of [cluster, individual]) {
      const within = (motif: string, limit: string) => {
        const column = columns.find((c) => c.motif === motif && c.region === `${limit}bp_promoter`);
        return new Map(column && [...column.genes].map((gene, i) => [gene, column.counts[i]]));
      };
      for (const motif of new Set(columns.map((column) => column.motif))) {
        const [near, middle, far] = ['500', '1000', '2000'].map((limit) => within(motif, limit));
        for (const [gene, count] of near) expect(middle.get(gene)).toBeGreaterThanOrEqual(count);
        for (const [gene, count] of middle) expect(far.get(gene)).toBeGreaterThanOrEqual(count);
      }
    }
  });

  it('name individual motifs after factors, NLP7 among them', () => {
    const ids = new Set(data.genes.filter(({ type }) => type === 'TXNFACTOR').map(({ id }) => id));
    const motifs = new Set(individual.map(({ motif }) => motif));
    for (const motif of motifs) expect(ids).toContain(motif.split('_')[0]);
    expect(motifs).toContain('AT4G24020_DAP');
  });

  it('agree with the cluster information file', () => {
    const [header, ...rows] = data.clusterInfo.trimEnd().split('\n');
    expect(header).toBe(',Family,Consensus,# Motifs,Member TFs');
    expect(rows.map((row) => row.split(',')[0]).sort()).toEqual([...new Set(cluster.map(({ motif }) => motif))]);
    const members = rows.reduce((sum, row) => sum + Number(row.split(',')[3]), 0);
    expect(members).toBe(new Set(individual.map(({ motif }) => motif)).size);
    const tfs = rows.flatMap((row) => row.split(',')[4].split('; ').filter(Boolean));
    expect(tfs.sort()).toEqual([...new Set(individual.map(({ motif }) => motif.split('_')[0]))].sort());
  });
});
