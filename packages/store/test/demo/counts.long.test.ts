import type { AnalysisContents, DatasetContents } from '@trellis/core/dataset';
import { beforeAll, describe, expect, it } from 'vitest';
import { generateDemo } from '../../src/demo/index.ts';
import { analysesWith, codingGenes } from './universe.ts';

/** Number of factors and of interactions per type of data, as in the data counts table of the specification. */
const table = {
  arabidopsis: { 'ChIP-seq': [26, 257_400], 'DAP-seq': [382, 3_335_595], regulation: [62, 145_283] },
  maize: { 'ChIP-seq': [107, 301_388], 'DAP-seq': [32, 492_814], regulation: [5, 45_008] },
  rice: { 'ChIP-seq': [20, 120_366], 'DAP-seq': [0, 0], regulation: [17, 172_728] },
};

const ofType = (data: DatasetContents): Record<string, AnalysisContents[]> => ({
  'ChIP-seq': analysesWith(data, 'TECHNOLOGY', /^ChIPseq$/),
  'DAP-seq': analysesWith(data, 'TECHNOLOGY', /DAPseq$/),
  regulation: analysesWith(data, 'EXPERIMENT_TYPE', /^Expression$/),
});

const factorsAndInteractions = (analyses: readonly AnalysisContents[]) => [
  new Set(analyses.map((analysis) => analysis.tf)).size,
  analyses.reduce((sum, { targets }) => sum + targets.length, 0),
];

const countTypes = (data: DatasetContents) =>
  Object.fromEntries(
    Object.entries(ofType(data)).map(([type, analyses]) => [type, factorsAndInteractions(analyses)]),
  );

describe.each(['maize', 'rice'] as const)('the full %s demo', (edition) => {
  it('has the counts of the specification', () => {
    const data = generateDemo({ edition, size: 'full' });
    expect(countTypes(data)).toEqual(table[edition]);
  });
});

describe('the full arabidopsis demo', () => {
  let data: DatasetContents;
  beforeAll(() => {
    data = generateDemo({ edition: 'arabidopsis', size: 'full' });
  });

  it('has the counts of the specification', () => {
    expect(countTypes(data)).toEqual(table.arabidopsis);
  });

  it('has one analysis per factor and type of data', () => {
    expect(data.analyses).toHaveLength(26 + 382 + 62);
    for (const analyses of Object.values(ofType(data))) {
      expect(new Set(analyses.map((analysis) => analysis.tf)).size).toBe(analyses.length);
    }
  });

  it('has 28,000 genes in the universe and others outside of it', () => {
    const coding = codingGenes(data).filter(Boolean).length;
    expect(coding).toBe(28_000);
    expect(data.genes.length).toBeGreaterThan(coding);
  });

  it('has at least twenty factors with both binding and regulation, NLP7 and TGA1 among them', () => {
    const { 'ChIP-seq': chip, 'DAP-seq': dap, regulation } = ofType(data);
    const bound = new Set([...chip, ...dap].map((analysis) => analysis.tf));
    const both = new Set(regulation.map((analysis) => analysis.tf).filter((tf) => bound.has(tf)));
    expect(both.size).toBeGreaterThanOrEqual(20);
    expect([...both].map((tf) => data.genes[tf].id)).toEqual(expect.arrayContaining(['AT4G24020', 'AT5G65210']));
  });

  it('has 80 motif clusters and 1,310 motifs for 730 factors, in less than 60 MB', () => {
    const names = (columns: readonly { motif: string }[]) => [...new Set(columns.map((column) => column.motif))];
    const individual = names(data.motifs.individual);
    expect(names(data.motifs.cluster)).toHaveLength(80);
    expect(individual).toHaveLength(1_310);
    expect(new Set(individual.map((name) => name.split('_')[0])).size).toBe(730);
    const columns = [...data.motifs.cluster, ...data.motifs.individual];
    expect(columns.reduce((sum, { genes, counts }) => sum + genes.byteLength + counts.byteLength, 0)).toBeLessThan(
      60e6,
    );
  });

  it('resembles the data of the development edition, which has numbers of its own', () => {
    const other = generateDemo({ edition: 'development', size: 'full' });
    expect(countTypes(other)).toEqual(table.arabidopsis);
    expect(other.analyses[0].targets).not.toEqual(data.analyses[0].targets);
  });
});
