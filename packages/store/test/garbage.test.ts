import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { collectBuffers, collectGarbage } from '../src/garbage.ts';

const megabyte = 1 << 20;
const bufferMegabytes = (): number => process.memoryUsage().arrayBuffers / megabyte;

/** Makes buffers that are no longer used. */
function dropBuffers(count: number): void {
  for (let i = 0; i < count; i++) new Uint8Array(megabyte).fill(i);
}

/** Waits until buffers are freed, which another thread does. */
async function untilBelow(megabytes: number): Promise<void> {
  await expect.poll(bufferMegabytes).toBeLessThan(megabytes);
}

describe('unused buffers', () => {
  let before = 0;

  beforeEach(async () => {
    collectGarbage();
    collectBuffers();
    await setImmediate();
    before = bufferMegabytes();
  });

  it('are collected once what runs has ended, when there are many', async () => {
    dropBuffers(20);
    collectBuffers();
    expect(bufferMegabytes()).toBeGreaterThan(before + 15);
    await untilBelow(before + 5);
  });

  it('are collected with all garbage where they are old', async () => {
    const kept = { buffers: Array.from({ length: 20 }, () => new Uint8Array(megabyte)) };
    collectGarbage();
    kept.buffers = [];
    collectBuffers({ all: true });
    expect(bufferMegabytes()).toBeGreaterThan(before + 15);
    await untilBelow(before + 5);
  });

  it('wait while there are few', async () => {
    const dropped = Array.from({ length: 4 }, () => new WeakRef(new Uint8Array(megabyte)));
    collectBuffers({ all: true });
    await setImmediate();
    expect(dropped.every((buffer) => buffer.deref())).toBe(true);
  });
});
