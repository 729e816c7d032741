import type { Releases } from '@trellis/contract';
import type { EditionProfile, KeptVersion } from '@trellis/store';
import type { CallSettings } from '../http/context.ts';
import type { SiteFacts } from '../http/siteFacts.ts';

/** Name of a part of the data: the start of the SHA-256 of its bytes. Its file is `data/NAME.bin`, packed with gzip. */
export type PartName = string;

/** Texts or tables of a data set, by name. */
export type PartsByName = Readonly<Record<string, PartName>>;

/** The parts of a data set. */
export interface SiteEdition extends KeptVersion {
  readonly profile: EditionProfile;
  readonly facts: SiteFacts;
  /** The JSON part of its image, without the full names of genes, which few answers need. */
  readonly index: PartName;
  /** JSON of the full names, in the order of the genes. */
  readonly fullNames: PartName;
  /** Size of the columns of its image, unpacked. */
  readonly columnBytes: number;
  /** The columns of some analyses each, in the order of the index. */
  readonly chunks: readonly PartName[];
  /** What is behind the columns of the analyses. */
  readonly rest: PartName;
  readonly lists: PartsByName;
  readonly networks: PartsByName;
  readonly clusterInfo: PartName;
  /** Hits of motifs, by region. */
  readonly motifs: { readonly cluster: PartsByName; readonly individual: PartsByName };
  /** Its examples with their pictures. */
  readonly examples: PartName;
}

/** What a folder of a site holds: the file `site.json`. */
export interface SiteManifest {
  readonly format: 1;
  /** Version of the program. */
  readonly program: string;
  readonly settings: CallSettings;
  readonly editions: readonly SiteEdition[];
}

/** Where a folder lists its releases; the clients know by this file that an address is a folder. */
export const releaseIndex = 'releases/index.json';

/** The releases in a folder: what a server answers for each edition, in the order of `site.json`. */
export interface ReleaseIndex {
  readonly format: 1;
  readonly editions: readonly Releases[];
}
