import type { MotifColumn } from '@trellis/core/dataset';
import { genesWithin, type Sites } from './sites.ts';
import type { DemoRandom } from './random.ts';

/** Genes with hits in the non-overlapping parts of a gene; a gene occurs once per hit. */
interface Parts {
  readonly five_prime_UTR: Uint32Array;
  readonly CDS: Uint32Array;
  readonly intron: Uint32Array;
  readonly three_prime_UTR: Uint32Array;
}

/** Number of hits per part of a gene, relative to the promoter. */
const shares: Record<keyof Parts, number> = { five_prime_UTR: 0.08, CDS: 0.45, intron: 0.25, three_prime_UTR: 0.1 };

/**
 * Makes the columns of one motif in all nine regions. Hits in the promoter are the given sites; other hits are random. Exons
 * have the hits of UTRs and CDS, the mrna those of exons and introns.
 */
export function makeMotifColumns(
  random: DemoRandom,
  motif: string,
  { sites, genes }: { sites: Sites; genes: number },
): MotifColumn[] {
  const scatter = (share: number) => scattered(random, Math.ceil(sites.length * share), genes);
  const parts: Parts = {
    five_prime_UTR: scatter(shares.five_prime_UTR),
    CDS: scatter(shares.CDS),
    intron: scatter(shares.intron),
    three_prime_UTR: scatter(shares.three_prime_UTR),
  };
  const exon = merged(parts.five_prime_UTR, parts.CDS, parts.three_prime_UTR);
  const regions: Record<string, Uint32Array> = {
    '2000bp_promoter': genesWithin(sites, 2000),
    '1000bp_promoter': genesWithin(sites, 1000),
    '500bp_promoter': genesWithin(sites, 500),
    ...parts,
    exon,
    mrna: merged(exon, parts.intron),
  };
  return Object.entries(regions)
    .filter(([, hits]) => hits.length > 0)
    .map(([region, hits]) => ({ region, motif, ...tally(hits) }));
}

function scattered(random: DemoRandom, count: number, genes: number): Uint32Array {
  return new Uint32Array(count).map(() => random.below(genes)).sort();
}

const merged = (...parts: readonly Uint32Array[]): Uint32Array =>
  Uint32Array.from(parts.flatMap((part) => [...part])).sort();

/** Counts how often each gene occurs in a sorted list. */
function tally(hits: Uint32Array): Pick<MotifColumn, 'genes' | 'counts'> {
  const genes = hits.filter((gene, i) => i === 0 || gene !== hits[i - 1]);
  const counts = new Uint32Array(genes.length);
  let column = -1;
  hits.forEach((gene, i) => {
    if (i === 0 || gene !== hits[i - 1]) column++;
    counts[column]++;
  });
  return { genes, counts };
}
