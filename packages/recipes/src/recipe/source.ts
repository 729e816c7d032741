import type { EditionSettings } from '@trellis/core/edition';
import type { Make } from './make.ts';

/** A file of a public source: where it is, and what its bytes must be. */
export interface SourceFile {
  /** The address, of one pinned commit or version. */
  readonly url: string;
  /** Path inside the repository or release, as recipes name it. */
  readonly path: string;
  readonly bytes: number;
  /** SHA-256 of the bytes as 64 hexadecimal digits. */
  readonly sha256: string;
}

/** A pinned public source of a recipe. */
export interface Source {
  readonly name: string;
  /** `owner/name` of a repository, or the address of a release. */
  readonly origin: string;
  /** Address of the repository at its commit, or of the release. */
  readonly url: string;
  /** 40 hexadecimal digits; '' for a release. */
  readonly commit: string;
  /** SPDX name as the source states it, or `Not stated`. */
  readonly license: string;
  readonly citation: string;
  readonly doi: string;
  readonly accession: string;
  readonly files: readonly SourceFile[];
}

/** A recipe: where public data are, and what is made of them for an edition. */
export interface Recipe {
  readonly name: string;
  readonly version: number;
  readonly edition: string;
  /** What it says about the edition, where it does. */
  readonly settings?: EditionSettings;
  readonly title: string;
  readonly sources: readonly Source[];
  readonly makes: readonly Make[];
}
