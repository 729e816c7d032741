import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { readInTurns } from '../../src/http/readInTurns.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** Sends a body, and returns what is answered; the server reads it in the turns of `begin`. */
async function send(bytes: number, begin: (caller: string, action: () => void) => void): Promise<string> {
  server = createServer((raw, response) => {
    const parts: number[] = [];
    const onPiece = (size: number): boolean => parts.push(size) > 0;
    readInTurns(raw, { rounds: { begin, waiting: 0 }, address: 'A', onPiece });
    let received = 0;
    raw.on('data', (part: Buffer) => (received += part.length));
    raw.on('end', () => response.end(JSON.stringify({ received, seen: parts.reduce((a, b) => a + b, 0) })));
  });
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = request({ port, method: 'POST' }, (answer) => {
      let text = '';
      answer.on('data', (part: Buffer) => (text += part.toString()));
      answer.on('end', () => resolve(text));
    });
    sent.on('error', reject);
    sent.end(Buffer.alloc(bytes, 'x'));
  });
}

it('a body arrives whole, a part per turn, whenever its turns come', async () => {
  const bytes = 3_000_000;
  let turns = 0;
  const text = await send(bytes, (_, action) => {
    turns++;
    setImmediate(() => setImmediate(action));
  });
  expect(JSON.parse(text)).toEqual({ received: bytes, seen: bytes });
  // Node reads 64 kB of a connection at a time.
  expect(turns).toBeGreaterThanOrEqual(Math.floor(bytes / 65_536));
});
