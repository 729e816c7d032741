import { withResolution } from './pngResolution.ts';

/** Dots per inch of every PNG. */
export const dpi = 300;

/** Returns what a canvas shows as a PNG that says its resolution. Throws where the browser cannot make one of this size. */
export async function canvasPng(canvas: HTMLCanvasElement): Promise<Blob> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('The browser cannot make a picture of this size.');
  return new Blob([withResolution(new Uint8Array(await blob.arrayBuffer()), dpi)], { type: 'image/png' });
}
