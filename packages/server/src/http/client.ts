import { BlockList, isIPv6 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, Client } from '../pool/client.ts';
import { innerCaller, innerSignal } from './innerCalls.ts';

/** Networks of machines and sites, whose addresses are not of one person as a rule. */
const localNetworks = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  localNetworks.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  localNetworks.addSubnet(network, bits, 'ipv6');

const isLocal = (address: string): boolean =>
  localNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4') || address === '';

/**
 * Returns the caller of a call. A proxy that `TRELLIS_PROXIES` does not name makes all its users one address: so an address
 * of a local network is limited only when a proxy that is named has sent it.
 */
export function callerOf(request: FastifyRequest): Caller {
  const inner = innerCaller();
  if (inner) return inner;
  const { ip, socket } = request;
  const isForwarded = ip !== socket.remoteAddress;
  return { address: normalizeIP(ip), isLimited: isForwarded || !isLocal(ip) };
}

/** Returns the client of a call, whose signal fires when it disconnects before its answer is complete, or leaves the call that this is part of. */
export function clientOf(reply: FastifyReply): Client {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  const outer = innerSignal();
  const signal = outer ? AbortSignal.any([controller.signal, outer]) : controller.signal;
  return { ...callerOf(reply.request), signal };
}
