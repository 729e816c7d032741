/** What Windows-1252 has in the place of the control characters 80 to 9F of Latin-1; five of them it leaves. */
const instead = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * The text of bytes in Windows-1252, the encoding of many files of Excel. Browsers decode it under the name of Latin-1 too;
 * Node.js 20 decodes Latin-1, so en dashes, which are minus signs in numbers, would be control characters.
 */
export const decodeWindows1252 = (bytes: Uint8Array): string =>
  new TextDecoder('latin1')
    .decode(bytes)
    .replaceAll(/[\u0080-\u009f]/g, (control) => instead[control.charCodeAt(0) - 0x80]);
