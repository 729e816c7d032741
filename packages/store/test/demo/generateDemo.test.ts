import { createHash } from 'node:crypto';
import { compareIds, type DatasetContents } from '@trellis/core/dataset';
import { describe, expect, it } from 'vitest';
import { generateDemo } from '../../src/demo/index.ts';
import { smallDemo } from '../smallDemo.ts';

/** Digests of the small demos. They change only when the demo data are meant to change. */
const digests = {
  arabidopsis: '0bc18b613114b867c745524602f4beef2a078453ffdd947841a6f6304bf650d9',
  maize: 'bc746cd5dde01a8f7a11b11ad2cdd54f837f50db3e3ab4149b48a6179c62d74c',
  rice: '84a456c74c90cfcc59bf26264c8d7c483d69054c1b5193cf011ba181db503698',
  development: '0d6a7ff2b768112274c90cd65bd504a469929b40b18370cece15f53ec9cc1a59',
};

const editions = Object.keys(digests) as (keyof typeof digests)[];

/**
 * SHA-256 of the data set as JSON, number arrays as lists; a missing figure reads as null; sidecars only if there are any.
 * The settings of the edition are not part of it. GO, orthologs and TF families have digests of their own; demo data state no kind of
 * motif hits and no benchmark.
 */
function digest({
  provenance,
  settings: _settings,
  go: _go,
  orthologs: _orthologs,
  tfFamilies: _families,
  motifSources: _sources,
  regulatorBenchmark: _benchmark,
  ...rest
}: DatasetContents): string {
  const plain = (_key: string, value: unknown) => (ArrayBuffer.isView(value) ? [...(value as Uint32Array)] : value);
  const data = provenance.length ? { ...rest, provenance } : rest;
  return createHash('sha256').update(JSON.stringify(data, plain)).digest('hex');
}

/** Whether every item comes before the next one, and is not equal to it. */
const rises = <T>(items: ArrayLike<T>, before: (a: T, b: T) => boolean = (a, b) => a < b): boolean =>
  Array.from(items).every((item, i, all) => i === 0 || before(all[i - 1], item));

describe.each(editions)('the small %s demo', (edition) => {
  const data = smallDemo(edition);

  it('is the same each time it is made', () => {
    expect(digest(generateDemo({ edition, size: 'small' }))).toBe(digest(data));
  });

  it('is the same on every engine', () => {
    expect(digest(data)).toBe(digests[edition]);
  });

  it('says that it is synthetic', () => {
    expect(data).toMatchObject({ edition, label: 'synthetic demo data' });
  });

  it('is small', () => {
    const interactions = data.analyses.reduce((sum, { targets }) => sum + targets.length, 0);
    expect(new Set(data.analyses.map((analysis) => analysis.tf)).size).toBe(40);
    expect(data.analyses).toHaveLength(70);
    expect(interactions).toBe(60_000);
  });

  it('has genes in the order of their ids', () => {
    expect(rises(data.genes, (a, b) => compareIds(a.id, b.id) < 0)).toBe(true);
  });

  it('has aliases in the order of alias and gene', () => {
    expect(rises(data.aliases, (a, b) => a.alias < b.alias || (a.alias === b.alias && a.gene < b.gene))).toBe(true);
  });

  it('has analyses numbered from 1, with names of their own', () => {
    expect(data.analyses.map((analysis) => analysis.id)).toEqual(data.analyses.map((_, i) => i + 1));
    expect(new Set(data.analyses.map((analysis) => analysis.name)).size).toBe(data.analyses.length);
  });

  it('has rising targets, all of them genes, with a figure for each or none', () => {
    for (const { targets, log2fc, pvalue } of data.analyses) {
      expect(rises(targets)).toBe(true);
      expect(targets[targets.length - 1]).toBeLessThan(data.genes.length);
      expect([log2fc?.length, pvalue?.length]).toEqual(
        log2fc ? [targets.length, targets.length] : [undefined, undefined],
      );
    }
  });

  it('has additional edges sorted by name, source and target, undirected ones both ways', () => {
    expect(rises(data.edgeTypes.map((type) => type.name))).toBe(true);
    for (const { pairs, directed } of data.edgeTypes) {
      const edges = Array.from({ length: pairs.length / 2 }, (_, i) => [pairs[2 * i], pairs[2 * i + 1]]);
      expect(rises(edges, (a, b) => a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]))).toBe(true);
      const keys = new Set(edges.map(([source, target]) => `${source} ${target}`));
      if (!directed) expect(edges.every(([source, target]) => keys.has(`${target} ${source}`))).toBe(true);
    }
  });

  it('has motif columns sorted by region and motif, with rising genes and a count for each', () => {
    for (const columns of [data.motifs.cluster, data.motifs.individual]) {
      expect(rises(columns, (a, b) => a.region < b.region || (a.region === b.region && a.motif < b.motif))).toBe(
        true,
      );
      for (const { genes, counts } of columns) {
        expect(rises(genes)).toBe(true);
        expect(genes.length).toBeGreaterThan(0);
        expect([counts.length, counts.every((count) => count > 0)]).toEqual([genes.length, true]);
      }
    }
  });

  it('has lists and networks sorted by name, each line ended', () => {
    for (const texts of [data.lists, data.networks]) {
      expect(rises(texts.map((text) => text.name))).toBe(true);
      for (const { text } of texts) expect(text).toMatch(/[^\n]\n$/);
    }
  });
});

describe('another edition', () => {
  it('resembles arabidopsis, with numbers of its own', () => {
    const [one, other] = ['barley', 'development'].map((edition) => smallDemo(edition));
    expect(one.genes.some((gene) => gene.id === 'AT4G24020')).toBe(true);
    expect(digest({ ...one, edition: '' })).not.toBe(digest({ ...other, edition: '' }));
  });
});
