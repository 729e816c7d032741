import { countBits, forEachBit, type Bitset } from '../dataset/bitset.ts';
import type { MotifColumn } from '../dataset/contents.ts';
import { nextPositions, startsOf } from '../dataset/offsets.ts';
import { TrellisError } from '../errors.ts';

/** The name of a motif cluster and its columns of the cluster information. */
export type MotifInfo = Readonly<Record<string, string>>;

/** Hits of the motifs of one kind in one region, by gene: those of gene `g` are the entries `starts[g]` to `starts[g + 1]`. */
export interface MotifHits {
  readonly region: string;
  /** Names, sorted. */
  readonly motifs: readonly string[];
  readonly starts: Uint32Array;
  /** Index in `motifs` of each entry. */
  readonly motif: Uint16Array;
  /** Number of hits of each entry. */
  readonly count: Uint16Array;
}

/** Arranges the motif columns of one region by gene, to count a set of genes in one pass. `size` is the number of genes. */
export function arrangeHits(region: string, columns: readonly MotifColumn[], size: number): MotifHits {
  const starts = startsOf(size, (count) => {
    for (const { genes } of columns) for (const gene of genes) count(gene);
  });
  const slotOf = nextPositions(starts);
  const [motif, count] = [new Uint16Array(starts[size]), new Uint16Array(starts[size])];
  columns.forEach((column, m) => {
    column.genes.forEach((gene, i) => {
      const slot = slotOf(gene);
      motif[slot] = m;
      count[slot] = Math.min(column.counts[i], 0xffff);
    });
  });
  return { region, motifs: columns.map((column) => column.motif), starts, motif, count };
}

/** What a test of motifs counts: every hit, or every gene with at least one. */
export type MotifTest = 'hits' | 'genes';

/** Numbers of hits, or of genes with a hit, in a set of genes: by motif, and in total (all hits, or all genes of the set). */
export interface MotifCounts {
  readonly byMotif: Float64Array;
  readonly total: number;
}

export function countMotifHits(
  { motifs, starts, motif, count }: MotifHits,
  genes: Bitset,
  test: MotifTest,
): MotifCounts {
  const byMotif = new Float64Array(motifs.length);
  const byGene = test === 'genes';
  let total = byGene ? countBits(genes) : 0;
  forEachBit(genes, (gene) => {
    for (let i = starts[gene]; i < starts[gene + 1]; i++) {
      if (!count[i]) continue;
      byMotif[motif[i]] += byGene ? 1 : count[i];
      if (!byGene) total += count[i];
    }
  });
  return { byMotif, total };
}

/** Throws `no-motif-enriched` if no gene set has a hit, or the data set no motif. */
export function requireHits(regions: readonly (readonly MotifCounts[])[]): void {
  const counted = regions.flat();
  if (counted.some(({ byMotif }) => byMotif.some((hits) => hits > 0))) return;
  const hasMotifs = counted.some(({ byMotif }) => byMotif.length > 0);
  throw new TrellisError(
    'no-motif-enriched',
    `No motifs enriched: ${hasMotifs ? 'none of the genes has a motif in these regions' : 'the data set has no motifs'}.`,
  );
}
