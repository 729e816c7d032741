import type { FastifyReply } from 'fastify';
import { CallerBusy, ServerBusy } from '../pool/refusals.ts';
import { callerOf } from './client.ts';
import { innerCaller } from './innerCalls.ts';

/** Maximum sizes of the large answers that wait in memory for their readers: of all connections, and of one address. */
const maxBytes = { all: 256 << 20, address: 96 << 20 } as const;

/** Length from which an answer is a large one. */
const largeLength = 1 << 20;

/** The sizes of the large answers of a server, by address. */
class UnreadAnswers {
  private readonly byAddress = new Map<string, number>();
  private all = 0;

  of(address: string): number {
    return this.byAddress.get(address) ?? 0;
  }

  isFull(bytes: number): boolean {
    return this.all > 0 && this.all + bytes > maxBytes.all;
  }

  add(address: string, bytes: number): void {
    this.all += bytes;
    const left = this.of(address) + bytes;
    if (left > 0) this.byAddress.set(address, left);
    else this.byAddress.delete(address);
  }
}

const servers = new WeakMap<object, UnreadAnswers>();

/** What an answer keeps in memory, in bytes. */
function bytesInMemory(body: unknown): number {
  if (typeof body === 'string' || body instanceof Uint8Array) return body.length;
  return typeof body === 'object' && body !== null && 'holds' in body ? Number(body.holds) : 0;
}

/**
 * Counts an answer as in memory until its connection has taken it. Throws `CallerBusy` or `ServerBusy` if there are too many: fifty
 * calls of one address that are not read would hold as many copies of a network. One answer of an address is always sent.
 */
export function countUnread(reply: FastifyReply, body: unknown): void {
  const bytes = bytesInMemory(body);
  if (bytes < largeLength || innerCaller()) return;
  const { server } = reply.server;
  const unread = servers.get(server) ?? new UnreadAnswers();
  servers.set(server, unread);
  const { address, isLimited } = callerOf(reply.request);
  if (isLimited && unread.of(address) > 0 && unread.of(address) + bytes > maxBytes.address)
    throw new CallerBusy('Too many large answers to your address are not read yet', 5);
  if (unread.isFull(bytes)) throw new ServerBusy();
  unread.add(address, bytes);
  reply.raw.once('close', () => unread.add(address, -bytes));
}
