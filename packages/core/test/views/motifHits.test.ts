import { describe, expect, it } from 'vitest';
import { bitsetOf, fullBitset } from '../../src/dataset/index.ts';
import { arrangeHits, countMotifHits } from '../../src/views/index.ts';
import { requireHits } from '../../src/views/motifHits.ts';
import { geneIndex, mini, miniContents, miniHits } from '../mini.ts';

const size = mini.genes.length;
const promoterHits = () => miniHits('cluster', '500bp_promoter');
const setOf = (...ids: string[]) => bitsetOf(size, ids.map(geneIndex));

describe('motif hits', () => {
  it('keep the names of the motifs and the region', () => {
    const promoter = promoterHits();
    expect(promoter).toMatchObject({ region: '500bp_promoter', motifs: ['cluster_1', 'cluster_2'] });
    expect(promoter.starts).toHaveLength(size + 1);
    expect(promoter.count).toHaveLength(7);
  });

  it('are counted in a set of genes, of each motif and together', () => {
    const promoter = promoterHits();
    expect(countMotifHits(promoter, setOf('040', '050', '090', '120'), 'hits')).toEqual({
      byMotif: Float64Array.of(2, 4),
      total: 6,
    });
    expect(countMotifHits(promoter, fullBitset(size), 'hits')).toEqual({ byMotif: Float64Array.of(5, 5), total: 10 });
    expect(countMotifHits(promoter, setOf('010', '120'), 'hits')).toEqual({
      byMotif: Float64Array.of(0, 0),
      total: 0,
    });
  });

  it('are counted by gene: those with a hit, of all genes of the set', () => {
    const promoter = promoterHits();
    const genes = setOf('040', '050', '090', '120');
    const withHit = (motif: string) =>
      miniContents.motifs.cluster
        .filter((column) => column.region === promoter.region && column.motif === motif)
        .flatMap((column) => [...column.genes])
        .filter((gene) => ['040', '050', '090', '120'].map(geneIndex).includes(gene)).length;
    expect(countMotifHits(promoter, genes, 'genes')).toEqual({
      byMotif: Float64Array.of(withHit('cluster_1'), withHit('cluster_2')),
      total: 4,
    });
    expect(countMotifHits(promoter, setOf('010', '120'), 'genes').total).toBe(2);
  });

  it('of each gene are those of the file', () => {
    const promoter = promoterHits();
    for (const { motif, genes, counts } of miniContents.motifs.cluster.filter(
      ({ region }) => region === promoter.region,
    )) {
      genes.forEach((gene, i) => {
        expect(countMotifHits(promoter, bitsetOf(size, [gene]), 'hits').byMotif[promoter.motifs.indexOf(motif)]).toBe(
          counts[i],
        );
      });
    }
  });

  it('of a gene with several motifs are kept apart', () => {
    const column = (motif: string, genes: number[], counts: number[]) => ({
      region: 'r',
      motif,
      genes: Uint32Array.from(genes),
      counts: Uint32Array.from(counts),
    });
    const hits = arrangeHits('r', [column('m', [0, 1], [1, 2]), column('n', [1, 2], [3, 4])], 3);
    expect(countMotifHits(hits, bitsetOf(3, [1]), 'hits')).toEqual({ byMotif: Float64Array.of(2, 3), total: 5 });
    expect(countMotifHits(hits, fullBitset(3), 'hits')).toEqual({ byMotif: Float64Array.of(3, 7), total: 10 });
  });

  it('of one motif in one gene are 65,535 at most', () => {
    const column = { region: 'r', motif: 'm', genes: Uint32Array.of(1), counts: Uint32Array.of(70_000) };
    expect(countMotifHits(arrangeHits('r', [column], 3), fullBitset(3), 'hits').total).toBe(65_535);
  });

  it('are required in one gene set of one region', () => {
    const [none, some] = [0, 1].map((total) => ({ byMotif: Float64Array.of(total), total }));
    expect(() =>
      requireHits([
        [none, none],
        [none, some],
      ]),
    ).not.toThrow();
    expect(() => requireHits([[none], [none]])).toThrow(expect.objectContaining({ code: 'no-motif-enriched' }));
    expect(() => requireHits([[none], [none]])).toThrow(/none of the genes has a motif/);
  });

  it('says so when the data set has no motifs', () => {
    expect(() => requireHits([[{ byMotif: Float64Array.of(), total: 3 }]])).toThrow(/the data set has no motifs/);
  });
});
