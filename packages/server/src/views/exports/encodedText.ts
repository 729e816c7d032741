/** Bytes after a text, which a copy of its last bytes reads too. */
export const padding = 8;

/** A text as UTF-8 that is copied many times, in whole or in pieces. */
export interface EncodedText {
  /** Its bytes, and `padding` more. */
  readonly bytes: Buffer;
  readonly view: DataView;
  /** Number of bytes without the padding. */
  readonly length: number;
}

/** Encodes a text, or takes over the bytes of one that is encoded. */
export function encodedText(text: string | Buffer): EncodedText {
  const own = typeof text === 'string' ? Buffer.from(text) : text;
  const bytes = Buffer.concat([own], own.length + padding);
  return { bytes, view: new DataView(bytes.buffer, bytes.byteOffset, bytes.length), length: own.length };
}
