import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import { MessageChannel } from 'node:worker_threads';
import { createGzip } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeBlock } from '@trellis/engine';
import { AnswerCache, type Lease } from '../../src/cache/answerCache.ts';
import { streamFrom, streamTo } from '../../src/pool/streaming.ts';
import { cachingStream } from '../../src/views/cachingStream.ts';

const blockLength = 200_000;
const contentOf = (i: number): Buffer => Buffer.alloc(blockLength, `block ${i}; `);
const contents = (count: number): Buffer => Buffer.concat(Array.from({ length: count }, (_, i) => contentOf(i)));

/** Fills blocks one after the other, those that were sent again. */
function* blocks(count: number): Generator<Uint8Array> {
  for (let i = 0; i < count; i++) {
    const block = takeBlock();
    block.set(contentOf(i));
    yield block.subarray(0, blockLength);
  }
}

/** A stream of a thread. */
function fromThread(count: number): Readable {
  const { port1, port2 } = new MessageChannel();
  streamTo(port2, blocks(count), { checkpoint: () => {}, onWait: () => {} }).catch(() => {});
  return streamFrom(port1, () => {});
}

/** A stream of this process. */
const fromProcess = (count: number): Readable =>
  Readable.from(
    Array.from({ length: count }, (_, i) => contentOf(i)),
    { objectMode: false },
  );

let close = () => {};
afterEach(() => {
  vi.useRealTimers();
  close();
});

async function responseTo(listener: RequestListener): Promise<IncomingMessage> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = () => void server.close();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return ((await once(get(url), 'response')) as [IncomingMessage])[0];
}

async function bytesOf(response: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  return Buffer.concat(parts);
}

describe.each([
  { host: 'a thread', streamOf: fromThread },
  { host: 'this process', streamOf: fromProcess },
])('an answer that is streamed by $host', ({ streamOf }) => {
  let cache: AnswerCache;
  beforeEach(() => {
    cache = new AnswerCache(32 << 20, undefined);
  });
  const lease = async () => (await cache.find('key')) as Lease;
  const cached = async () => (await cache.find('key')).bytes;

  it('is sent as it is, and is in the cache then', async () => {
    const found = await lease();
    const response = await responseTo((_, to) => void cachingStream(streamOf(15), found).pipe(to));
    const expected = contents(15);
    expect((await bytesOf(response)).equals(expected)).toBe(true);
    expect((await cached())?.equals(expected)).toBe(true);
  });

  it('is in the cache when it is compressed for its reader', async () => {
    const found = await lease();
    const response = await responseTo((_, to) =>
      pipeline(cachingStream(streamOf(5), found), createGzip(), to, () => {}),
    );
    await bytesOf(response);
    expect((await cached())?.equals(contents(5))).toBe(true);
  });

  it('is not in the cache if it is large, for which other callers do not wait', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const found = await lease();
    const response = await responseTo((_, to) => void cachingStream(streamOf(100), found).pipe(to));
    const bytes = bytesOf(response);
    const next = await lease();
    expect(next.bytes).toBeUndefined();
    expect((await bytes).equals(contents(100))).toBe(true);
    await next.complete();
    expect(await cached()).toBeUndefined();
  });

  it('is not in the cache if its reader leaves', async () => {
    const found = await lease();
    const response = await responseTo((_, to) => {
      const stream = cachingStream(streamOf(100), found);
      stream.on('error', () => {});
      to.on('close', () => stream.destroy());
      stream.pipe(to);
    });
    await once(response, 'data');
    response.destroy();
    expect(await cached()).toBeUndefined();
  });
});
