/**
 * Removes parts of an input, halves first and single bytes last, as long as what is left still `holds`. Calls it at most
 * `maxTries` times.
 */
export async function shrink(
  bytes: Uint8Array,
  holds: (smaller: Uint8Array) => Promise<boolean>,
  maxTries: number,
): Promise<Uint8Array> {
  let [small, tries] = [bytes, 0];
  for (let size = Math.ceil(bytes.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let start = 0; start < small.length && tries < maxTries;) {
      const smaller = Buffer.concat([small.subarray(0, start), small.subarray(start + size)]);
      tries++;
      if (await holds(smaller)) small = smaller;
      else start += size;
    }
  }
  return small;
}
