/** Parts of a data set that can say where they come from: gene lists, target networks, types of additional edges. */
export const partKinds = ['list', 'network', 'edges'] as const;

export type PartKind = (typeof partKinds)[number];

/** What a sidecar file says about a list, a network or edges. Missing texts are ''. */
export interface Sidecar {
  readonly description: string;
  /** Citation of the publication, repository or database that the data come from. */
  readonly source: string;
  readonly doi: string;
  readonly pmid: string;
  /** http or https address of the data or of their description. */
  readonly url: string;
  /** Name of the license, e.g. `CC BY 4.0`. */
  readonly license: string;
  /** Commit of the repository that holds the data: 40 hexadecimal digits. */
  readonly commit: string;
  /** SHA-256 of the file that the data were read from: 64 hexadecimal digits. */
  readonly sha256: string;
  /** Name and version of the recipe that made the data. */
  readonly recipe: string;
}

/** The keys of a sidecar, in the order in which they are written. */
export const sidecarKeys = [
  'description',
  'source',
  'doi',
  'pmid',
  'url',
  'license',
  'commit',
  'sha256',
  'recipe',
] as const;

/** A sidecar that says nothing. */
export const emptySidecar: Sidecar = {
  description: '',
  source: '',
  doi: '',
  pmid: '',
  url: '',
  license: '',
  commit: '',
  sha256: '',
  recipe: '',
};

/** The sidecar of one part of a data set. */
export interface Provenance extends Sidecar {
  readonly kind: PartKind;
  /** Name of the list, the network or the edge type. */
  readonly name: string;
}

/** Whether a text is a DOI alone, without `doi:` or an address before it. */
export const isDoi = (text: string): boolean => /^10\.\d{4,9}\/[^\s"<>]+$/.test(text);

/** Whether a text is a PubMed id. */
export const isPmid = (text: string): boolean => /^\d{4,9}$/.test(text);

/** Whether a text is the full name of a Git commit. */
export const isCommit = (text: string): boolean => /^[0-9a-f]{40}$/.test(text);

/** Whether a text is a SHA-256 in lower-case hexadecimal digits. */
export const isSha256 = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** Whether a text is an http or https address. */
export const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s"<>]+$/.test(text) && URL.canParse(text);
