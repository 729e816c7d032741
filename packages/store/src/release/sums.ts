/** The file that lists the hashes of all others; a release has no other files. */
export const sumsFile = 'SHA256SUMS';

/** A file and its hash. */
export interface HashedFile {
  readonly name: string;
  readonly sha256: string;
}

/** The text of `SHA256SUMS`, as `sha256sum --check` reads it, sorted by name. */
export const sumsText = (files: readonly HashedFile[]): string =>
  [...files]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, sha256 }) => `${sha256}  ${name}\n`)
    .join('');

/** Reads `SHA256SUMS`. Lines that name no plain file of the folder are left out. */
export const readSums = (text: string): HashedFile[] =>
  text.split('\n').flatMap((line) => {
    const [, sha256, name] = /^([0-9a-f]{64}) [ *]([A-Za-z0-9][\w.-]*)$/.exec(line) ?? [];
    return sha256 ? [{ name, sha256 }] : [];
  });
