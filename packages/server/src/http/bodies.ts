import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectBuffers } from '@trellis/store/garbage';
import type { Caller } from '../pool/client.ts';
import { CallerBusy, ServerBusy } from '../pool/refusals.ts';
import { callerOf } from './client.ts';
import type { MainThread } from '../pool/mainThread.ts';
import { parseJsonBodies } from './jsonBodies.ts';
import { openReading, readInTurns } from './readInTurns.ts';

/** Maximum sizes in bytes of the bodies that are in memory at the same time: of all connections, and of one address. */
const bodyBudget = { all: 192 << 20, address: 128 << 20 } as const;

/** Size up to which a body is accepted however many large ones are on their way, like a query or a list of genes. */
const smallBody = 100_000;

/** Time in ms within which a connection has to send or take `minBytes`, or it is closed. */
const stallMs = 15_000;
const minBytes = 64 << 10;

/** A call with a body, or an answer that waits for its reader. */
interface Open {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly caller: Caller;
  received: number;
  /** Whether it says that its body is a small one. */
  readonly isSmall: boolean;
  /** Bytes of the body, and of the socket, and when they were counted last. */
  seen: { readonly received: number; readonly sent: number; readonly at: number };
}

/**
 * Limits the memory of bodies: what has arrived counts until its call is answered. A call whose body would not fit is refused
 * before it is read. When those on their way become too many, the one that has sent least is cut off, of the address that has sent
 * most: otherwise many that begin at the same time would all end at the same time. A connection that neither sends nor reads is closed, so that
 * half-open calls hold neither memory nor places. Large bodies are read in turns. See `parseJsonBodies` for JSON.
 */
export function limitBodies(app: FastifyInstance, mainThread: Pick<MainThread, 'run'>): void {
  const { open, hold, refusal, cutOff } = holdBodies();
  const rounds = openReading();
  parseJsonBodies(app, mainThread);

  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    // A call that the server makes to itself has no connection: its body is part of the outer one.
    if (typeof raw.socket.bytesWritten !== 'number') return;
    const caller = callerOf(request);
    const seen = { received: 0, sent: 0, at: Date.now() };
    const declared = Number(raw.headers['content-length'] ?? 0);
    const isSmall = declared > 0 && declared <= smallBody;
    const one: Open = { request: raw, response: reply.raw, caller, received: 0, isSmall, seen };
    open.add(one);
    reply.raw.once('close', () => {
      open.delete(one);
      hold(caller.address, -one.received);
      if (one.received > smallBody) collectBuffers();
    });
    if (isSmall || (!declared && raw.headers['transfer-encoding'] === undefined)) return;
    const refused = refusal(caller, declared);
    if (refused) {
      reply.header('Connection', 'close');
      throw refused;
    }
    const onPiece = (bytes: number): boolean => {
      while (open.has(one) && refusal(caller, bytes)) cutOff(one, bytes);
      if (!open.has(one)) return false;
      one.received += bytes;
      hold(caller.address, bytes);
      return true;
    };
    readInTurns(raw, { rounds, address: caller.address, onPiece });
  });

  const timer = setInterval(() => {
    for (const one of open) if (hasStalled(one)) one.request.socket.destroy();
  }, 1000).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/** The bodies in memory, by their addresses. */
function holdBodies() {
  const open = new Set<Open>();
  const bytesByAddress = new Map<string, number>();
  let all = 0;

  function hold(address: string, bytes: number): void {
    all += bytes;
    const left = (bytesByAddress.get(address) ?? 0) + bytes;
    if (left > 0) bytesByAddress.set(address, left);
    else bytesByAddress.delete(address);
  }

  function refusal({ address, isLimited }: Caller, bytes: number): Error | undefined {
    if (isLimited && (bytesByAddress.get(address) ?? 0) + bytes > bodyBudget.address)
      return new CallerBusy('Your address sends too much at the same time', 5);
    return all + bytes > bodyBudget.all ? new ServerBusy() : undefined;
  }

  /** Cuts off a body that is on its way, and frees its bytes at once. */
  function cutOff(newest: Open, bytes: number): Open {
    const { address, isLimited } = newest.caller;
    const isCallersFault = isLimited && (bytesByAddress.get(address) ?? 0) + bytes > bodyBudget.address;
    const last = smallestOf(open, bytesByAddress, isCallersFault ? address : undefined) ?? newest;
    hold(last.caller.address, -last.received);
    last.received = 0;
    open.delete(last);
    last.request.destroy(new ServerBusy());
    return last;
  }

  return { open, hold, refusal, cutOff };
}

/** The body that has received least of those on their way, of one address or of the one that holds most; undefined without any. */
function smallestOf(
  open: ReadonlySet<Open>,
  bytesByAddress: ReadonlyMap<string, number>,
  address: string | undefined,
): Open | undefined {
  const bytesOf = ({ caller }: Open): number => bytesByAddress.get(caller.address) ?? 0;
  let least: Open | undefined;
  for (const one of open) {
    if (one.isSmall || one.received === 0 || one.request.complete) continue;
    if (address !== undefined && one.caller.address !== address) continue;
    const more = least ? bytesOf(one) - bytesOf(least) : 1;
    if (!least || more > 0 || (more === 0 && one.received < least.received)) least = one;
  }
  return least;
}

/** Whether a connection has to send or to read, and has hardly done so for `stallMs`. */
function hasStalled(one: Open): boolean {
  const { request, response, received, seen } = one;
  const isSending = !request.complete && request.headers['content-length'] !== '0';
  const isReading = response.writableNeedDrain;
  const sent = request.socket.bytesWritten;
  const hasMoved = isSending ? received - seen.received >= minBytes : sent - seen.sent >= minBytes;
  if ((!isSending && !isReading) || hasMoved) {
    one.seen = { received, sent, at: Date.now() };
    return false;
  }
  return Date.now() - seen.at > stallMs;
}
