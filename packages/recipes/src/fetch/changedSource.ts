import { TrellisError } from '@trellis/core';
import type { Fingerprint } from './checksum.ts';

/** What was found instead of a file. */
interface Found {
  readonly bytes: number | string;
  /** Not known where reading ended early. */
  readonly sha256?: string;
}

/** The error of a source that no longer has the bytes of its recipe, with what to do. `place` is an address or a path. */
export function changedSource(place: string, expected: Fingerprint, found: Found): TrellisError {
  const checksum = found.sha256 === undefined ? '' : ` with sha256 ${found.sha256}`;
  return new TrellisError(
    'bad-file',
    `${place} has changed: expected ${expected.bytes} bytes with sha256 ${expected.sha256}, ` +
      `found ${found.bytes} bytes${checksum}; look at what changed, then put the new bytes and sha256 into the recipe ` +
      'and raise its version, or use a --mirror that has the old file',
  );
}
