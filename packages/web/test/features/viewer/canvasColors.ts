import { graph } from './viewerPage.ts';

export const blue = [49, 123, 246];
export const red = [224, 49, 49];
export const yellow = [255, 255, 0];
export const pink = [231, 41, 138];

/** Number of pixels of the drawing that have a color. */
export function pixels(color: readonly number[]): number {
  let count = 0;
  for (const canvas of graph().querySelectorAll('canvas')) {
    const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    for (let i = 0; i < data.length; i += 4)
      if (data[i + 3] > 200 && color.every((part, j) => Math.abs(data[i + j] - part) < 12)) count++;
  }
  return count;
}
