import { startsOf } from '@trellis/core/dataset';
import { packVarints, unpackVarints } from './varints.ts';

/** Packs the sizes of groups that start at `starts` (see `startsOf`). */
export const packStarts = (starts: Uint32Array): Buffer =>
  packVarints(starts.subarray(1).map((end, group) => end - starts[group]));

/** Unpacks the starts of `groups` groups. Throws a RangeError if the bytes hold more or fewer. */
export function unpackStarts(bytes: Uint8Array, groups: number): Uint32Array {
  const sizes = unpackVarints(bytes, groups);
  const starts = startsOf(groups, () => undefined);
  for (let group = 0; group < groups; group++) starts[group + 1] = starts[group] + sizes[group];
  return starts;
}

/** Packs numbers that ascend within each group as the differences between them. */
export function packRisingGroups(values: Uint32Array, starts: Uint32Array): Buffer {
  const gaps = values.slice();
  forEachNext(starts, (i) => (gaps[i] = values[i] - values[i - 1]));
  return packVarints(gaps);
}

/** Unpacks numbers that ascend within each group. Throws a RangeError if the bytes hold more or fewer. */
export function unpackRisingGroups(bytes: Uint8Array, starts: Uint32Array): Uint32Array {
  const values = unpackVarints(bytes, starts[starts.length - 1]);
  forEachNext(starts, (i) => (values[i] += values[i - 1]));
  return values;
}

/** Calls `visit` with the place of each value that is not the first of its group. */
function forEachNext(starts: Uint32Array, visit: (place: number) => void): void {
  for (let group = 0; group + 1 < starts.length; group++) {
    for (let i = starts[group] + 1; i < starts[group + 1]; i++) visit(i);
  }
}
