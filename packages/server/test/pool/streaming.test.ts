import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { MessageChannel } from 'node:worker_threads';
import { createGzip, gunzipSync } from 'node:zlib';
import { afterEach, expect, it, vi } from 'vitest';
import { takeBlock } from '@trellis/engine';
import { streamFrom, streamTo } from '../../src/pool/streaming.ts';

const blocks = 200;
const filled = 200_000;

/** What block number `i` says: other bytes than those of every block near it. */
const contentOf = (i: number): Buffer => Buffer.alloc(filled, `block ${i} of ${blocks}; `);
const expected = createHash('sha256');
for (let i = 0; i < blocks; i++) expected.update(contentOf(i));
const expectedHash = expected.digest('hex');

/** Fills blocks, and counts those that it has filled before: they have its mark behind what is sent. */
function writer(): { chunks: Iterable<Uint8Array>; used(): number; written(): number } {
  const mark = Buffer.from(randomUUID());
  let [used, written] = [0, 0];
  function* chunks(): Generator<Uint8Array> {
    for (let i = 0; i < blocks; i++) {
      const block = takeBlock();
      if (mark.equals(block.subarray(-mark.length))) used++;
      block.set(mark, block.length - mark.length);
      block.set(contentOf(i));
      written++;
      yield block.subarray(0, filled);
    }
  }
  return { chunks: chunks(), used: () => used, written: () => written };
}

/** The stream of chunks that arrive through a port, and what became of sending them. */
function streamOf(chunks: Iterable<Uint8Array>) {
  const { port1, port2 } = new MessageChannel();
  const sent = streamTo(port2, chunks, { checkpoint: () => {}, onWait: () => {} });
  return { stream: streamFrom(port1, () => {}), sent };
}

let close = () => {};
afterEach(() => close());

async function served(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = () => void server.close();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const responseOf = async (url: string): Promise<IncomingMessage> =>
  ((await once(get(url), 'response')) as [IncomingMessage])[0];

async function hashOf(response: AsyncIterable<Buffer>, afterEach: (n: number) => Promise<unknown>): Promise<string> {
  const hash = createHash('sha256');
  let n = 0;
  for await (const chunk of response) {
    hash.update(chunk);
    await afterEach(n++);
  }
  return hash.digest('hex');
}

it.each([
  { reader: 'fast', pause: async () => {} },
  { reader: 'slow', pause: (n: number) => (n % 40 === 0 ? wait(2) : Promise.resolve()) },
])('gives a $reader reader what was written, in blocks that are filled again', async ({ pause }) => {
  const { chunks, used } = writer();
  const url = await served((_, response) => void streamOf(chunks).stream.pipe(response));
  expect(await hashOf(await responseOf(url), pause)).toBe(expectedHash);
  expect(used()).toBeGreaterThan(0.8 * blocks);
});

it('keeps the blocks of a stream that goes elsewhere, where they are read later', async () => {
  const { chunks } = writer();
  const url = await served((_, response) => {
    const { stream } = streamOf(chunks);
    pipeline(stream, createGzip({ level: 1 }), response, () => {});
  });
  const parts: Buffer[] = [];
  for await (const part of (await responseOf(url)) as AsyncIterable<Buffer>) parts.push(part);
  expect(
    createHash('sha256')
      .update(gunzipSync(Buffer.concat(parts)))
      .digest('hex'),
  ).toBe(expectedHash);
});

it('ends its task before it says that all is sent', async () => {
  const { port1, port2 } = new MessageChannel();
  const events: string[] = [];
  const task = new Promise<void>((resolve) => {
    vi.spyOn(port2, 'postMessage').mockImplementation((message: unknown) => {
      events.push(message === null ? 'all is sent' : 'a chunk is sent');
    });
    void streamTo(port2, ['a'], { checkpoint: () => {}, onWait: resolve });
  });
  const answered = async (): Promise<void> => void (await task);
  await answered().then(() => events.push('the task has ended'));
  await expect.poll(() => events).toEqual(['a chunk is sent', 'the task has ended', 'all is sent']);
  port1.close();
});

it('stops when the reader leaves', async () => {
  const { chunks, written } = writer();
  let sent = Promise.resolve();
  const url = await served((_, response) => {
    const given = streamOf(chunks);
    response.on('close', () => given.stream.destroy());
    given.stream.on('error', () => {});
    given.stream.pipe(response);
    sent = given.sent;
  });
  const response = await responseOf(url);
  await once(response, 'data');
  response.destroy();
  await expect(sent).rejects.toThrow();
  expect(written()).toBeLessThan(blocks / 2);
});
