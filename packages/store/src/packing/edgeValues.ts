/**
 * Packs fold changes or p-values as little-endian 64-bit floats without loss. All missing values become the same NaN and -0
 * becomes 0, so that equal values have equal bytes.
 */
export function packEdgeValues(values: Float64Array): Buffer {
  const same = values.map((value) => (Number.isNaN(value) ? NaN : value + 0));
  return Buffer.from(same.buffer, same.byteOffset, same.byteLength);
}

/** Unpacks `count` values. Throws a RangeError if the bytes hold more or fewer. */
export function unpackEdgeValues(bytes: Uint8Array, count: number): Float64Array {
  if (bytes.length !== 8 * count) throw new RangeError(`${bytes.length} bytes are not ${count} values`);
  const copy = new Float64Array(count);
  new Uint8Array(copy.buffer).set(bytes);
  return copy;
}
