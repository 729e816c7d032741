import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { withResolution } from '../../../src/shared/exports/canvasPng.ts';

/** Chunks of a PNG; throws where a check sum is wrong. */
function chunksOf(png: Uint8Array): { type: string; data: Buffer }[] {
  const bytes = Buffer.from(png);
  const chunks = [];
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const end = at + 8 + length;
    if (crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) throw new Error(`bad check sum at ${at}`);
    chunks.push({ type: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + 8, end) });
    at = end + 4;
  }
  return chunks;
}

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(4);
  const sum = Buffer.alloc(4);
  const body = Buffer.concat([Buffer.from(type), data]);
  head.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, sum]);
}

const png = Buffer.concat([
  Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
  chunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])),
  chunk('IDAT', deflateSync(Buffer.from([0, 0]))),
  chunk('IEND', Buffer.alloc(0)),
]);

describe('the resolution of a PNG', () => {
  it('is 300 dots per inch, in pixels per meter, before the picture', () => {
    const chunks = chunksOf(withResolution(png, 300));
    expect(chunks.map(({ type }) => type)).toEqual(['IHDR', 'pHYs', 'IDAT', 'IEND']);
    const { data } = chunks[1];
    expect([data.readUInt32BE(0), data.readUInt32BE(4), data[8]]).toEqual([11_811, 11_811, 1]);
  });

  it('leaves the other chunks as they are', () => {
    const others = chunksOf(withResolution(png, 300)).filter(({ type }) => type !== 'pHYs');
    expect(others).toEqual(chunksOf(png));
  });
});
