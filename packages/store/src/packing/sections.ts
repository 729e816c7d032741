/** Joins byte sequences, each after its length as a little-endian 32-bit number. */
export function packSections(sections: readonly Uint8Array[]): Buffer {
  return Buffer.concat(
    sections.flatMap((section) => {
      const length = Buffer.alloc(4);
      length.writeUInt32LE(section.length);
      return [length, section];
    }),
  );
}

/** Splits what `packSections` joined. Throws a RangeError if the bytes hold more or fewer than `count` sections. */
export function unpackSections(bytes: Uint8Array, count: number): Uint8Array[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sections: Uint8Array[] = [];
  let at = 0;
  while (sections.length < count && at + 4 <= bytes.length) {
    const end = at + 4 + view.getUint32(at, true);
    if (end > bytes.length) break;
    sections.push(bytes.subarray(at + 4, end));
    at = end;
  }
  if (sections.length < count || at < bytes.length)
    throw new RangeError(`${bytes.length} bytes are not ${count} sections`);
  return sections;
}
