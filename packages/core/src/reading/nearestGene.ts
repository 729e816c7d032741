import { valueOf } from '../valueOf.ts';
import type { GenePositions } from './genePositions.ts';

/** A region of a chromosome; `center` is its summit, else its middle. */
export interface Peak {
  readonly chromosome: string;
  readonly center: number;
}

/** Names of chromosomes in RefSeq and GenBank, with what editions call them. */
const accessions: Readonly<Record<string, string>> = {
  NC_003070: '1',
  NC_003071: '2',
  NC_003074: '3',
  NC_003075: '4',
  NC_003076: '5',
  NC_000932: 'C',
  NC_037304: 'M',
  CP002684: '1',
  CP002685: '2',
  CP002686: '3',
  CP002687: '4',
  CP002688: '5',
};

/** A chromosome without `Chr`, zeros before its number and the version of an accession: `chr01`, `Chr1`, `NC_003070.9` are 1. */
function chromosomeKey(name: string): string {
  const bare = name
    .trim()
    .replace(/\.\d+$/, '')
    .toUpperCase();
  const known = valueOf(accessions, bare);
  if (known) return known;
  const key = bare.replace(/^(?:AT)?(?:CHROMOSOME|CHROM|CHR)[._ ]?/, '').replace(/^0+(?=\d)/, '');
  const organelles: Readonly<Record<string, string>> = {
    MT: 'M',
    MITO: 'M',
    MITOCHONDRIA: 'M',
    MITOCHONDRION: 'M',
    PT: 'C',
    CP: 'C',
    PLASTID: 'C',
    CHLOROPLAST: 'C',
  };
  return valueOf(organelles, key) ?? key;
}

/** Genes by chromosome key. */
export function byChromosome({ chromosomes }: GenePositions): ReadonlyMap<string, number> {
  return new Map(chromosomes.map((name, i) => [chromosomeKey(name), i]));
}

/**
 * The gene whose transcription start is nearest to a place, within a distance in bp; undefined without one, -1 for an unknown
 * chromosome. Cost: a binary search.
 */
export function nearestGene(
  { starts, genes }: GenePositions,
  keys: ReadonlyMap<string, number>,
  { chromosome, center, within }: Peak & { readonly within: number },
): number | undefined {
  const index = keys.get(chromosomeKey(chromosome));
  if (index === undefined) return -1;
  const places = starts[index];
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (places[middle] < center) low = middle + 1;
    else high = middle;
  }
  const before = low > 0 ? center - places[low - 1] : Infinity;
  const after = low < places.length ? places[low] - center : Infinity;
  if (Math.min(before, after) > within) return undefined;
  return genes[index][before <= after ? low - 1 : low];
}
