import { valueOf } from '../valueOf.ts';
import { TrellisError } from '../errors.ts';

/** A region around a gene, in which motif hits are counted. Regions that share a group overlap. */
export interface MotifRegion {
  readonly name: string;
  readonly description: string;
  readonly group: readonly number[];
}

const region = (name: string, description: string, ...group: number[]): [string, MotifRegion] => [
  name,
  { name, description, group },
];

/** The regions, by name. */
export const motifRegions: Readonly<Record<string, MotifRegion>> = Object.fromEntries([
  region('2000bp_promoter', '2000bp upstream promoter region', 1),
  region('1000bp_promoter', '1000bp upstream promoter region', 1),
  region('500bp_promoter', '500bp upstream promoter region', 1),
  region('five_prime_UTR', "5' UTR", 2),
  region('CDS', 'CDS', 3),
  region('intron', 'intron', 4),
  region('three_prime_UTR', "3' UTR", 5),
  region('exon', 'exon', 2, 3, 5),
  region('mrna', 'mrna', 2, 3, 4, 5),
]);

/** Regions to test by default. */
export const defaultRegions: readonly string[] = ['500bp_promoter'];

/** Returns the given regions, or the default ones. Throws `bad-region` for an unknown one and for two that overlap. */
export function checkRegions(requested: readonly string[] = []): readonly string[] {
  const regions = requested.length ? [...new Set(requested)] : defaultRegions;
  const taken = new Map<number, string>();
  for (const name of regions) {
    const region = valueOf(motifRegions, name);
    if (!region) {
      const names = Object.keys(motifRegions).join(', ');
      throw new TrellisError('bad-region', `There is no region "${name}"; there are ${names}.`);
    }
    for (const group of region.group) {
      const other = taken.get(group);
      if (other)
        throw new TrellisError('bad-region', `The regions ${other} and ${name} overlap: choose one of them.`);
      taken.set(group, name);
    }
  }
  return regions;
}
