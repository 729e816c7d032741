/**
 * Fold changes or p-values as 64-bit floats, lowest byte first, every bit kept. All missing figures become the same NaN and
 * -0 becomes 0, so that equal figures give equal bytes.
 */
export function packEdgeValues(figures: Float64Array): Buffer {
  const same = figures.map((figure) => (Number.isNaN(figure) ? NaN : figure + 0));
  return Buffer.from(same.buffer, same.byteOffset, same.byteLength);
}

/** Reads `count` figures back; throws a RangeError when the bytes do not hold exactly that. */
export function unpackEdgeValues(bytes: Uint8Array, count: number): Float64Array {
  if (bytes.length !== 8 * count) throw new RangeError(`${bytes.length} bytes are not ${count} figures`);
  const copy = new Float64Array(count);
  new Uint8Array(copy.buffer).set(bytes);
  return copy;
}
