/** Bytes after a text, which a copy of its last bytes reads too. */
export const padding = 8;

/** A text as UTF-8 that is copied many times, in whole or in pieces. */
export interface EncodedText {
  /** Its bytes, and `padding` more. */
  readonly bytes: Uint8Array;
  readonly view: DataView;
  /** Number of bytes without the padding. */
  readonly length: number;
}

const encoder = new TextEncoder();

/** Encodes a text. */
export const encodedText = (text: string): EncodedText => encodedBytes([encoder.encode(text)]);

/** Makes a text of pieces that are encoded. */
export function encodedBytes(pieces: readonly Uint8Array[]): EncodedText {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const bytes = new Uint8Array(length + padding);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return { bytes, view: new DataView(bytes.buffer), length };
}
