/** Dots per inch of every PNG. */
export const dpi = 300;

/** Returns what a canvas shows as a PNG that says its resolution. Throws where the browser cannot make one of this size. */
export async function canvasPng(canvas: HTMLCanvasElement): Promise<Blob> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('The browser cannot make a picture of this size.');
  return new Blob([withResolution(new Uint8Array(await blob.arrayBuffer()), dpi)], { type: 'image/png' });
}

/** Bytes before the chunks of a PNG, and of its first chunk (IHDR). */
const signatureLength = 8;
const headerChunkLength = 25;

const metersPerInch = 0.0254;

/** Check sum of a chunk of a PNG (CRC-32, ISO 3309). */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** Adds the resolution to a PNG in dots per inch (chunk pHYs), which programs read as its printed size. */
export function withResolution(png: Uint8Array, dpi: number): Uint8Array<ArrayBuffer> {
  const chunk = new DataView(new ArrayBuffer(21));
  const pixelsPerMeter = Math.round(dpi / metersPerInch);
  chunk.setUint32(0, 9);
  [...'pHYs'].forEach((letter, i) => chunk.setUint8(4 + i, letter.charCodeAt(0)));
  chunk.setUint32(8, pixelsPerMeter);
  chunk.setUint32(12, pixelsPerMeter);
  chunk.setUint8(16, 1);
  chunk.setUint32(17, crc32(new Uint8Array(chunk.buffer, 4, 13)));
  const at = signatureLength + headerChunkLength;
  const marked = new Uint8Array(png.length + chunk.byteLength);
  marked.set(png.subarray(0, at));
  marked.set(new Uint8Array(chunk.buffer), at);
  marked.set(png.subarray(at), at + chunk.byteLength);
  return marked;
}
