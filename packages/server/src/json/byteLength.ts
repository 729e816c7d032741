const encoder = new TextEncoder();

/** Number of bytes of a text in UTF-8. */
export const byteLength = (text: string): number => encoder.encode(text).length;
