import { TrellisError } from '@trellis/core';
import type { Target } from './target.ts';

/** What is wrong with the answer to an input. */
export interface Fault {
  readonly kind: 'error' | 'message' | 'slow';
  /** One line, by which the same defect is recognized. */
  readonly summary: string;
  readonly details: string;
}

/** Longest time of a run in milliseconds; inputs have at most 64 kB. */
const longestMs = 1000;

/** Words of JavaScript that no message to a user has. */
const internals = /\bundefined\b|\bNaN\b|\[object |\bnull\b/;

/** Runs a target on an input; returns the fault, or undefined if it was read or refused as it should. */
export async function judge(target: Target, bytes: Uint8Array, maxMs = longestMs): Promise<Fault | undefined> {
  const start = performance.now();
  const fault = await faultOf(target, bytes);
  if (fault || performance.now() - start < maxMs) return fault;
  return (await isSlowAgain(target, bytes, maxMs)) ? slow(bytes, maxMs) : undefined;
}

async function faultOf(target: Target, bytes: Uint8Array): Promise<Fault | undefined> {
  const error = await errorOf(target, bytes, 0);
  if (error === undefined) return undefined;
  if (!(error instanceof TrellisError)) return described((await errorOf(target, bytes, 20)) ?? error);
  const found = internals.exec(error.message)?.[0];
  if (!found || Buffer.from(bytes).includes(found)) return undefined;
  return { kind: 'message', summary: `a message with "${found}"`, details: error.message };
}

/** What a run throws, with as many lines of the stack: they take longer than most readers do. */
async function errorOf(target: Target, bytes: Uint8Array, stackLines: number): Promise<unknown> {
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = stackLines;
  try {
    await target.run(bytes);
    return undefined;
  } catch (error) {
    return error ?? new Error('nothing was thrown');
  } finally {
    Error.stackTraceLimit = before;
  }
}

function described(error: unknown): Fault {
  if (!(error instanceof Error)) return { kind: 'error', summary: 'not an Error', details: String(error) };
  const place = /^\s+at (?:async )?(?:new )?([\w.#<>]+)/m.exec(error.stack ?? '')?.[1] ?? '';
  const sentence = error.message
    .split('\n')[0]
    .replaceAll(/"[^"]*"|\d+/g, '..')
    .slice(0, 80);
  return { kind: 'error', summary: `${error.name} in ${place}: ${sentence}`, details: error.stack ?? error.message };
}

/** Whether two further runs take as much time of the processor: other processes can delay any number of them. */
async function isSlowAgain(target: Target, bytes: Uint8Array, maxMs: number): Promise<boolean> {
  for (let i = 0; i < 2; i++) {
    const start = process.cpuUsage();
    await faultOf(target, bytes);
    const { user, system } = process.cpuUsage(start);
    if ((user + system) / 1000 < maxMs) return false;
  }
  return true;
}

const slow = (bytes: Uint8Array, maxMs: number): Fault => ({
  kind: 'slow',
  summary: `a run of more than ${maxMs} ms`,
  details: `${bytes.length} bytes take more than ${maxMs} ms, three times in a row`,
});
