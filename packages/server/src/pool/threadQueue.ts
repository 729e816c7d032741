import { queueOptionsSymbol, type TaskQueue } from 'piscina';
import type { Caller } from './client.ts';
import { FairQueue } from './fairQueue.ts';
import { addressShare, ServerBusy, tooManyWaiting } from './refusals.ts';

/** A task that waits for a thread, as piscina passes it. */
type WaitingTask = Parameters<TaskQueue['push']>[0];

/** Marks a task that takes the next free thread. */
export const nextThread = { [queueOptionsSymbol]: { takesNextThread: true } };

/** Marks a task of an address. */
export const ofAddress = (address: string) => ({ [queueOptionsSymbol]: { address } });

/**
 * The tasks that wait for a thread: those that take the next one first, then those of different addresses in turn. The
 * scheduler marks long tasks when it starts them: they are fewer than the threads, and many quick tasks would otherwise delay
 * them indefinitely.
 */
export class ThreadQueue implements TaskQueue {
  private readonly marked: WaitingTask[] = [];
  private readonly others = new FairQueue<WaitingTask>();

  get size(): number {
    return this.marked.length + this.others.size;
  }

  /**
   * Throws unless there is a place for one more task of a caller: `CallerBusy` when its address holds its share of `places`,
   * `ServerBusy` when all are taken. An address without a waiting task still gets one then, up to twice as many.
   */
  admit(caller: Caller | undefined, places: number): void {
    const own = this.others.waitingOf(caller?.address ?? '');
    if (caller?.isLimited && own >= places * addressShare) throw tooManyWaiting();
    if (this.size >= places && (own > 0 || this.size >= 2 * places)) throw new ServerBusy();
  }

  push(task: WaitingTask): void {
    if (isMarked(task)) this.marked.push(task);
    else this.others.push(addressOf(task), task);
  }

  unshift(task: WaitingTask): void {
    if (isMarked(task)) this.marked.unshift(task);
    else this.others.unshift(addressOf(task), task);
  }

  shift(): WaitingTask | null {
    return this.marked.shift() ?? this.others.shift()?.item ?? null;
  }

  remove(task: WaitingTask): void {
    const place = this.marked.indexOf(task);
    if (place >= 0) this.marked.splice(place, 1);
    else this.others.removeNewest(addressOf(task), (other) => other === task);
  }
}

const isMarked = ({ [queueOptionsSymbol]: options }: WaitingTask): boolean =>
  options !== null && 'takesNextThread' in options;

/** The address of a task; empty for one that no client has asked for. */
const addressOf = ({ [queueOptionsSymbol]: options }: WaitingTask): string =>
  options !== null && 'address' in options ? String(options.address) : '';
