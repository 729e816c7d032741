import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { pictures, pictureSize } from '../../../src/features/tutorial/pictures.ts';

const folder = fileURLToPath(new URL('../../../public/tutorial/', import.meta.url));
const names = Object.keys(pictures).map((name) => `${name}.webp`);

/** Width and height of a lossy WebP, from its frame header. */
function sizeOf(file: Buffer): [width: number, height: number] {
  const frame = file.indexOf('VP8 ') + 14;
  return [file.readUInt16LE(frame) & 0x3fff, file.readUInt16LE(frame + 2) & 0x3fff];
}

describe('the pictures of the tutorial', () => {
  it('are all there, and no other', () => {
    expect(readdirSync(folder).sort()).toEqual([...names].sort());
  });

  it.each(names)('%s has the size that the page keeps for it, and is small', (name) => {
    const file = readFileSync(`${folder}${name}`);
    expect(sizeOf(file)).toEqual([pictureSize.width, pictureSize.height]);
    expect(file.length).toBeLessThan(150_000);
  });
});
