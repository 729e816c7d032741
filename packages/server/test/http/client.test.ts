import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { callerOf } from '../../src/http/client.ts';
import type { Caller } from '../../src/pool/client.ts';

/** The caller of a call from an address, perhaps passed on for another one; proxies of this machine and 10.9.0.0/16 are believed. */
async function callerFrom(remoteAddress: string, forwarded?: string): Promise<Caller> {
  const app = Fastify({ trustProxy: ['loopback', '10.9.0.0/16'] });
  app.get('/', (request) => Promise.resolve(callerOf(request)));
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const answer = await app.inject({ url: '/', remoteAddress, headers });
  await app.close();
  return answer.json();
}

it.each([
  ['a public address', '203.0.113.1', undefined, '203.0.113.1', true],
  ['an IPv6 network', '2001:db8:1:2:3::4', undefined, '2001:db8:1:2::', true],
  ['this machine', '127.0.0.1', undefined, '127.0.0.1', false],
  ['this machine in IPv6', '::1', undefined, '::', false],
  ['this machine on a socket for both', '::ffff:127.0.0.1', undefined, '127.0.0.1', false],
  ['a private network', '192.168.1.5', undefined, '192.168.1.5', false],
  ['a private network in IPv6', 'fd00::1', undefined, 'fd00::', false],
  ['a proxy that is not believed', '10.1.0.1', '203.0.113.1', '10.1.0.1', false],
  ['a caller of a proxy', '10.9.0.1', '203.0.113.1', '203.0.113.1', true],
  ['a private caller of a proxy', '127.0.0.1', '192.168.1.5', '192.168.1.5', true],
  ['a caller that claims to be this machine', '127.0.0.1', '127.0.0.1, 203.0.113.1', '203.0.113.1', true],
])('tells whose call it is: %s', async (_, remoteAddress, forwarded, ...[address, isLimited]) => {
  expect(await callerFrom(remoteAddress, forwarded)).toEqual({ address, isLimited });
});
