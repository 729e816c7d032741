/** What we use of `seek-bzip`, which has no types of its own. */
declare module 'seek-bzip' {
  interface ByteInput {
    /** The next byte. */
    readByte(): number;
    /** Copies the next bytes into a part of a buffer; returns their number. */
    read(buffer: Uint8Array, offset: number, length: number): number;
  }
  const bzip2: {
    /** Writes the unpacked bytes of one bzip2 stream. Throws if the bytes are not one. */
    decode(input: ByteInput, output: { writeByte(byte: number): void }): void;
  };
  export = bzip2;
}
