import Fastify, { type FastifyInstance } from 'fastify';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countUnread } from '../../src/http/unreadAnswers.ts';
import { CallerBusy } from '../../src/pool/refusals.ts';

const bytes = 40 << 20;
let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = Fastify({ trustProxy: 'loopback' });
  app.get('/', (_, reply) => {
    const body = Buffer.alloc(bytes);
    try {
      countUnread(reply, body);
    } catch (error) {
      return reply.code(error instanceof CallerBusy ? 429 : 503).send('');
    }
    return reply.send(body);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(() => app.close());

/** Asks and does not read the answer. */
const ask = (address: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get({ port, headers: { 'X-Forwarded-For': address } }, (answer) => resolve(answer.pause())).on('error', reject);
  });

it('large answers that are not read are limited for an address and for all, and read ones make room', async () => {
  const [first, second] = [await ask('203.0.113.1'), await ask('203.0.113.1')];
  expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
  expect((await ask('203.0.113.1')).statusCode).toBe(429);
  const others = [];
  for (let i = 2; i < 7; i++) others.push(await ask(`203.0.113.${i}`));
  expect(others.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 503]);
  first.destroy();
  await expect.poll(async () => (await ask('203.0.113.9')).statusCode).toBe(200);
  for (const answer of [second, ...others]) answer.destroy();
});
