/** A region around a gene in which motif hits are counted. Regions that share a group overlap. */
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

/** Regions that are tested unless others are chosen. */
export const defaultRegions: readonly string[] = ['500bp_promoter'];
